// The byte budget of the first route, on the build that the suite has just made.
import { expect, it } from 'vitest'
import { FIRST_ROUTE_GZIP_KILOBYTES, HOME_MODULE } from './budgets.ts'
import { KILOBYTE, scriptsOfRoute, totalGzipBytes } from './firstRoute.ts'

it('keeps the JavaScript of the first route within its budget', () => {
  const scripts = scriptsOfRoute('dist', HOME_MODULE)
  const total = totalGzipBytes(scripts) / KILOBYTE
  const listed = scripts
    .map(({ file, gzipBytes }) => `${(gzipBytes / KILOBYTE).toFixed(1)} kB ${file}`)
    .join('\n')
  expect(total, `${total.toFixed(1)} kB gzip:\n${listed}`).toBeLessThanOrEqual(FIRST_ROUTE_GZIP_KILOBYTES)
})
