// A drawing's element: its own cost and its references.

/** Referenced ids. */
export interface References {
  /** Drawn once. */
  readonly once: string[]
  /** Drawn for the element and everything inside it. */
  readonly inherited: string[]
  /** Drawn at each point of the lines of the element and those inside it. */
  readonly atPoints: string[]
}

export const noReferences = (): References => ({ once: [], inherited: [], atPoints: [] })

/** The parts of an element that decide its cost. */
export interface SvgElement extends References {
  readonly name: string
  readonly parent: number
  readonly children: number[]
  readonly classes: readonly string[]
  readonly ids: readonly string[]
  /** Drawing units of the element itself. */
  weight: number
  /** Upper bound of the number of its line's points. */
  readonly points: number
  /** Upper bound of its line's length, and its own shortest dash pattern. */
  readonly length: number
  readonly dash: number
}
