// Provides the sheet that every drawn edition is made on, and its inks.

export const SHEET = 1000

export interface Inks {
  readonly name: string
  readonly ground: string
  readonly ink: string
  readonly mid: string
  readonly pale: string
  readonly signal: string
}

export const INKS = {
  foam: {
    name: 'Foam',
    ground: '#f3f1ea',
    ink: '#14303f',
    mid: '#5f8494',
    pale: '#c3d1d1',
    signal: '#e2502f',
  },
  deep: {
    name: 'Deep water',
    ground: '#0d222d',
    ink: '#e7ece6',
    mid: '#4f7f8f',
    pale: '#1d4152',
    signal: '#f2b544',
  },
  shingle: {
    name: 'Shingle',
    ground: '#e6dfd3',
    ink: '#38322b',
    mid: '#8f8372',
    pale: '#cdc2b0',
    signal: '#1f6f78',
  },
  kelp: {
    name: 'Kelp',
    ground: '#eef0e4',
    ink: '#213d2c',
    mid: '#6f8c66',
    pale: '#c8d3b8',
    signal: '#d9542b',
  },
  dusk: {
    name: 'Dusk',
    ground: '#231f33',
    ink: '#f2e7dc',
    mid: '#8b6f8f',
    pale: '#413756',
    signal: '#f08a6a',
  },
} as const satisfies Record<string, Inks>

/** @param drawn elements on a sheet of 1000 by 1000 */
export function sheet(inks: Inks, drawn: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SHEET}" height="${SHEET}" viewBox="0 0 ${SHEET} ${SHEET}">` +
    `<path fill="${inks.ground}" d="M0 0h${SHEET}v${SHEET}H0z"/>${drawn}</svg>`
  )
}
