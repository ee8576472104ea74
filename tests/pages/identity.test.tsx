// How pages show names and owners that aren't what they seem.
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { event, item, person, serveHistory } from '../support/fakeHistory.ts'
import { COLLECTION, type FakeIndex, serveIndex, token } from '../support/fakeIndex.ts'
import { openPage } from '../support/openPage.tsx'

/** On the site's list; its contract returns the same name as the collection in the index. */
const LISTED = `0x${'11'.repeat(20)}`
const NAME = '0x06fdde03'
const OWNER_OF = '0x6352211e'

const getWord = (value: bigint) => value.toString(16).padStart(64, '0')
const abiText = (text: string) => {
  const bytes = Buffer.from(text)
  return `0x${getWord(32n)}${getWord(BigInt(bytes.length))}${bytes.toString('hex').padEnd(64, '0')}`
}

/** The listed contract returns its name; other contracts return nothing. */
function callIt(index: FakeIndex, name: string): void {
  index.call = ({ to, data }) => (to === LISTED && data === NAME ? abiText(name) : '0x')
}

const MARK = /^Not the listed “Cabinet” 0xabAb…[0-9a-zA-Z]{4}$/i
const marks = () =>
  screen.findAllByText((_, element) => MARK.test(element?.textContent ?? ''), { selector: '[title] > span' })

test.each([
  ['home', '/', () => serveIndex([token(1, { price: '3' })])],
  ['the collection’s page', `/collection/${COLLECTION}`, () => serveIndex([token(1)])],
  ['rankings', '/collections', () => serveIndex([token(1)])],
  ['search results', '/search?q=cabinet', () => serveIndex([token(1)])],
  ['activity', '/activity', () => serveHistory([event({ type: 'MINT', to: person(1), block: 1 })])],
  [
    'the item’s page',
    `/item/${COLLECTION}/1`,
    () => serveHistory([event({ type: 'MINT', to: person(1), block: 1 })]),
  ],
] as const)('%s marks a collection whose name imitates a listed one', async (_, path, serve) => {
  callIt(serve(), 'Cabinet')
  openPage(path, { collections: [LISTED] })
  const [first] = await marks()
  expect(first).toBeVisible()
  expect(first?.closest('[title]')?.getAttribute('title')).toMatch(
    /^This is 0x(ab){20}\. Cabinet is 0x(11){20}\.$/i,
  )
})

test('marks neither an original name nor a listed collection', async () => {
  const index = serveIndex([token(1)])
  callIt(index, 'Another name')
  openPage(`/collection/${COLLECTION}`, { collections: [LISTED, COLLECTION] })
  expect(await screen.findByRole('img', { name: 'Verified collection' })).toBeVisible()
  expect(screen.queryByText(/Not the listed/)).toBeNull()
})

/** Forbidden on every page: bidi controls, zero-width characters, and signs that imitate the mark of a listed collection. */
const UNSEEN = /[\u061C\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF\u00AD✅☑]/u

test.each([
  ['home', '/'],
  ['the collection’s page', `/collection/${COLLECTION}`],
  ['search results', '/search?q=check'],
])('%s shows no invisible characters of a hostile name, in text or in accessible names', async (_, path) => {
  const name = 'Check \u202Eelbatnuocni\u202C ✅\u200B'
  const index = serveIndex([token(1, { price: '3', name, traits: ['Ki\u202Ed=Ra\u200Bre\u2066'] })])
  index.collection = { ...index.collection, name: 'Ca\u200Bbi\u202Enet ☑️' }
  openPage(path)
  await waitFor(() => expect(document.body).toHaveTextContent('Check elbatnuocni'))
  const attributes = [...document.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes]
      .filter(({ name: of }) => of !== 'href' && of !== 'value')
      .map(({ value }) => value),
  )
  expect(
    [document.title, document.body.textContent, ...attributes].filter((text) => UNSEEN.test(text)),
  ).toEqual([])
})

const held = (owner: string) => item(1n, { owner: { __typename: 'Account', id: owner } })
const MINT = event({ type: 'MINT', to: person(1), block: 1 })
const SENT = event({ type: 'TRANSFER', from: person(1), to: person(2), block: 5 })

/** Makes the contract return this owner for its item. */
function ownedBy(index: FakeIndex, owner: string): string[] {
  const calls: string[] = []
  index.call = ({ to, data }) => {
    if (to !== COLLECTION || !data.startsWith(OWNER_OF)) return '0x'
    calls.push(data)
    return `0x${getWord(BigInt(owner))}`
  }
  return calls
}

test('marks the owner when a transfer event was emitted but the contract didn’t make the transfer', async () => {
  const index = serveHistory([MINT, SENT], held(person(2)))
  ownedBy(index, person(1))
  openPage(`/item/${COLLECTION}/1`)
  const mark = await screen.findByText(/The contract says the owner is/)
  expect(mark).toHaveTextContent(
    /^The contract says the owner is 0x1111…1111\s*\. This site, which follows the contract’s events, shows 0x2222…2222\s*\. Compared at block 10\.$/,
  )
  const owner = screen.getByText(/^Owned by/)
  expect(within(owner.closest('header') as HTMLElement).getByText(/The contract says/)).toBe(mark)
  // Both are read at one block hash, because a reorganization can replace the block of a number.
  const compared = index.requests.find(({ operation }) => operation === 'OwnerAt')
  expect(compared?.variables).toMatchObject({ block: { hash: expect.stringMatching(/^0x[0-9a-f]{64}$/) } })
})

test('doesn’t mark an item that moved after the page loaded', async () => {
  const index = serveHistory([MINT, SENT], held(person(1)))
  index.ownerAtHead = held(person(2))
  const calls = ownedBy(index, person(2))
  openPage(`/item/${COLLECTION}/1`)
  await waitFor(() => expect(calls).toHaveLength(1))
  await screen.findByRole('table', { name: 'History of Work 1' })
  expect(screen.queryByText(/The contract says/)).toBeNull()
})

test('doesn’t call the contract of an edition, which has no single owner', async () => {
  const index = serveHistory([MINT], item(1n, { standard: 'ERC1155', supply: '5', balances: [] }))
  const calls = ownedBy(index, person(9))
  openPage(`/item/${COLLECTION}/1`)
  await screen.findByRole('table', { name: 'History of Work 1' })
  expect(calls).toEqual([])
})
