// An item whose contract names other metadata than the index has: collections reveal without an event.
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { type Answer, type ContractCall, serveNode, word } from '../support/contractNode.ts'
import { item, person, serveHistory } from '../support/fakeHistory.ts'
import { COLLECTION, SITE } from '../support/fakeIndex.ts'
import { openPage } from '../support/openPage.tsx'
import { server } from '../support/server.ts'

const address = `/item/${COLLECTION}/1`
const UNREVEALED = {
  ...(item(1n)['metadata'] as object),
  name: 'Unrevealed',
  description: null,
  traits: [],
}
const REVEALED = '{"name":"Revealed 1","attributes":[{"trait_type":"Fur","value":"Gold"}]}'
const CHANGED = /The contract has newer metadata, which this page read just now/
// The base URI that the Bored Ape Yacht Club set with setBaseURI, which emits nothing: Ethereum, 0xBC4CA0…f13D
const BAYC = 'QmeSjSinHpPnmXmspMjwiXyN6zS4E9zccariGR3jxcaWtq'

function abiText(text: string): string {
  const bytes = Buffer.from(text)
  const padded = Buffer.concat([bytes, Buffer.alloc((32 - (bytes.length % 32)) % 32)])
  return `0x${word(32n).slice(2)}${word(BigInt(bytes.length)).slice(2)}${padded.toString('hex')}`
}

const base64 = (text: string) => `data:application/json;base64,${Buffer.from(text).toString('base64')}`

const isUri = ({ data }: ContractCall) => data.startsWith('0xc87b56dd') || data.startsWith('0x0e89341c')

let opened = 0

/** Opens the item, of which the index has `uri`, and the contract returns the answers in turn, the last one for good. */
function open(answers: readonly Answer[], fields: Record<string, unknown> = {}) {
  // Readings are kept during a visit, by what the index had.
  const metadata = { ...UNREVEALED, id: `unrevealed ${(opened += 1)}` }
  const index = serveHistory([], item(1n, { metadata, ...fields }))
  const left = [...answers]
  const batches: ContractCall[][] = []
  serveNode(
    index,
    (call) => {
      if (!isUri(call)) return word(BigInt(person(1)))
      return (left.length > 1 ? left.shift() : left[0]) as Answer
    },
    {},
    (calls) => void batches.push([...calls]),
  )
  const page = openPage(address, { metadataHosts: ['https://meta.test'] })
  return { ...page, index, batches, reads: () => batches.flat().filter(isUri).length }
}

const serve = (url: string, document = REVEALED) =>
  server.use(
    http.get(url, ({ request }) =>
      request.url.includes('format=car')
        ? new HttpResponse(null, { status: 404 })
        : HttpResponse.text(document),
    ),
  )

const heading = (name: string) => screen.findByRole('heading', { level: 1, name: new RegExp(name) })
const refresh = async ({ user }: Pick<ReturnType<typeof open>, 'user'>) =>
  user.click(await screen.findByRole('button', { name: 'Refresh metadata' }))

describe('shows what the contract reveals without an event', () => {
  const id = '1'.padStart(64, '0')
  test.each([
    [
      'a base URI on IPFS (Bored Ape Yacht Club)',
      { uri: 'ipfs://QmUnrevealed/hidden.json' },
      `ipfs://${BAYC}/1`,
      `${SITE}/ipfs/${BAYC}/1`,
    ],
    [
      'a drawing that the contract composes (Loot, ENS, Nouns)',
      { uri: 'data:application/json;base64,' },
      base64(REVEALED),
      undefined,
    ],
    [
      'JSON in UTF-8 (Art Blocks, on-chain generators)',
      { uri: 'data:application/json;utf8,' },
      `data:application/json;utf8,${REVEALED}`,
      undefined,
    ],
    [
      'a host that the site names (POAP)',
      { uri: 'https://api.poap.tech/metadata/1' },
      'https://meta.test/metadata/1',
      'https://meta.test/metadata/1',
    ],
    [
      'a template (OpenSea’s shared storefront, ERC-1155)',
      { uri: 'https://meta.test/old', standard: 'ERC1155' },
      'https://meta.test/{id}',
      `https://meta.test/${id}`,
    ],
  ])('%s', async (_what, fields, uri, served) => {
    if (served !== undefined) serve(served)
    const page = open([abiText(uri)], fields)
    expect(await heading('Revealed 1')).toBeVisible()
    expect(screen.getByText(CHANGED)).toBeVisible()
    expect(screen.getByText('Gold')).toBeVisible()
    expect(page.reads()).toBe(1)
  })
})

test('reads once, and not again while the page stays open', async () => {
  const { index, reads } = open([abiText(item(1n)['uri'] as string)])
  await waitFor(() => expect(reads()).toBe(1))
  index.block += 1
  index.changedAt = index.block
  await screen.findByText(`Updated to block ${index.block}`)
  expect(screen.queryByText(CHANGED)).toBeNull()
  expect(reads()).toBe(1)
})

describe('on request', () => {
  test('says that nothing changed, then shows what changed', async () => {
    const uri = item(1n)['uri'] as string
    serve(`${SITE}/ipfs/${BAYC}/1`)
    const page = open([abiText(uri), abiText(uri), abiText(`ipfs://${BAYC}/1`)])
    await heading('Unrevealed')
    await refresh(page)
    expect(await screen.findByText('The metadata is up to date.')).toBeVisible()
    await refresh(page)
    expect(await heading('Revealed 1')).toBeVisible()
    expect(screen.getByText('Updated for you, on this page.')).toBeVisible()
    expect(screen.getByText(CHANGED)).toBeVisible()
  })

  test('reads a host again, which serves something else at the same address', async () => {
    const uri = 'https://meta.test/again.json'
    serve(uri, '{"name":"Before"}')
    const page = open([abiText(uri)], { uri, metadata: null })
    await heading('Before')
    serve(uri, '{"name":"After"}')
    await refresh(page)
    expect(await heading('After')).toBeVisible()
    expect(screen.getByText(/This page read the metadata from meta\.test again just now/)).toBeVisible()
  })

  test.each([
    ['reverts', { reverts: '0x' } as Answer, /didn’t return a metadata address/],
    ['runs out of gas', 'out of gas' as Answer, /Couldn’t read the contract: its answer takes more gas/],
    ['returns no text', '0x' as Answer, /didn’t return a metadata address/],
    [
      'returns bytes that lie about their length',
      `0x${word(32n).slice(2)}${'f'.repeat(64)}` as Answer,
      /more than 1 MB/,
    ],
    ['returns more than a document may hold', abiText('x'.repeat((1 << 20) + 1)) as Answer, /more than 1 MB/],
    [
      'names a host that the site doesn’t',
      abiText('https://other.test/1') as Answer,
      /points to other\.test/,
    ],
    [
      'names another kind of address',
      abiText('ftp://other.test/1') as Answer,
      /format that this site doesn’t support/,
    ],
    ['returns what is no document', abiText(base64('[]')) as Answer, /isn’t a valid document/],
  ])('says why nothing is shown when the contract %s', async (_what, answer, message) => {
    const page = open([answer])
    await heading('Unrevealed')
    await refresh(page)
    const details = await screen.findByRole('region', { name: 'Details' })
    expect(await within(details).findByText(message)).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: /Unrevealed/ })).toBeVisible()
  })
})
