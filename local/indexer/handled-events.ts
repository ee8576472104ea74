// Counts the events that graph-node has indexed, from its Prometheus metrics.

/** Runs of one handler. Source: graph-node, core/src/subgraph/runner; `handleBlock` runs for blocks without events too. */
const RUNS =
  /^deployment_handler_execution_time_count\{[^}]*\bhandler="(?!handleBlock")[^"]*"[^}]*\} (\d+)$/gm

/** @param metrics the text of the metrics */
export const countEvents = (metrics: string): number =>
  [...metrics.matchAll(RUNS)].reduce((sum, [, runs]) => sum + Number(runs), 0)

/** Returns how many events graph-node has indexed since it started; undefined when it doesn't respond. */
export async function readHandledEvents(metricsUrl: string): Promise<number | undefined> {
  try {
    const response = await fetch(metricsUrl, { signal: AbortSignal.timeout(2_000) })
    return response.ok ? countEvents(await response.text()) : undefined
  } catch {
    return undefined // The node is busy; progress goes without this number.
  }
}
