// A proof bundle: what an index said about one token, with everything needed to check it against the chain without
// the index.
//
// The format is described in docs/proofs.md.
import { parseAddress } from '../domain/address.ts'
import { verificationErrors } from '../messages/en/verificationErrors.ts'
import type { Claim, ClaimedRow, RowType } from './claim.ts'
import { InvalidBundleError } from './errors.ts'
import type { BlockEvidence, Evidence, ReceiptEvidence } from './evidence.ts'
import type { RowFinding } from './findings.ts'
import { readHeader } from './header.ts'
import { type Hex, readHex, readObject } from './hex.ts'
import { judge } from './judge.ts'
import { type CachedBlock, createProofCache, memoryStore, type ProofCache } from './proofCache.ts'
import { decodeLogs, provenReceipt } from './receipts.ts'

const FORMAT = 'vitrine-proof'
const VERSION = 1

const ROW_TYPES: readonly RowType[] = ['MINT', 'TRANSFER', 'BURN', 'LISTING', 'OFFER', 'CANCELLATION', 'SALE']

export interface Bundle {
  readonly claim: Claim
  readonly blocks: readonly CachedBlock[]
}

/** The bundle as a file's text. */
export function writeBundle(claim: Claim, { blocks, pinned }: Evidence): string {
  const proven = [...blocks.values()].flatMap(({ hash, headerRlp, receipts }): CachedBlock[] => {
    const shown = [...receipts.values()].flatMap(({ transactionHash, proof }) =>
      proof === undefined ? [] : [{ transactionHash, ...proof }],
    )
    return headerRlp === undefined || shown.length === 0 ? [] : [{ hash, headerRlp, receipts: shown }]
  })
  const content = { format: FORMAT, version: VERSION, checkedAt: pinned, claim, blocks: proven }
  return JSON.stringify(
    content,
    (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value),
    1,
  )
}

/** @throws InvalidBundleError with the part of the file that is invalid */
export function readBundle(text: string): Bundle {
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch (cause) {
    throw new InvalidBundleError(verificationErrors.notJson, { cause })
  }
  const bundle = parseObject(content, 'the file')
  if (bundle['format'] !== FORMAT) throw new InvalidBundleError(verificationErrors.notBundle)
  if (bundle['version'] !== VERSION) {
    throw new InvalidBundleError(verificationErrors.unknownVersion)
  }
  try {
    return { claim: readClaim(bundle['claim']), blocks: parseList(bundle['blocks'], 'blocks').map(readBlock) }
  } catch (error) {
    if (error instanceof InvalidBundleError) throw error
    throw new InvalidBundleError(verificationErrors.damaged, {
      cause: error,
      details: { problem: error instanceof Error ? error.message : '' },
    })
  }
}

function readClaim(value: unknown): Claim {
  const claim = parseObject(value, 'claim')
  const subject = parseObject(claim['subject'], 'subject')
  const head = parseObject(claim['head'], 'head')
  return {
    subject: {
      chainId: parseCount(subject['chainId'], 'chainId'),
      collection: parseHexAddress(subject['collection']),
      tokenId: parseAmount(subject['tokenId'], 'tokenId'),
      standard: parseOneOf(subject['standard'], ['ERC721', 'ERC1155'], 'standard'),
    },
    rows: parseList(claim['rows'], 'rows').map(readRow),
    owner: parseNullable(claim['owner'], parseHexAddress),
    balances: parseList(claim['balances'], 'balances').map((entry) => {
      const { account, units } = parseObject(entry, 'balance')
      return { account: parseHexAddress(account), units: parseAmount(units, 'units') }
    }),
    indexedFromBlock: parseCount(claim['indexedFromBlock'], 'indexedFromBlock'),
    tracked: claim['tracked'] === true,
    head: { number: parseCount(head['number'], 'head'), hash: parseHash(head['hash']) },
  }
}

function readRow(value: unknown): ClaimedRow {
  const row = parseObject(value, 'row')
  const amount = (name: string) => parseNullable(row[name], (amount) => parseAmount(amount, name))
  return {
    id: parseText(row['id'], 'id'),
    type: parseOneOf(row['type'], ROW_TYPES, 'type'),
    position: parseAmount(row['position'], 'position'),
    from: parseNullable(row['from'], parseHexAddress),
    to: parseNullable(row['to'], parseHexAddress),
    quantity: parseAmount(row['quantity'], 'quantity'),
    price: amount('price'),
    unitPrice: amount('unitPrice'),
    currency: parseNullable(row['currency'], parseHexAddress),
    orderHash: parseNullable(row['orderHash'], parseHash),
    orderSide: parseNullable(row['orderSide'], (side) => parseOneOf(side, ['ASK', 'BID'], 'orderSide')),
    bundleSize: parseNullable(row['bundleSize'], (size) => parseCount(size, 'bundleSize')),
    emitter: parseHexAddress(row['emitter']),
    transactionHash: parseHash(row['transactionHash']),
    logIndex: parseCount(row['logIndex'], 'logIndex'),
    blockNumber: parseCount(row['blockNumber'], 'blockNumber'),
    blockHash: parseHash(row['blockHash']),
    timestampSeconds: parseCount(row['timestampSeconds'], 'timestampSeconds'),
  }
}

