import { expect, test } from 'vitest'
import { pieces } from '../../src/lib/rich'

test('words without pictures stay as they are', () => {
  expect(pieces('Draw a card.')).toEqual([{ text: 'Draw a card.' }])
})

test('a picture takes the number before it along', () => {
  expect(pieces('2[drachma] more')).toEqual([{ number: '2', icon: 'drachma' }, { text: ' more' }])
})

test('a gain and a loss keep their signs', () => {
  expect(pieces('+3[troops] −1[vp]')).toEqual([{ number: '+3', icon: 'troops' }, { text: ' ' }, { number: '−1', icon: 'vp' }])
})

test('a picture may stand alone', () => {
  expect(pieces('or [die-6]')).toEqual([{ text: 'or ' }, { number: '', icon: 'die-6' }])
})

test('no words are no pieces', () => {
  expect(pieces('')).toEqual([])
})
