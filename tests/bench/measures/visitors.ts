// V1: how often each query of a thousand visitors reaches graph-node through nginx's cache. An open page sends different
// queries for each block.
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { callRpc } from '../../../local/chain/json-rpc.ts'
import { close, listen } from '../../../local/process/listen.ts'
import { startNginx } from '../../deploy/webServer.ts'
import { p95 } from '../dataset/indexRequest.ts'
import { startTraffic } from '../dataset/traffic.ts'
import { type Measure, round } from '../measure.ts'
import { recordSite } from '../visitors/recordPages.ts'
import { simulate } from '../visitors/simulate.ts'

const BLOCK_SECONDS = 12
const VISITORS = Number(process.env['VITRINE_VISITORS'] ?? 1_000)
const MINUTES = Number(process.env['VITRINE_VISIT_MINUTES'] ?? 10)
const TRANSFERS_A_BLOCK = 2
const MAX_P95_MS = 50
const MAX_BLOCKS_BEHIND = 2
const HEAD_MS = 250
const MAX_NAMED = 5
/** What nginx reads of an answer. */
const FORWARDED = ['content-type', 'graph-attestable', 'graph-indexed']

/** Counts the queries on their way to graph-node, by name. */
async function startCounter(graphqlUrl: string) {
  const counts = new Map<string, number>()
  const server = createServer((request, response) => {
    void (async () => {
      let body = ''
      for await (const chunk of request) body += String(chunk)
      const [, name = 'unnamed'] = /query (\w+)/.exec(body) ?? []
      counts.set(name, (counts.get(name) ?? 0) + 1)
      const answer = await fetch(graphqlUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      })
      for (const header of FORWARDED) response.setHeader(header, answer.headers.get(header) ?? '')
      response.end(await answer.text())
    })().catch(() => response.destroy())
  })
  const port = await listen(server, 0)
  return { url: `http://127.0.0.1:${port}`, counts, stop: () => close(server) }
}

export const visitors: Measure = {
  id: 'V1',
  what: `queries of ${VISITORS} visitors in ${MINUTES} minutes that reach graph-node, for each different one`,
  unit: '×',
  goal: 1.2,
  passes: 'at most',
  decimals: 2,
  async take(bench) {
    const site = await bench.site()
    const { graphqlUrl, rpcUrl } = site.stack
    const resumeHeartbeat = site.stack.pauseHeartbeat()
    const traffic = await startTraffic(site.stack, {
      blockMs: BLOCK_SECONDS * 1_000,
      mostTransfers: TRANSFERS_A_BLOCK,
    })
    const { url, counts, stop } = await startCounter(graphqlUrl)
    const nginx = await startNginx({ root: tmpdir(), basePath: '/', graphqlUrl: url })
    let head = 0
    const readHead = async () => {
      head = Number(await callRpc(rpcUrl, 'eth_blockNumber', []))
    }
    await readHead()
    const watch = setInterval(() => void readHead(), HEAD_MS)
    try {
      const recorded = await recordSite(await bench.browser(), site)
      const { times, failures, mostBlocksBehind, behind, different } = await simulate(recorded, {
        visitors: VISITORS,
        durationMs: MINUTES * 60_000,
        blockTimeSeconds: BLOCK_SECONDS,
        origin: nginx.origin,
        chainHead: () => head,
      })
      const time = p95(times)
      const missed = [
        time <= MAX_P95_MS ? [] : `p95 ${round(time)} ms, not ${MAX_P95_MS}`,
        mostBlocksBehind <= MAX_BLOCKS_BEHIND ? [] : `answers ${mostBlocksBehind} blocks behind the chain`,
        failures.length === 0 ? [] : `${failures.length} failed, the first with: ${failures[0]}`,
      ].flat()
      const reached = [...counts.values()].reduce((sum, count) => sum + count, 0)
      const most = [...counts].toSorted(([, one], [, other]) => other - one).slice(0, MAX_NAMED)
      return {
        value: reached / different,
        against: `all ${times.length} queries, ${different} of them different, ${reached} of which reached it, most of them ${most.map(([name, count]) => `${name} ${count}`).join(', ')}; p95 ${round(time)} ms; answers by blocks behind the chain: ${behind.map((count, blocks) => `${blocks}: ${count ?? 0}`).join(', ')}`,
        samples: times.length,
        missed: missed.length === 0 ? undefined : missed.join('; '),
      }
    } finally {
      clearInterval(watch)
      await traffic.stop()
      resumeHeartbeat()
      await nginx.stop()
      await stop()
    }
  },
}
