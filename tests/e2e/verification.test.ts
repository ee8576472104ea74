// Verifies an item's history in the browser: a true one passes, also as a saved proof; a row that was changed on its way
// from the index is detected.
import { readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, inject } from 'vitest'
import { parseAddress } from '../../src/domain/address.ts'
import { tokenEntityId } from '../../src/domain/ids.ts'
import { parseTokenId } from '../../src/domain/tokenId.ts'
import { checkProof, CONTRADICTED, HOLDS } from '../../verify/checkProof.ts'
import { queryIndex } from './queries.ts'
import { createJourney } from './journey.ts'
import { findViolations } from './accessibility.ts'
import { waitForPage } from './waitForPage.ts'
import { PHONE } from './visitor.ts'

const journey = createJourney()
const { contracts, rpcUrl } = inject('site')
const { longestCustody } = contracts.notable
const path = `/item/${longestCustody.collection}/${longestCustody.tokenId}`

const isRow = (value: unknown): value is { readonly id: string; readonly to?: object | null } =>
  typeof value === 'object' && value !== null && 'id' in value

const verificationPanel = (page: Page): Locator => page.getByRole('group', { name: 'Verification' })

/** Returns the page's axe violations in both themes. */
async function findViolationsInBothThemes(page: Page): Promise<readonly string[]> {
  const violations: string[] = []
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await waitForPage(page)
    violations.push(...(await findViolations(page, theme)))
  }
  return violations
}

describe('verification', () => {
  journey('of a true history passes, marks its rows, and is saved as a valid proof', async ({ page }) => {
    await page.goto(path)
    await waitForPage(page)
    const panel = verificationPanel(page)
    await panel.getByRole('button', { name: 'Verify this history' }).focus()
    const started = page.waitForEvent('worker')
    await page.keyboard.press('Enter')
    const worker = await started
    await panel.getByText('Complete and verified').waitFor()
    // A worker does the hashing, and ends with the check.
    await expect.poll(() => page.workers().includes(worker)).toBe(false)
    const rows = page.getByRole('table', { name: /^History of/ }).getByRole('row')
    await expect
      .poll(() => rows.getByRole('img', { name: 'Verified against the chain' }).count())
      .toBe((await rows.count()) - 1)
    await panel.getByText('What was checked').click()
    await panel.getByText(/\d+ of \d+ rows: .*proven to be part of its block/).waitFor()
    await panel.getByText(/Listings and offers .*None is missing/).waitFor()
    expect(await findViolationsInBothThemes(page)).toEqual([])

    const download = page.waitForEvent('download')
    await panel.getByRole('button', { name: 'Save proof' }).click()
    const proof = readFileSync(await (await download).path(), 'utf8')
    const lines: string[] = []
    const code = await checkProof(proof, { rpcUrl, print: (line) => void lines.push(line) })
    expect(code, lines.join('\n')).toBe(HOLDS)
    const tampered = proof.replace(/"to": "0x[0-9a-f]{40}"/, `"to": "0x${'12'.repeat(20)}"`)
    expect(await checkProof(tampered, { rpcUrl, print: () => undefined })).toBe(CONTRADICTED)
  })

  journey(
    'finds the single row that was changed between the index and the page, on a phone',
    async ({ page }) => {
      // In every response to the page, one transfer went to another account.
      const { activities } = await queryIndex<{ activities: readonly { id: string }[] }>(
        inject('site'),
        `query ($token: String!) {
          activities(
            first: 1, orderBy: position, orderDirection: desc, where: { token: $token, type: TRANSFER }
          ) { id }
        }`,
        {
          token: tokenEntityId(parseAddress(longestCustody.collection), parseTokenId(longestCustody.tokenId)),
        },
      )
      await page.route('**/graphql', async (route) => {
        const response = await route.fetch({ maxRetries: 3 })
        const json = JSON.parse(await response.text(), (_, value: unknown) =>
          isRow(value) && value.id === activities[0]?.id && 'to' in value
            ? { ...value, to: { ...value.to, id: `0x${'12'.repeat(20)}` } }
            : value,
        ) as unknown
        return route.fulfill({ response, json })
      })
      await page.goto(path)
      await waitForPage(page)
      const panel = verificationPanel(page)
      await panel.getByRole('button', { name: 'Verify this history' }).tap()
      await panel.getByText('The indexer and the chain differ').waitFor()
      const differences = panel.getByRole('region', { name: 'Where the indexer and the chain differ' })
      await differences.getByText('Contradicted by the chain: it went to another account').waitFor()
      expect(await differences.getByRole('row').count()).toBe(2)
      const marked = page.getByRole('img', { name: /^Contradicted by the chain/ })
      await marked.first().scrollIntoViewIfNeeded()
      expect(await marked.count()).toBe(1)
      expect(await findViolationsInBothThemes(page)).toEqual([])
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow).toBeLessThanOrEqual(0)
      await page.unrouteAll({ behavior: 'wait' })
    },
    { viewport: PHONE },
  )
})
