// What a production build must not hold: the demo wallet, and anything that only the local stack may serve.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

/** Where the suite's build stage puts the build of the local stack. */
const LOCAL = '.local/test-dist'
const PRODUCTION = 'dist'

/** All text that a browser could run or read from a build; source maps name files but are never served to run. */
function contentOf(directory: string): string {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(js|html|css)$/.test(file))
    .map((file) => readFileSync(join(directory, file), 'utf8'))
    .join('\n')
}

describe('the demo wallet', () => {
  const { DEMO_WALLET_RDNS } = { DEMO_WALLET_RDNS: 'vitrine.demo' }

  it('is in the build of the local stack, or this test could not fail', () => {
    expect(contentOf(LOCAL)).toContain(DEMO_WALLET_RDNS)
  })

  it('is absent from the production build', () => {
    const production = contentOf(PRODUCTION)
    expect(production).not.toContain(DEMO_WALLET_RDNS)
    expect(production).not.toMatch(/demo ?wallet/i)
  })
})
