// Prints the result of a change to the mappings during development.
import { PartCrashedError } from '../process/managed-process.ts'
import type { MappingsReport } from '../web/dev-server.ts'
import { explain } from './explain.ts'
import type { ProgressLines } from './progress-lines.ts'

/** Prints each report as a line among the others. */
export function sayMappings(lines: ProgressLines): (report: MappingsReport) => void {
  return (report) => {
    switch (report.state) {
      case 'rebuilding':
        lines.say(`${report.file} has changed: compiling the subgraph, indexing anew …`)
        break
      case 'indexed':
        lines.say(`The index has caught up with the new mappings, ${(report.elapsedMs / 1000).toFixed(1)} s`)
        break
      case 'refused':
        lines.say(`The mappings were not replaced.\n${explain(report.error)}`)
        break
      case 'failed':
        lines.say(`${standing(report.error)}\n${explain(report.error)}`)
        break
    }
  }
}

/** Failing mappings stop the indexer; slow ones don't. */
function standing(error: unknown): string {
  return error instanceof PartCrashedError
    ? 'The index stands still until the mappings are mended.'
    : 'The new mappings have not caught up yet.'
}
