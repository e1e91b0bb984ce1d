// The marks of the seats: a colour and a shape each, the same everywhere, so that nobody needs the colour to tell them apart.

export interface SeatMark {
  shape: string
  /** In a box of 24 by 24. */
  path: string
}

export const SEAT_MARKS: readonly SeatMark[] = [
  { shape: 'diamond', path: 'M12 1.5 22.5 12 12 22.5 1.5 12z' },
  { shape: 'circle', path: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20z' },
  { shape: 'triangle', path: 'M12 2 23 21.500H1z' },
  { shape: 'square', path: 'M2.500 2.500h19v19h-19z' },
  { shape: 'pentagon', path: 'M12 1.500 22.800 9.400 18.700 22H5.300L1.200 9.400z' },
  { shape: 'hexagon', path: 'M6.500 2.500h11L23 12l-5.500 9.500h-11L1 12z' },
  { shape: 'cross', path: 'M8.500 2h7v6.500H22v7h-6.500V22h-7v-6.500H2v-7h6.500z' },
  { shape: 'drop', path: 'M12 1c4 5 8 9 8 13.500a8 8 0 0 1-16 0C4 10 8 6 12 1z' },
]

export const seatMark = (seat: number): SeatMark => SEAT_MARKS[seat % SEAT_MARKS.length]!
export const seatColour = (seat: number): string => `var(--seat-${(seat % SEAT_MARKS.length) + 1})`
