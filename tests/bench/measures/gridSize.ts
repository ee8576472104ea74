// F6: a grid of all the dataset's items compared with a grid of a tenth of them: the time to build it and to jump in
// it, and its memory.
import type { Visitor } from '../../e2e/visitor.ts'
import { act, COUNT, doIn, fullGrid, gridAddress, readHeap } from '../dataset/fullGrid.ts'
import { waitForPage } from '../../e2e/waitForPage.ts'
import { type Measure, round } from '../measure.ts'
import { median } from '../statistics.ts'

/** The trait that a tenth of the items has. */
const TENTH = '&trait=Ground%3DSand'
const BUILDS = 7
const JUMPS = ['0.5', '0.1', '0.9', '0.3', '0.7', '0.2', '0.95', '0']

class Grid {
  readonly #address: string
  readonly #visitor: Visitor
  readonly builds: number[] = []
  readonly jumps: number[] = []
  readonly heaps: number[] = []

  constructor(visitor: Visitor, address: string) {
    this.#visitor = visitor
    this.#address = address
  }

  /** From the list of collections to the grid, jumps through it, and the heap at the end. */
  async visit(): Promise<void> {
    const { page } = this.#visitor
    await page.evaluate(() => {
      history.pushState(null, '', '/collections')
      window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
    })
    await page.getByRole('heading', { level: 1, name: 'Collections' }).waitFor()
    await waitForPage(page)
    this.builds.push(
      await page.evaluate(act, { kind: 'go', value: this.#address, from: '', count: COUNT } as const),
    )
    await waitForPage(page)
    for (const value of JUMPS) this.jumps.push(await doIn(page, { kind: 'scroll', value }))
    this.heaps.push(await readHeap(this.#visitor))
  }
}

export const gridSize: Measure = {
  id: 'F6',
  what: 'the grid of all items against a tenth of them: to build, to scroll, memory; the worst, medians',
  unit: '×',
  goal: 1.1,
  passes: 'at most',
  decimals: 2,
  async take(bench) {
    const site = await bench.dataset()
    const visitor = await fullGrid(bench, site)
    const all = new Grid(visitor, gridAddress(site))
    const tenth = new Grid(visitor, gridAddress(site) + TENTH)
    // A warm-up of both.
    await all.visit()
    await tenth.visit()
    for (const grid of [all, tenth]) for (const list of [grid.builds, grid.jumps, grid.heaps]) list.length = 0
    for (let build = 0; build < BUILDS; build++) {
      await all.visit()
      await tenth.visit()
    }
    const [build, jump, heap] = (['builds', 'jumps', 'heaps'] as const).map((key) => ({
      all: median(all[key]),
      tenth: median(tenth[key]),
    })) as [Pair, Pair, Pair]
    return {
      value: Math.max(...[build, jump, heap].map((pair) => pair.all / pair.tenth)),
      against: `itself: build ${round(build.all)} and ${round(build.tenth)} ms, a jump ${round(jump.all)} and ${round(jump.tenth)} ms, heap ${round(heap.all / 1e6)} and ${round(heap.tenth / 1e6)} MB`,
      samples: BUILDS,
    }
  },
}

interface Pair {
  readonly all: number
  readonly tenth: number
}
