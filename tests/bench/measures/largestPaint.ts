// F2: the largest paint of a collection's page and its pictures with an empty cache, with a snapshot and without, compared
// with the same page as plain HTML.
import { startCaddy, startNginx, type StartWebServer } from '../../deploy/webServer.ts'
import { type Bench, type Figure, type Measure, round } from '../measure.ts'
import { largestPaint, type Network, openPaintSites, PHONE_NETWORK } from '../paint.ts'
import { SLOWDOWN } from '../slowed.ts'
import { median } from '../statistics.ts'

const SAMPLES = 9
/** At a phone's connection a page takes several times as long. */
const SAMPLES_ON_PHONE = 5

interface Conditions {
  readonly start: StartWebServer
  readonly samples: number
  readonly network?: Network
  /** Goal of the page without a snapshot, as a multiple of plain HTML. */
  readonly bareGoal: number
}

async function comparePaints(
  bench: Bench,
  { start, samples, network, bareGoal }: Conditions,
): Promise<Figure> {
  const sites = await openPaintSites(bench, { dataset: await bench.dataset(), start })
  try {
    const { path } = sites
    const times = { snapshot: [] as number[], bare: [] as number[], plain: [] as number[] }
    for (let sample = 0; sample < samples; sample++) {
      for (const kind of ['snapshot', 'plain', 'bare'] as const)
        times[kind].push(await largestPaint(bench, sites[kind], { path, network }))
    }
    const [snapshot, bare, plain] = [median(times.snapshot), median(times.bare), median(times.plain)]
    const bareRatio = bare / plain
    return {
      value: snapshot / plain,
      against: `the same page as plain HTML, with the same styles and pictures: ${round(plain, 0)} ms, with a snapshot ${round(snapshot, 0)} ms, without one ${round(bare, 0)} ms (${round(bareRatio, 2)} ×)`,
      samples,
      missed:
        bareRatio > bareGoal ? `${round(bareRatio, 2)} × without a snapshot, above ${bareGoal} ×` : undefined,
    }
  } finally {
    await sites.close()
  }
}

const shared = { unit: '×', goal: 1, passes: 'at most', decimals: 2 } as const

export const largestPaintOfGrid: Measure = {
  ...shared,
  id: 'F2',
  what: `largest paint of a collection’s page and its pictures with a snapshot, nothing cached, the processor slowed ${SLOWDOWN} times, median`,
  take: (bench) => comparePaints(bench, { start: startNginx, samples: SAMPLES, bareGoal: 2.7 }),
}

export const largestPaintOnPhone: Measure = {
  ...shared,
  id: 'F2-4G',
  what: `the same at ${PHONE_NETWORK.bitsPerSecond / 1e6} Mbit/s and ${PHONE_NETWORK.latencyMs} ms, scripts and styles with Brotli`,
  take: (bench) =>
    comparePaints(bench, {
      start: startCaddy,
      samples: SAMPLES_ON_PHONE,
      network: PHONE_NETWORK,
      bareGoal: 4,
    }),
}
