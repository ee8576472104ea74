// Pictures that metadata documents contain may be a megabyte each: lists of items stay within what a page reads.
import { print } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Hex } from '../../local/seed/contracts.ts'
import { waitFor } from '../../local/process/wait.ts'
import { MAX_RESPONSE_BYTES } from '../../src/domain/capResponse.ts'
import { indexedSource } from '../../src/domain/indexedPicture.ts'
import { ItemSearchRowsDocument } from '../../src/itemSearch/__generated__/ItemSearchRows.ts'
import { PortfolioItemsDocument } from '../../src/features/portfolio/__generated__/PortfolioItems.ts'
import { AccountItemsDocument } from '../../src/pages/account/__generated__/AccountItems.ts'
import { CollectionsPageDocument } from '../../src/pages/collections/__generated__/CollectionsPage.ts'
import { HomePageDocument } from '../../src/pages/home/__generated__/HomePage.ts'
import { fetchIndexedPicture } from '../../src/media/fetchIndexedPicture.ts'
import { ether, makeOrder, publish, seaportAddress, to, units } from './seaport.ts'
import { startWorld, type World } from './world.ts'

const ITEMS = 32
/** The longest image that is in a list's row, by unit and in all. */
const LONGEST = 4_608
const fill = (text: string, length: number) => `data:image/png,${text.repeat(length)}`.slice(0, length)
/** Images of further items, and whether lists have them. */
const IMAGES: readonly (readonly [image: string, isListed: boolean])[] = [
  [fill('é', LONGEST), true],
  [fill('é', LONGEST + 1), false],
  // Whitespace at the end is no part of an address.
  [`${fill('\t\n', 100)}.`, true],
  [fill('\u0001', 100), false],
]
/** Nearly as long as a document may be. */
const PICTURE = `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"><!--${'é'.repeat(400_000)}--></svg>`
/** More text than the index keeps of traits, and six bytes for each unit. */
const TRAITS = Array.from({ length: 30 }, (_, place) => ({
  trait_type: `${place}${'\u0001'.repeat(200)}`,
  value: '\u0001'.repeat(250),
}))

let world: World<'editions'>
let victim: Hex
beforeAll(async () => {
  world = await startWorld({
    editions: { contract: 'ChangingEditions', values: ['https://none.example/'], tracked: 'ERC1155' },
  })
  const [attacker, second] = world.accounts as [Hex, Hex]
  victim = second
  const { editions } = world.contracts
  const cid = await world.publish(JSON.stringify({ name: 'Spam', image: PICTURE, attributes: TRAITS }))
  await world.call(attacker, editions, 'announceMany', 1n, BigInt(ITEMS), `ipfs://${cid}`)
  for (const [place, [image]] of IMAGES.entries()) {
    const uri = `ipfs://${await world.publish(JSON.stringify({ image }))}`
    await world.call(attacker, editions, 'announceMany', BigInt(101 + place), 1n, uri)
    await world.call(attacker, editions, 'mintMany', attacker, BigInt(101 + place), 1n)
  }
  for (const owner of [attacker, victim])
    await world.call(attacker, editions, 'mintMany', owner, 1n, BigInt(ITEMS))
  await world.call(attacker, editions, 'setApprovalForAll', seaportAddress, true)
  const orders = Array.from({ length: ITEMS }, (_, place) =>
    makeOrder(attacker, [units(editions, BigInt(place + 1), 1n)], [to(attacker, ether(10n ** 18n))]),
  )
  await publish(world, ...orders)
  await waitFor(areAllRead, { what: 'the documents to be read', timeoutMs: 60_000 })
})
afterAll(() => world?.stop())

async function areAllRead(): Promise<true | undefined> {
  await world.mine()
  await world.indexed()
  const { tokens } = await world.query<{ tokens: unknown[] }>(
    '{ tokens(first: 100, where: { metadata_: { status: RESOLVED } }) { id } }',
  )
  return tokens.length === ITEMS + IMAGES.length ? true : undefined
}

/** Bytes of the index's answer to a page's own query. */
async function measure(document: Parameters<typeof print>[0], variables: object): Promise<number> {
  const body = JSON.stringify({ query: print(document), variables })
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(world.graphqlUrl, { method: 'POST', headers, body })
  const text = await response.text()
  expect(JSON.parse(text)).not.toHaveProperty('errors')
  return Buffer.byteLength(text)
}

test('a list of as many items as there are on a page fits into what a page reads', async () => {
  const now = String(await world.now())
  const openListings = { side: 'ASK', live: true, endsAtSeconds_gt: now }
  const held = { account: victim, amount_gt: '0' }
  const listed = { bestAskEndsAtSeconds_gt: now, listedAtSeconds_not: null, supply_gt: '0' }
  const sizes = await Promise.all([
    measure(HomePageDocument, {
      picked: listed,
      pool: {},
      isFeatured: false,
      featured: {},
      listed,
      sold: {},
      shown: {},
      openListings,
    }),
    measure(AccountItemsDocument, {
      where: held,
      first: 60,
      direction: 'desc',
      standing: { ...openListings, offerer: victim },
    }),
    measure(CollectionsPageDocument, { shown: {}, openListings, isFeatured: false, featured: {} }),
    measure(PortfolioItemsDocument, { where: held, first: 1_000, direction: 'asc' }),
    measure(ItemSearchRowsDocument, {
      where: { tokenId_lte: String(ITEMS) },
      block: { number_gte: 0 },
      first: 1_000,
    }),
  ])
  const [home, account, collections, portfolio, localCopy] = sizes
  for (const size of [home, account, collections]) expect(size).toBeLessThan(MAX_RESPONSE_BYTES / 20)
  // A thousand such rows, also of the local copy.
  for (const size of [portfolio, localCopy])
    expect((size / ITEMS) * 1_000).toBeLessThan(MAX_RESPONSE_BYTES / 2)
})

test('an image is in lists up to a length, unless it has control characters, which take more bytes', async () => {
  const { tokens } = await world.query<{ tokens: { metadata: { listImage: string } }[] }>(
    '{ tokens(first: 10, orderBy: tokenId, where: { tokenId_gt: "100" }) { metadata { listImage } } }',
  )
  expect(tokens.map(({ metadata }) => metadata.listImage)).toEqual(
    IMAGES.map(([image, isListed]) =>
      isListed ? image : (expect.stringMatching(/^metadata:0x[0-9a-f]+#[0-9a-f]{8}$/) as string),
    ),
  )
})

test('the picture is there for an item in view', async () => {
  const { tokens } = await world.query<{ tokens: { metadata: { listImage: string } }[] }>(
    '{ tokens(first: 1) { metadata { listImage } } }',
  )
  const source = indexedSource(tokens[0]?.metadata.listImage ?? '', { graphqlUrl: world.graphqlUrl })
  if (source?.indexed === undefined) throw new Error('The list has the picture itself.')
  const read = await fetchIndexedPicture(source.indexed, new AbortController().signal)
  expect(read.kind === 'bytes' && new TextDecoder().decode(read.bytes)).toContain('ééé')
})
