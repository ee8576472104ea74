// What a production build must not hold: the demo wallet, which signs for whoever asks.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { buildPage } from '../../local/web/build.ts'

/** The name under which the demo wallet announces itself (EIP-6963). */
const DEMO_WALLET = 'app.vitrine.demo'

/** All text that a browser could run or read from a build. */
function contentOf(directory: string): string {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(js|html|css)$/.test(file))
    .map((file) => readFileSync(join(directory, file), 'utf8'))
    .join('\n')
}

it('has the demo wallet in the build of the local stack, or the next test could not fail', async () => {
  expect(contentOf(await buildPage())).toContain(DEMO_WALLET)
}, 60_000)

it('has no demo wallet in the production build', () => {
  const production = contentOf('dist')
  expect(production).not.toContain(DEMO_WALLET)
  expect(production).not.toContain('Demo wallet')
})
