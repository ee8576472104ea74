// F7: the number of nodes in the document once a grid has been scrolled.
import { openScrolledGrid } from '../grid.ts'
import type { Measure } from '../measure.ts'

export const gridNodes: Measure = {
  id: 'F7',
  what: 'DOM nodes in the grid page, scrolled',
  unit: 'nodes',
  goal: 1_500,
  passes: 'at most',
  decimals: 0,
  async take(bench) {
    const visitor = await openScrolledGrid(bench)
    const value = await visitor.page.evaluate(() => document.querySelectorAll('*').length)
    await visitor.close()
    return { value, against: 'nothing', samples: 1 }
  },
}
