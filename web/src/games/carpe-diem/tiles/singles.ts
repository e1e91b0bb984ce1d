// Single buildings: they stand in the middle of a tile and never reach its edges.

import { outline, round, type Fineness, type Point, type Single } from './geometry'

function stall(x: number, y: number, width: number, height: number, upright = false): string {
  const ridge = upright ? `M${x + width / 2} ${y}V${y + height}` : `M${x} ${y + height / 2}H${x + width}`
  return (
    `<rect class="t-shade" x="${x + 2.5}" y="${y + 3.5}" width="${width}" height="${height}" rx="1.5"/>` +
    `<rect class="t-stall" fill="url(#cd-awning${upright ? '-v' : ''})" x="${x}" y="${y}" width="${width}" height="${height}" rx="1.5"/><path class="t-stall-ridge" d="${ridge}"/>`
  )
}

function market(detail: Fineness): string {
  if (detail === 0) {
    const bar = (y: number): string => `<rect fill="url(#cd-awning)" x="24" y="${y}" width="52" height="20"/>`
    return `<rect class="t-plaza0" x="18" y="18" width="64" height="64" rx="6"/>${bar(24)}${bar(56)}`
  }
  return (
    '<rect class="t-shade-s2" x="17" y="18.5" width="68" height="67" rx="7"/><rect class="t-plaza" x="16" y="16" width="68" height="68" rx="6"/>' +
    '<rect fill="url(#cd-pave)" x="16" y="16" width="68" height="68" rx="6"/><rect class="t-plaza-line" x="18.5" y="18.5" width="63" height="63" rx="4"/>' +
    stall(28, 22, 44, 15) +
    stall(28, 63, 44, 15) +
    stall(21.5, 40.5, 13, 19, true) +
    stall(65.5, 40.5, 13, 19, true) +
    '<circle class="t-shade" cx="51.5" cy="52" r="7"/><circle class="t-tholos" cx="50" cy="50" r="7"/><circle class="t-tholos2" cx="50" cy="50" r="3.6"/>' +
    '<g class="t-goods"><circle cx="40" cy="43.5" r="2"/><circle cx="44.3" cy="42" r="2"/><circle cx="59" cy="57.5" r="2"/><circle cx="55.5" cy="59.5" r="2"/><rect x="39" y="55" width="4.6" height="4.6"/></g>'
  )
}

const loaf = (x: number, y: number, size = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${size})"><circle class="t-loaf" r="6"/><path class="t-loaf-cut" d="M0 -5.5V5.5M-5.5 0H5.5M-3.9 -3.9L3.9 3.9M3.9 -3.9L-3.9 3.9"/></g>`

function bakery(detail: Fineness): string {
  if (detail === 0) {
    return (
      '<rect class="t-terrace0" x="18" y="22" width="64" height="56"/><circle class="t-oven0" cx="62" cy="50" r="19"/><circle class="t-oven-hole" cx="62" cy="50" r="6"/>' +
      '<circle class="t-loaf" cx="31" cy="38" r="8"/><circle class="t-loaf" cx="31" cy="62" r="8"/>'
    )
  }
  return (
    '<rect class="t-shade" x="19.5" y="25" width="66" height="60" rx="2"/><rect class="t-parapet" x="15" y="20" width="66" height="60" rx="2"/>' +
    '<rect class="t-terrace" x="18.5" y="23.5" width="59" height="53" rx="1"/><path class="t-terrace-line" d="M18.5 50H42M42 23.5V76.5"/>' +
    '<circle class="t-shade" cx="62.5" cy="53" r="19"/><circle class="t-oven" cx="60" cy="50" r="18.5"/><circle class="t-oven-ring2" cx="60" cy="50" r="14.5"/><circle class="t-oven-ring2" cx="60" cy="50" r="9.5"/>' +
    '<path class="t-oven-ray" d="M60 31.5V40.5M60 59.5V68.5M41.5 50H50.5M69.5 50H78.5M47 37L53 43M67 57L73 63M73 37L67 43M47 63L53 57"/><circle class="t-oven-hole" cx="60" cy="50" r="5"/>' +
    loaf(30, 32) +
    loaf(30, 43.5, 0.82) +
    loaf(30, 58, 0.9) +
    loaf(30, 69, 0.76)
  )
}

const around = (radius: number, angle: number): Point => [50 + radius * Math.cos(angle), 50 + radius * Math.sin(angle)]
const eight = (start: number): number[] => Array.from({ length: 8 }, (_, i) => start + (i * Math.PI) / 4)
const octagon = (radius: number): string => outline(eight(Math.PI / 8).map((angle) => around(radius, angle)))
const at = ([x, y]: Point): string => `${round(x)} ${round(y)}`

function fountain(detail: Fineness): string {
  if (detail === 0) {
    return `<path class="t-plaza0" d="${octagon(38)}"/><circle class="t-basin" cx="50" cy="50" r="27"/><circle class="t-basin-w" cx="50" cy="50" r="21"/><circle class="t-basin" cx="50" cy="50" r="8"/>`
  }
  const jets = eight(0)
    .map((angle) => `M${at(around(8, angle))}L${at(around(16.5, angle))}`)
    .join('')
  const drops = eight(Math.PI / 8)
    .map((angle) => around(17, angle))
    .map(([x, y]) => `<circle cx="${round(x)}" cy="${round(y)}" r="1.2"/>`)
    .join('')
  return (
    `<path class="t-shade-s2" d="${octagon(39)}" transform="translate(1.5 3)"/><path class="t-plaza" d="${octagon(39)}"/><path fill="url(#cd-pave)" d="${octagon(39)}"/><path class="t-plaza-line" d="${octagon(36)}"/>` +
    '<circle class="t-shade" cx="53" cy="54" r="27"/><circle class="t-basin" cx="50" cy="50" r="27"/><circle class="t-basin-in" cx="50" cy="50" r="22.5"/><circle class="t-basin-w" cx="50" cy="50" r="21.5"/>' +
    `<circle class="t-ripple" cx="50" cy="50" r="17.5"/><circle class="t-ripple" cx="50" cy="50" r="12.5"/><path class="t-jet" d="${jets}"/><g class="t-drop">${drops}</g>` +
    '<circle class="t-shade" cx="51.5" cy="52" r="7"/><circle class="t-basin" cx="50" cy="50" r="7"/><circle class="t-basin-w" cx="50" cy="50" r="4.6"/><circle class="t-drop" cx="50" cy="50" r="2"/>'
  )
}

const PAINTERS: Record<Single, (detail: Fineness) => string> = { market, bakery, fountain }

export const single = (kind: Single, detail: Fineness): string => PAINTERS[kind](detail)
