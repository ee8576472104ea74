// The cases that the index and the page share (tests/support/metadataCases.ts), as a real graph-node reads them.
import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { close, listen } from '../../local/process/listen.ts'
import { freePort } from '../../local/process/ports.ts'
import { waitFor } from '../../local/process/wait.ts'
import type { Hex } from '../../local/seed/contracts.ts'
import {
  type ExpectedDocument,
  METADATA_CASES,
  type MetadataCase,
  SPELLINGS,
} from '../support/metadataCases.ts'
import { type World, startWorld, tokenId } from './world.ts'

interface TokenRow {
  readonly id: string
  readonly metadataPlace: string | null
  readonly metadata: (Required<ExpectedDocument> & { readonly id: string; readonly status: string }) | null
}

const FIELDS =
  'id status name description image listImage animationUrl externalUrl decimals traits unreadTraits'

let world: World<'token' | 'editions'>
let gateway: Server
let rows: ReadonlyMap<string, TokenRow>

/** Serves the files of all cases as a gateway of IPFS, at /ipfs/, and as one of Arweave. */
const startContents = () => {
  const files = new Map(METADATA_CASES.flatMap(({ files = {} }) => Object.entries(files)))
  return createServer(({ url = '', method, headers }, response) => {
    const path = decodeURIComponent(new URL(url, 'http://gateway').pathname)
    const content = files.get(path.startsWith('/ipfs/') ? `ipfs://${path.slice(6)}` : `ar:/${path}`)
    // graph-node asks this of any CID when it starts, as local/gateway explains.
    const isProbe = method === 'HEAD' && headers['cache-control']?.includes('only-if-cached')
    if (content === undefined) {
      response.writeHead(isProbe ? 412 : 404).end()
      return
    }
    const body = Buffer.from(content)
    response.writeHead(200, { 'content-length': body.length }).end(body)
  })
}

const getContract = ({ standard = 'ERC721' }: MetadataCase) =>
  standard === 'ERC1155' ? world.contracts.editions : world.contracts.token

/** A case's token has the case's number. */
const rowId = (one: MetadataCase) => tokenId(getContract(one), BigInt(METADATA_CASES.indexOf(one) + 1))

async function fetchRows(): Promise<ReadonlyMap<string, TokenRow>> {
  await world.indexed()
  const { tokens } = await world.query<{ tokens: TokenRow[] }>(
    `{ tokens(first: 1000) { id metadataPlace metadata { ${FIELDS} } } }`,
  )
  return new Map(tokens.map((row) => [row.id, row]))
}

beforeAll(async () => {
  gateway = startContents()
  const port = await listen(gateway, await freePort())
  world = await startWorld(
    {
      token: { contract: 'OddText', values: ['0x', '0x'], tracked: 'ERC721' },
      editions: { contract: 'ChangingEditions', values: [''], tracked: 'ERC1155' },
    },
    { discover: false, ipfsUrl: `http://127.0.0.1:${port}`, arweaveUrl: `http://127.0.0.1:${port}/` },
  )
  const [alice] = world.accounts as [Hex]
  const { token, editions } = world.contracts
  for (const [index, { standard, uri }] of METADATA_CASES.entries()) {
    const id = BigInt(index + 1)
    if (standard === 'ERC1155') {
      await world.call(alice, editions, 'announce', id, uri)
      await world.call(alice, editions, 'mint', alice, id, 1n)
    } else {
      await world.call(alice, token, 'mint', alice, id, `0x${Buffer.from(uri).toString('hex')}`)
    }
  }
  const isRead = (read: ReadonlyMap<string, TokenRow>) => (one: MetadataCase) =>
    one.expected.document === null || (read.get(rowId(one))?.metadata ?? null) !== null
  // Files are stored with a next block. One that never arrives fails its own case below.
  rows = await waitFor(
    async () => {
      await world.mine()
      rows = await fetchRows()
      return METADATA_CASES.every(isRead(rows)) ? rows : undefined
    },
    { what: 'the metadata of every case', timeoutMs: 60_000 },
  ).catch(() => rows)
})

afterAll(async () => {
  await world?.stop()
  await close(gateway)
})

describe('the index reads', () => {
  test.each(METADATA_CASES)('$name', (one) => {
    const { place, document } = one.expected
    const row = rows.get(rowId(one))
    expect(row?.metadataPlace).toBe(place)
    if (document === null) expect(row?.metadata).toBeNull()
    else if (document === 'INVALID') expect(row?.metadata).toMatchObject({ status: 'INVALID' })
    else expect(row?.metadata).toMatchObject({ status: 'RESOLVED', ...document })
  })
})

test('the same content in different spellings is one document', () => {
  const documents = SPELLINGS.map((one) => rows.get(rowId(one))?.metadata?.id)
  expect(new Set(documents).size).toBe(1)
})
