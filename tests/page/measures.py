"""What a screen must be to be used by eyes and fingers: letters, targets, width, and what is asked for in sight."""

from typing import Any

from tests.page.visitors import Visitor

SMALLEST_LETTERS = 12  # pixels, as they are drawn
SMALLEST_TARGET = 44  # pixels, on a screen that is touched

MEASURE = """([letters, target, touch]) => {
    const found = { letters: [], targets: [], wide: [], lost: [], asked: [] }
    const page = document.scrollingElement
    const width = document.documentElement.clientWidth
    const height = innerHeight
    const dialog = document.querySelector('dialog[open]')
    const scope = dialog ?? document.body
    const name = one => {
        const words = (one.getAttribute('aria-label') || one.textContent).trim().replace(/\\s+/g, ' ').slice(0, 40)
        const classes = String(one.className.baseVal ?? one.className).replace(/svelte-\\S+/g, '').trim()
        return `${one.tagName.toLowerCase()}.${classes.replace(/\\s+/g, '.')} "${words}"`
    }
    const shown = { opacityProperty: true, visibilityProperty: true }
    const seen = one => one.checkVisibility(shown) && !one.closest('.hidden')
    const known = new Map([[document.body, false], [null, false]])
    const clipped = one => {
        if (!known.has(one))
            known.set(one, getComputedStyle(one).clipPath === 'inset(50%)' || clipped(one.parentElement))
        return known.get(one)
    }
    const scrolls = one => {
        for (let up = one; up; up = up.parentElement)
            if (/auto|scroll/.test(getComputedStyle(up).overflow)) return up
        return null
    }
    // Letters, as large as they are drawn: pictures scale theirs.
    const walk = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT)
    while (walk.nextNode()) {
        const text = walk.currentNode
        const one = text.parentElement
        if (!text.data.trim() || one.closest('script, style, option') || !seen(one) || clipped(one)) continue
        if (one.closest('.skip, .since')) continue // marks follow their pieces, which may be scrolled out of sight
        const range = document.createRange()
        range.selectNodeContents(text)
        const box = range.getBoundingClientRect()
        if (box.width === 0 || box.height === 0) continue
        const matrix = one instanceof SVGElement ? one.getScreenCTM() : null
        const size = parseFloat(getComputedStyle(one).fontSize) * (matrix ? Math.hypot(matrix.a, matrix.b) : 1)
        if (size < letters - 0.05) found.letters.push(`${size.toFixed(1)}: ${name(one)}`)
        const beside = (box.left < -1 || box.right > width + 1) && getComputedStyle(one).textOverflow !== 'ellipsis'
        if (!beside) continue
        const at = scrolls(one)
        if (!at || at.scrollWidth <= at.clientWidth) found.lost.push(name(one))
    }
    if (page.scrollWidth > width) found.wide.push(`page ${page.scrollWidth}`)
    // Targets, as far as a finger on them is felt by them. What lies half behind the bar of places can be scrolled up.
    const bars = [...document.querySelectorAll('nav')]
        .filter(bar => getComputedStyle(bar).position === 'sticky')
        .map(bar => bar.getBoundingClientRect())
    const floor = Math.min(height, ...bars.filter(bar => bar.bottom > height - 2).map(bar => bar.top))
    const felt = one => {
        const box = one.getBoundingClientRect()
        const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
        // At the edge of a list that scrolls it is as large as one scrolls to see.
        const edge = scrolls(one)?.getBoundingClientRect() ?? { top: 0, bottom: one.closest('nav') ? height : floor }
        if (x < 0 || x > width || y < edge.top + target / 2 || y > edge.bottom - target / 2) return null
        const hits = (px, py) => {
            const hit = document.elementFromPoint(px, py)
            return hit !== null && (one.contains(hit) || hit.closest('label')?.contains(one) === true)
        }
        if (!hits(x, y)) return null
        const reach = (dx, dy) => {
            let steps = 0
            while (steps < target && hits(x + dx * (steps + 1), y + dy * (steps + 1))) steps++
            return steps
        }
        return [1 + reach(-1, 0) + reach(1, 0), 1 + reach(0, -1) + reach(0, 1)]
    }
    if (touch)
        for (const one of scope.querySelectorAll('button, a[href], input, select, [role=tab], [role=radio]')) {
            if (!seen(one) || clipped(one) || one.disabled || one.ariaDisabled === 'true') continue
            if (one.closest('p, .skip, .small')) continue // a word in a sentence
            const box = one.getBoundingClientRect()
            if (box.width >= target - 0.5 && box.height >= target - 0.5) continue
            const size = felt(one)
            if (size && Math.min(...size) < target - 1.5) found.targets.push(`${size.join(' x ')}: ${name(one)}`)
        }
    // What is asked for is in sight; of a list that scrolls, its first ones.
    const sighted = new Map()
    for (const one of dialog ? [] : scope.querySelectorAll('[data-move]')) {
        if (!seen(one)) continue
        const box = one.getBoundingClientRect()
        const [x, y] = [(box.left + box.right) / 2, Math.min((box.top + box.bottom) / 2, box.top + target / 2)]
        const hit = document.elementFromPoint(x, y)
        const beside = box.left < -1 || box.right > width + 1 || box.top < -1
        const open = !beside && hit !== null && (one.contains(hit) || hit.closest('[data-move]') !== null)
        const at = scrolls(one)
        const list = at !== null && at.scrollHeight > at.clientHeight + 1 ? at : one
        if (open || !sighted.has(list)) sighted.set(list, open || one)
    }
    for (const missed of sighted.values())
        if (missed !== true) {
            const box = missed.getBoundingClientRect()
            found.asked.push(`${missed.dataset.move} at ${Math.round(box.left)}, ${Math.round(box.top)}`)
        }
    return Object.fromEntries(Object.entries(found).map(([kind, list]) => [kind, [...new Set(list)]]))
}"""


def measured(visitor: Visitor, touch: bool) -> dict[str, list[str]]:
    """What is too small, too wide, lost, or asked for and not in sight."""
    answer: dict[str, Any] = visitor.page.evaluate(MEASURE, [SMALLEST_LETTERS, SMALLEST_TARGET, touch])
    return {kind: found for kind, found in answer.items() if found}
