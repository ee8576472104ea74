// Adds up a drawing's cost: each reference is an edge to a part, whose cost counts once for each time it is drawn.
import type { SvgElement } from './svgElement.ts'
import { LAYER_COST } from './svgProperties.ts'
import { refuse } from './svgText.ts'
import { DRAWING_BUDGET } from './pictureVerdict.ts'

/** Maximum depth of references that lead to parts with references. */
const MAX_REFERENCE_DEPTH = 8

const GRADIENTS: ReadonlySet<string> = new Set(['linearGradient', 'radialGradient'])

/** Cost of an element with its content and its references. */
interface Cost {
  readonly cost: number
  /** Number of elements, and points of lines, drawn for it. */
  readonly count: number
  readonly points: number
  /** Levels of references. */
  readonly depth: number
}

/** The costs of a drawing's elements. */
export class SvgTotals {
  readonly #elements: readonly SvgElement[]
  readonly #byId: ReadonlyMap<string, readonly number[]>
  readonly #costs: (Cost | 'open' | undefined)[] = []

  constructor(elements: readonly SvgElement[], byId: ReadonlyMap<string, readonly number[]>) {
    this.#elements = elements
    this.#byId = byId
  }

  /** The cost of the element at an index. */
  of(index: number): Cost {
    const cached = this.#costs[index]
    // A drawing that contains itself is drawn once by some browsers and endlessly by others.
    if (cached === 'open') refuse()
    if (cached !== undefined) return cached
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
      const drawn = this.#idCost(id)
      cost += drawn.cost + (element.name === 'use' ? 0 : LAYER_COST)
      count += drawn.count
      points += drawn.points
      depth = Math.max(depth, drawn.depth + 1)
    }
    for (const id of element.inherited) {
      const drawn = this.#idCost(id)
      cost += count * drawn.cost
      depth = Math.max(depth, drawn.depth + 1)
    }
    for (const id of element.atPoints) {
      const drawn = this.#idCost(id)
      // One marker for each point, for every kind of marker.
      cost += Math.max(points, count) * drawn.cost
      depth = Math.max(depth, drawn.depth + 1)
    }
    if (depth > MAX_REFERENCE_DEPTH || cost > DRAWING_BUDGET.apart) refuse()
    return (this.#costs[index] = { cost, count, points, depth })
  }

  /** The most expensive element with this id; zero if there is none. */
  #idCost(id: string): Cost {
    const all = (this.#byId.get(id) ?? []).map((index) => {
      // A gradient is computed once, for any number of shapes.
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
