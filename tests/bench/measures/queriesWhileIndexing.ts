// Q6: how much slower the slow ones of the pages' queries become while the index processes blocks.
import type { IndexSite } from '../dataset/indexSite.ts'
import { PAGES, recordPageRequests } from '../dataset/pageRequests.ts'
import { interleaved, p95, type IndexRequest, uncachedQuery } from '../dataset/indexRequest.ts'
import { startTraffic, TRANSFERS_A_SECOND } from '../dataset/traffic.ts'
import { type Bench, type Measure, round } from '../measure.ts'
import { median } from '../statistics.ts'

const ROUNDS = 15
/** Idle and busy measurements alternate, so that a slow minute of the machine affects both. */
const TURNS = 3

interface Slowdown {
  readonly idle: number
  readonly busy: number
  /** Items transferred per second. */
  readonly rate: number
}

const toRatio = ({ idle, busy }: Slowdown) => busy / idle
const describeSlowdown = ({ idle, busy, rate }: Slowdown) =>
  `${round(busy)} ms at ${round(rate)} transfers per second, ${round(idle)} ms idle`

async function measureTimes(site: IndexSite, requests: readonly IndexRequest[]): Promise<readonly number[]> {
  const runs = requests.map((request) => uncachedQuery(site.graphqlUrl, request))
  return (await interleaved(ROUNDS, runs)).flat()
}

async function slowdown(bench: Bench, site: IndexSite): Promise<Slowdown> {
  const recorded = await recordPageRequests(await bench.browser(), site)
  const requests = PAGES.map((page) => recorded[page])
  const turns: Slowdown[] = []
  for (let turn = 0; turn < TURNS; turn++) {
    const idle = p95(await measureTimes(site, requests))
    const since = performance.now()
    const traffic = await startTraffic(site)
    const times = await measureTimes(site, requests).finally(() => traffic.stop())
    const moved = await traffic.stop()
    turns.push({ idle, busy: p95(times), rate: (moved * 1_000) / (performance.now() - since) })
  }
  return {
    idle: median(turns.map(({ idle }) => idle)),
    busy: median(turns.map(({ busy }) => busy)),
    rate: median(turns.map(({ rate }) => rate)),
  }
}

export const queriesWhileIndexing: Measure = {
  id: 'Q6',
  what: `p95 of the pages’ main queries while ${TRANSFERS_A_SECOND} items change hands a second, against idle`,
  unit: '×',
  goal: 1.5,
  passes: 'at most',
  decimals: 2,
  async take(bench) {
    const dataset = await slowdown(bench, await bench.dataset())
    const { stack, webUrl } = await bench.site()
    const demo = await slowdown(bench, { ...stack, webUrl })
    return {
      value: toRatio(dataset),
      against: `itself: ${describeSlowdown(dataset)}; the demo: ${describeSlowdown(demo)}`,
      samples: ROUNDS * TURNS * PAGES.length,
    }
  },
}
