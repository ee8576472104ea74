// What is kept of an element of a drawing: what it costs by itself, and what it refers to.

/** Ids that something refers to. */
export interface References {
  /** What is drawn once. */
  readonly once: string[]
  /** What is drawn for the element and for everything inside it. */
  readonly inherited: string[]
  /** What is drawn at each point of the lines of the element, and of those inside it. */
  readonly atPoints: string[]
}

export const noReferences = (): References => ({ once: [], inherited: [], atPoints: [] })

/** An element of a drawing, with what of it decides its cost. */
export interface SvgElement extends References {
  readonly name: string
  readonly parent: number
  readonly children: number[]
  readonly classes: readonly string[]
  readonly ids: readonly string[]
  /** Drawing units of the element by itself. */
  weight: number
  /** The points of its line at most. */
  readonly points: number
  /** The length of its line at most, and of the shortest pattern of dashes that it is given by itself. */
  readonly length: number
  readonly dash: number
}
