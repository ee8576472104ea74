// Prints the result of a change to the mappings during development.
import { PartCrashedError } from '../process/managed-process.ts'
import type { MappingsReport } from '../web/dev-server.ts'
import { explain } from './explain.ts'
import type { ProgressLines } from './progress-lines.ts'

/** Prints each report as a line among the others. */
export function printMappings(lines: ProgressLines): (report: MappingsReport) => void {
  return (report) => {
    switch (report.state) {
      case 'rebuilding':
        lines.print(`${report.file} changed: compiling the subgraph, indexing from scratch …`)
        break
      case 'indexed':
        lines.print(
          `The index has caught up with the new mappings, ${(report.elapsedMs / 1000).toFixed(1)} s`,
        )
        break
      case 'refused':
        lines.print(`Couldn't replace the mappings.\n${explain(report.error)}`)
        break
      case 'failed':
        lines.print(`${toStatusLine(report.error)}\n${explain(report.error)}`)
        break
    }
  }
}

/** Failing mappings stop the indexer; slow ones don't. */
function toStatusLine(error: unknown): string {
  return error instanceof PartCrashedError
    ? 'The index is stopped until the mappings are fixed.'
    : "The new mappings haven't caught up yet."
}
