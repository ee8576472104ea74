// Adds up what a drawing costs: each reference is an edge to the part that it names, and the cost of a part counts once for
// each time that it is drawn.
import type { SvgElement } from './svgElement.ts'
import { LAYER_COST } from './svgProperties.ts'
import { refuse } from './svgRefused.ts'
import { DRAWING_BUDGET } from './verdict.ts'

/** Levels of references that lead to parts with references. */
const MAX_REFERENCE_DEPTH = 8

const GRADIENTS: ReadonlySet<string> = new Set(['linearGradient', 'radialGradient'])

/** What an element costs with all that is inside it and all that it refers to. */
interface Cost {
  readonly cost: number
  /** Elements, and points of lines, that are drawn for it. */
  readonly count: number
  readonly points: number
  /** Levels of references. */
  readonly depth: number
}

/** The costs of the elements of one drawing. */
export class SvgTotals {
  readonly #elements: readonly SvgElement[]
  readonly #byId: ReadonlyMap<string, readonly number[]>
  readonly #costs: (Cost | 'open' | undefined)[] = []

  constructor(elements: readonly SvgElement[], byId: ReadonlyMap<string, readonly number[]>) {
    this.#elements = elements
    this.#byId = byId
  }

  /** What the element at this place costs with everything that is drawn for it. */
  of(index: number): Cost {
    const known = this.#costs[index]
    // What draws itself is drawn once by some browsers, and never ends in others.
    if (known === 'open') refuse()
    if (known !== undefined) return known
    const element = this.#elements[index] ?? refuse()
    this.#costs[index] = 'open'
    let cost = element.weight
    let count = 1
    let { points } = element
    let depth = 0
    for (const child of element.children) {
      const inside = this.of(child)
      cost += inside.cost
      count += inside.count
      points += inside.points
      depth = Math.max(depth, inside.depth)
    }
    for (const id of element.once) {
      const drawn = this.#costOfId(id)
      cost += drawn.cost + (element.name === 'use' ? 0 : LAYER_COST)
      count += drawn.count
      points += drawn.points
      depth = Math.max(depth, drawn.depth + 1)
    }
    for (const id of element.inherited) {
      const drawn = this.#costOfId(id)
      cost += count * drawn.cost
      depth = Math.max(depth, drawn.depth + 1)
    }
    for (const id of element.atPoints) {
      const drawn = this.#costOfId(id)
      // At each point one of its markers, whichever are given for the ends and those between.
      cost += Math.max(points, count) * drawn.cost
      depth = Math.max(depth, drawn.depth + 1)
    }
    if (depth > MAX_REFERENCE_DEPTH || cost > DRAWING_BUDGET.apart) refuse()
    return (this.#costs[index] = { cost, count, points, depth })
  }

  /** The dearest of those that have this id; nothing when none has. */
  #costOfId(id: string): Cost {
    const all = (this.#byId.get(id) ?? []).map((index) => {
      // The colors of a gradient are mixed once, however many shapes it fills.
      const cost = this.of(index)
      return GRADIENTS.has(this.#elements[index]?.name ?? '') ? { ...cost, cost: 0 } : cost
    })
    return all.reduce((worst, each) => (each.cost > worst.cost ? each : worst), {
      cost: 0,
      count: 0,
      points: 0,
      depth: 0,
    })
  }
}
