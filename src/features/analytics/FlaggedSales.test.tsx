// The export of flagged sales, before and after the items' names are read.
import { ApolloProvider } from '@apollo/client/react'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { graphql, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { server } from '../../../tests/support/server.ts'
import { parseAddress } from '../../domain/address.ts'
import { parseTxHash } from '../../domain/hashes.ts'
import { parseTokenId } from '../../domain/tokenId.ts'
import { toWei } from '../../domain/wei.ts'
import { createApolloClient } from '../../graphql/client.ts'
import { renderInFrame, testConfig } from '../../../tests/support/renderInFrame.tsx'
import { FlaggedSales } from './FlaggedSales.tsx'
import type { AnalyzedSale } from './sales.ts'

const collection = parseAddress(`0x${'c0'.repeat(20)}`)
const ada = parseAddress(`0x${'a1'.repeat(20)}`)
const { nativeCurrency } = testConfig.network

const sale: AnalyzedSale = {
  id: 'sale',
  item: `${collection}${'1'.padStart(64, '0')}`,
  tokenId: parseTokenId('1'),
  quantity: 1n,
  price: toWei(5n),
  unitPrice: toWei(5n),
  charges: 0n,
  currency: nativeCurrency,
  seller: ada,
  buyer: ada,
  atSeconds: 1_750_000_000,
  signed: true,
  transaction: parseTxHash(`0x${'7'.repeat(64)}`),
  flag: { rule: 'SAME_ACCOUNT', days: 0, accounts: [ada, ada], unpaid: false },
}

/** jsdom has no `Blob.text`. */
function readText(file: Blob): Promise<string> {
  const reader = new FileReader()
  reader.readAsText(file)
  return new Promise((resolve) => reader.addEventListener('load', () => resolve(reader.result as string)))
}

/** Shows flagged sales, and returns a function that exports them. */
function show(sales: readonly AnalyzedSale[]) {
  const files: Blob[] = []
  URL.createObjectURL = (file: Blob) => `blob:${files.push(file)}`
  URL.revokeObjectURL = () => undefined
  // It would leave the page, which jsdom cannot.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined)
  renderInFrame(
    <ApolloProvider client={createApolloClient({ graphqlUrl: testConfig.network.graphqlUrl })}>
      <FlaggedSales collection={collection} sales={sales} currency={nativeCurrency} file="f" />
    </ApolloProvider>,
  )
  return async () => {
    const before = files.length
    await userEvent.click(screen.getByRole('button', { name: 'Export flagged sales as JSON' }))
    await vi.waitFor(() => expect(files).toHaveLength(before + 1), { timeout: 30_000 })
    return readText(files[before] as Blob)
  }
}

const metadata = { __typename: 'Metadata', id: 'm', name: 'Work 1' }

test('names its items only once their names are read', async () => {
  let answer = (): void => undefined
  const held = new Promise<void>((resolve) => (answer = resolve))
  server.use(
    graphql.query('AnalyticsItemNames', async () => {
      await held
      const token = { __typename: 'Token', id: sale.item, tokenId: '1', metadata }
      return HttpResponse.json({ data: { tokens: [token] } })
    }),
  )
  const save = show([sale])
  expect(await save()).not.toContain('item_name')
  answer()
  expect(await screen.findByRole('link', { name: 'Work 1' })).toBeVisible()
  expect(await save()).toContain('"item_name": "Work 1"')
})

test('leaves names out of the export if there are more items than names are read', async () => {
  const sales = Array.from({ length: 1_001 }, (_, number): AnalyzedSale => {
    const item = `${collection}${number.toString(16).padStart(64, '0')}`
    return { ...sale, id: `${number}`, item, tokenId: parseTokenId(`${number}`) }
  })
  server.use(
    graphql.query('AnalyticsItemNames', ({ variables }) => {
      const ids = variables['ids'] as readonly string[]
      const tokens = ids.map((id) => ({ __typename: 'Token', id, tokenId: '1', metadata }))
      return HttpResponse.json({ data: { tokens } })
    }),
  )
  const save = show(sales)
  expect(await screen.findAllByRole('link', { name: 'Work 1' })).not.toHaveLength(0)
  expect(await save()).not.toContain('item_name')
})