function readBlock(value: unknown): CachedBlock {
  const block = parseObject(value, 'block')
  return {
    hash: parseHash(block['hash']),
    headerRlp: readHex(block['headerRlp'], 'header'),
    receipts: parseList(block['receipts'], 'receipts').map((entry) => {
      const receipt = parseObject(entry, 'receipt')
      return {
        transactionHash: parseHash(receipt['transactionHash']),
        transactionIndex: parseCount(receipt['transactionIndex'], 'transactionIndex'),
        firstLogIndex: parseCount(receipt['firstLogIndex'], 'firstLogIndex'),
        nodes: parseList(receipt['nodes'], 'nodes').map((node) => readHex(node, 'node')),
      }
    }),
  }
}

/** What a bundle proves without a node. */
export interface BundleProof {
  /** Which rows its receipts confirm, provided that its blocks are on the chain. */
  readonly rows: readonly RowFinding[]
  /** Hashes of blocks whose header doesn't match, and of transactions whose receipt isn't in its block. */
  readonly damaged: readonly Hex[]
}

export async function proveBundle({ claim, blocks }: Bundle): Promise<BundleProof> {
  const evidence = new Map<number, BlockEvidence>()
  const invalid: Hex[] = []
  for (const { hash, headerRlp, receipts } of blocks) {
    const header = readHeader(headerRlp)
    if (header === undefined || header.hash !== hash) {
      invalid.push(hash)
      continue
    }
    const shown = new Map<Hex, ReceiptEvidence>()
    for (const receipt of receipts) {
      const { transactionHash, firstLogIndex } = receipt
      const proven = await provenReceipt(header.receiptsRoot, receipt)
      const logs = proven === undefined ? undefined : decodeLogs(proven, firstLogIndex)
      if (logs === undefined) invalid.push(transactionHash)
      else shown.set(transactionHash, { transactionHash, logs, proof: receipt })
    }
    const { number, timestampSeconds } = header
    evidence.set(number, { number, hash, timestampSeconds, headerRlp, receipts: shown })
  }
  const { rows } = judge(claim, {
    pinned: claim.head,
    blocks: evidence,
    movements: [],
    searchedFrom: undefined,
    orderLogs: [],
    ordersSearchedFrom: undefined,
    holding: { kind: 'unknown' },
    finalized: undefined,
    headStands: true,
    selectors: new Map(),
  })
  return { rows: rows.map(withoutReceipt), damaged: invalid }
}

/** A bundle only contains receipts that could be proven, so a missing one proves nothing. */
function withoutReceipt(finding: RowFinding): RowFinding {
  const { verdict } = finding
  if (verdict.kind !== 'contradicted' || !verdict.by.includes('transaction')) return finding
  const by = verdict.by.filter((field) => field !== 'transaction')
  return { ...finding, verdict: by.length > 0 ? { kind: 'contradicted', by } : { kind: 'unread' } }
}

/** The bundle's proofs, for a check that gets the rest from a node. */
export async function toProofCache({ blocks }: Bundle): Promise<ProofCache> {
  const store = memoryStore()
  for (const block of blocks) await store.write(block)
  return createProofCache(store, { foreign: true })
}

function parseObject(value: unknown, what: string): Readonly<Record<string, unknown>> {
  try {
    return readObject(value, what)
  } catch (cause) {
    throw damaged(what, cause)
  }
}

function parseList(value: unknown, what: string): readonly unknown[] {
  if (!Array.isArray(value)) throw damaged(what)
  return value as readonly unknown[]
}

function parseText(value: unknown, what: string): string {
  if (typeof value !== 'string') throw damaged(what)
  return value
}

function parseCount(value: unknown, what: string): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0) throw damaged(what)
  return value
}

function parseAmount(value: unknown, what: string): bigint {
  if (typeof value !== 'string' || !/^\d{1,120}$/.test(value)) throw damaged(what)
  return BigInt(value)
}

function parseOneOf<Value extends string>(value: unknown, values: readonly Value[], what: string): Value {
  const match = values.find((option) => option === value)
  if (match === undefined) throw damaged(what)
  return match
}

function parseNullable<Value>(value: unknown, read: (value: unknown) => Value): Value | null {
  return value === null ? null : read(value)
}

const parseHexAddress = (value: unknown) => parseAddress(readHex(value, 'address', 20))
const parseHash = (value: unknown) => readHex(value, 'hash', 32)

function damaged(what: string, cause?: unknown): InvalidBundleError {
  return new InvalidBundleError(verificationErrors.damaged, { cause, details: { problem: what } })
}
