// F1: JavaScript on the first route, against the least page that could do its work, built in the same run.
import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type BuildEnvironmentOptions } from 'vite'
import appConfig from '../../../vite.config.ts'
import { FIRST_ROUTE_GZIP_KILOBYTES, HOME_MODULE } from '../../bundle/budgets.ts'
import { KILOBYTE, scriptsOfRoute, totalGzipBytes } from '../../bundle/firstRoute.ts'
import { type Measure, round } from '../measure.ts'

const FLOOR = resolve('tests/bench/floor')
const OUT = resolve('.local/bench')

/** The app's build options without its own division into chunks, which names the app's files. */
function floorBuild(): BuildEnvironmentOptions {
  const { rolldownOptions, ...build } = appConfig.build ?? {}
  void rolldownOptions
  return build
}

export const firstRoute: Measure = {
  id: 'F1',
  what: 'JavaScript on the first route, gzip',
  unit: 'kB',
  goal: FIRST_ROUTE_GZIP_KILOBYTES,
  passes: 'at most',
  decimals: 1,
  async take() {
    const app = resolve(OUT, 'app')
    const floor = resolve(OUT, 'floor')
    const quiet = { logLevel: 'warn', build: { emptyOutDir: true } } as const
    await build({ ...quiet, build: { ...quiet.build, outDir: app } })
    await build({
      ...quiet,
      root: FLOOR,
      configFile: false,
      plugins: [react()],
      // What the app's build leaves out of packages, the floor's leaves out too.
      ...(appConfig.resolve === undefined ? {} : { resolve: appConfig.resolve }),
      build: { ...floorBuild(), ...quiet.build, outDir: floor },
    })
    const least = totalGzipBytes(scriptsOfRoute(floor)) / KILOBYTE
    return {
      value: totalGzipBytes(scriptsOfRoute(app, HOME_MODULE)) / KILOBYTE,
      against: `react-dom, router, Apollo and one query: ${round(least)} kB`,
      samples: 1,
    }
  },
}
