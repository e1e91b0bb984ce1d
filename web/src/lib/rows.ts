// Events, choices and refusals in changes of a position are rows: the fields in their order, without their names.

import type { Choice, Refusal, Told } from './messages'

type MessageRow = unknown[]

export const toldOf = ([ply, kind, seat, what, amount, cause, joins, heading, at]: MessageRow): Told =>
  ({ ply, kind, seat, what, amount, cause, joins, heading, at }) as Told

const choiceOf = ([action, move, deltas]: MessageRow): Choice =>
  ({ action, move, deltas: (deltas as MessageRow[]).map(([seat, what, amount, cause]) => ({ seat, what, amount, cause })) }) as Choice

const refusalOf = ([action, move, rule, missing]: MessageRow): Refusal =>
  ({ action, move, rule, missing: (missing as MessageRow[]).map(([what, amount]) => ({ what, amount })) }) as Refusal

const all =
  <T>(one: (row: MessageRow) => T) =>
  (each: (T | MessageRow)[]): T[] =>
    each.map((member) => (Array.isArray(member) ? one(member) : member))

/** What was there before has its names already. */
export const choicesOf = all(choiceOf)
export const refusalsOf = all(refusalOf)
