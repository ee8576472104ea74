// Every dialog that confirms a trade shows the facts that can't be faked: token ID, contract address (in full unless the
// site lists the contract), and whether the site's configuration lists the contract.
import { createListing } from '../../../tests/support/listing.ts'
import { screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { ZERO_ADDRESS, type Address } from '../../domain/address.ts'
import { checksumAddress, shortAddress } from '../../domain/checksum.ts'
import { parseOrderHash } from '../../domain/hashes.ts'
import { itemPath } from '../../domain/paths.ts'
import { tokenIdFromBigInt } from '../../domain/tokenId.ts'
import { toWei } from '../../domain/wei.ts'
import { testConfig } from '../../../tests/support/renderInFrame.tsx'
import { CheckoutSummary } from '../cart/CheckoutSummary.tsx'
import { toCartItem } from '../../orders/cartItem.ts'
import { ItemLine, CollectionLine } from './SoldLines.tsx'
import { CancelDialog, BulkCancelDialog } from '../cancel/Dialog.tsx'
import type { ListedItem } from '../../orders/listedItem.ts'
import type { Listing } from '../../orders/listing.ts'
import type { Offer } from '../../orders/offer.ts'
import { CancelOffersDialog } from '../cancelOffers/Dialog.tsx'
import { RevokeDialog } from '../revoke/Dialog.tsx'
import { renderTrade } from '../../../tests/support/renderTrade.tsx'

const ada = `0x${'a1'.repeat(20)}` as Address
const listed = `0x${'11'.repeat(20)}` as Address
const copy = `0x${'ab'.repeat(20)}` as Address
/** Lists one of the two collections; the index gives both collections, and both items, the same names. */
const config = { ...testConfig, collections: [listed] }
const NUMBER = 2n ** 200n + 7n

const createItem = (collection: Address, number = NUMBER): ListedItem => ({
  collection,
  collectionName: 'Nouns Cabinet',
  tokenId: tokenIdFromBigInt(number),
  standard: 'ERC721',
  name: 'Noun 2',
  image: null,
  decimals: 0,
  path: itemPath(collection, tokenIdFromBigInt(number)),
})

let hashes = 0
const listing = (collection: Address, fields: Partial<Listing> = {}) =>
  createListing({
    seller: ada,
    operator: ada,
    item: createItem(collection),
    startPrice: toWei(5n),
    ...fields,
  })

const offer = (collection: Address, subject: Offer['subject']): Offer => ({
  orderHash: parseOrderHash(`0x${(++hashes).toString(16).padStart(64, '0')}`),
  buyer: ada,
  subject,
  decimals: 0,
  collection: { address: collection, name: 'Nouns Cabinet', standard: 'ERC721' },
  currency: testConfig.network.nativeCurrency,
  price: toWei(5n),
  proceeds: toWei(5n),
  unitPrice: toWei(5n),
  quantity: 1n,
  remaining: 1n,
  divisible: false,
  step: 1n,
  endsAtSeconds: 4_000_000_000n,
  operator: ada,
  createdAtBlock: 1,
  open: true,
  inactiveReason: undefined,
})

const own = { account: ada, onClose: () => undefined }
const bundle = [createItem(listed), createItem(copy)].map((item) => ({ item, quantity: 1n }))
const cartItems = [toCartItem(listing(listed)), toCartItem(listing(copy))]

const DIALOGS: readonly (readonly [string, ReactNode])[] = [
  // The first line of the dialogs that buy, accept, list, edit a price, and make an offer for one item.
  ['one item and its copy', [listed, copy].map((of) => <ItemLine key={of} item={createItem(of)} />)],
  [
    'canceling a bundle',
    <CancelDialog listing={listing(listed, { kind: 'bundle', items: bundle })} {...own} />,
  ],
  ['canceling several listings', <BulkCancelDialog listings={[listing(listed), listing(copy)]} {...own} />],
  [
    'checking out a cart',
    <CheckoutSummary cartItems={cartItems} preview={undefined} account={ada} overtaken={false} />,
  ],
  [
    'canceling offers',
    <CancelOffersDialog
      offers={[listed, copy].map((of) => offer(of, { kind: 'token', item: createItem(of) }))}
      {...own}
    />,
  ],
]

test.each(DIALOGS)(
  '%s distinguishes an item from its copy by token ID, contract and list membership',
  async (_, content) => {
    renderTrade(content, config)
    expect(await screen.findAllByText(`${NUMBER}`)).toHaveLength(2)
    expect(screen.getByText(checksumAddress(copy))).toBeVisible()
    // The whole address is its title, and what is copied.
    expect(screen.getByText(shortAddress(listed)).closest('[title]')).toHaveAttribute(
      'title',
      checksumAddress(listed),
    )
    expect(screen.getAllByText('Verified collection')).toHaveLength(1)
    expect(screen.getAllByText('Unverified collection')).toHaveLength(1)
    expect(screen.getAllByRole('button', { name: 'Copy address' }).length).toBeGreaterThanOrEqual(2)
  },
)

test('shows the contract once, and each token ID, for a cart with one contract', () => {
  const same = [1n, 2n].map((number) => toCartItem(listing(copy, { item: createItem(copy, number) })))
  renderTrade(
    <CheckoutSummary cartItems={same} preview={undefined} account={ada} overtaken={false} />,
    config,
  )
  expect(screen.getByText(checksumAddress(copy))).toBeVisible()
  expect(
    screen.getAllByRole('listitem').map((line) => within(line).getByText(/^Token ID/).textContent),
  ).toEqual(['Token ID 1', 'Token ID 2'])
})

test('shows the contract and no token ID for a collection offer', () => {
  renderTrade(<CollectionLine address={copy} name="Nouns Cabinet" />, config)
  expect(screen.getByText(checksumAddress(copy))).toBeVisible()
  expect(screen.getByText('Unverified collection')).toBeVisible()
  expect(screen.queryByText(/^Token ID/)).toBeNull()
})

test('shows the token ID and whether the contract is listed when the approval for one item is revoked', async () => {
  const approval = { kind: 'token' as const, contract: copy, operator: ada, identifier: NUMBER }
  renderTrade(
    <RevokeDialog
      activeApproval={{
        approval,
        amount: null,
        isRead: true,
        trades: false,
        subject: 'Noun 2',
        currency: undefined,
      }}
      {...own}
    />,
    config,
  )
  expect(await screen.findByText(`${NUMBER}`)).toBeVisible()
  expect(screen.getByText(checksumAddress(copy))).toBeVisible()
  expect(screen.getByText('Unverified collection')).toBeVisible()
  expect(screen.queryByText(checksumAddress(ZERO_ADDRESS))).toBeNull()
})
