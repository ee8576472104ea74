// A proof bundle: what an index said of one token, with everything needed to hold it against the chain without the index.
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
import { logsOf, provenReceipt } from './receipts.ts'

const FORMAT = 'vitrine-proof'
const VERSION = 1

const ROW_TYPES: readonly RowType[] = ['MINT', 'TRANSFER', 'BURN', 'LISTING', 'OFFER', 'CANCELLATION', 'SALE']

export interface Bundle {
  readonly claim: Claim
  readonly blocks: readonly CachedBlock[]
}

/** The bundle as the text of a file. */
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

/** @throws InvalidBundleError naming what is wrong with the file */
export function readBundle(text: string): Bundle {
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch (cause) {
    throw new InvalidBundleError(verificationErrors.notJson, { cause })
  }
  const bundle = objectOf(content, 'the file')
  if (bundle['format'] !== FORMAT) throw new InvalidBundleError(verificationErrors.notBundle)
  if (bundle['version'] !== VERSION) {
    throw new InvalidBundleError(verificationErrors.unknownVersion)
  }
  try {
    return { claim: readClaim(bundle['claim']), blocks: listOf(bundle['blocks'], 'blocks').map(readBlock) }
  } catch (error) {
    if (error instanceof InvalidBundleError) throw error
    throw new InvalidBundleError(verificationErrors.damaged, {
      cause: error,
      details: { problem: error instanceof Error ? error.message : '' },
    })
  }
}

function readClaim(value: unknown): Claim {
  const claim = objectOf(value, 'claim')
  const subject = objectOf(claim['subject'], 'subject')
  const head = objectOf(claim['head'], 'head')
  return {
    subject: {
      chainId: wholeOf(subject['chainId'], 'chainId'),
      collection: addressOf(subject['collection']),
      tokenId: amountOf(subject['tokenId'], 'tokenId'),
      standard: oneOf(subject['standard'], ['ERC721', 'ERC1155'], 'standard'),
    },
    rows: listOf(claim['rows'], 'rows').map(readRow),
    owner: orNull(claim['owner'], addressOf),
    balances: listOf(claim['balances'], 'balances').map((entry) => {
      const { account, units } = objectOf(entry, 'balance')
      return { account: addressOf(account), units: amountOf(units, 'units') }
    }),
    indexedFromBlock: wholeOf(claim['indexedFromBlock'], 'indexedFromBlock'),
    tracked: claim['tracked'] === true,
    head: { number: wholeOf(head['number'], 'head'), hash: hashOf(head['hash']) },
  }
}

function readRow(value: unknown): ClaimedRow {
  const row = objectOf(value, 'row')
  const amount = (name: string) => orNull(row[name], (given) => amountOf(given, name))
  return {
    id: textOf(row['id'], 'id'),
    type: oneOf(row['type'], ROW_TYPES, 'type'),
    position: amountOf(row['position'], 'position'),
    from: orNull(row['from'], addressOf),
    to: orNull(row['to'], addressOf),
    quantity: amountOf(row['quantity'], 'quantity'),
    price: amount('price'),
    unitPrice: amount('unitPrice'),
    currency: orNull(row['currency'], addressOf),
    orderHash: orNull(row['orderHash'], hashOf),
    orderSide: orNull(row['orderSide'], (side) => oneOf(side, ['ASK', 'BID'], 'orderSide')),
    bundleSize: orNull(row['bundleSize'], (size) => wholeOf(size, 'bundleSize')),
    emitter: addressOf(row['emitter']),
    transactionHash: hashOf(row['transactionHash']),
    logIndex: wholeOf(row['logIndex'], 'logIndex'),
    blockNumber: wholeOf(row['blockNumber'], 'blockNumber'),
    blockHash: hashOf(row['blockHash']),
    timestampSeconds: wholeOf(row['timestampSeconds'], 'timestampSeconds'),
  }
}

function readBlock(value: unknown): CachedBlock {
  const block = objectOf(value, 'block')
  return {
    hash: hashOf(block['hash']),
    headerRlp: readHex(block['headerRlp'], 'header'),
    receipts: listOf(block['receipts'], 'receipts').map((entry) => {
      const receipt = objectOf(entry, 'receipt')
      return {
        transactionHash: hashOf(receipt['transactionHash']),
        transactionIndex: wholeOf(receipt['transactionIndex'], 'transactionIndex'),
        firstLogIndex: wholeOf(receipt['firstLogIndex'], 'firstLogIndex'),
        nodes: listOf(receipt['nodes'], 'nodes').map((node) => readHex(node, 'node')),
      }
    }),
  }
}

/** What a bundle shows without a node. */
export interface BundleProof {
  /** Which rows its receipts bear out, if its blocks are the chain's. */
  readonly rows: readonly RowFinding[]
  /** Hashes of blocks whose header is not theirs, and of transactions whose receipt is not in its block. */
  readonly damaged: readonly Hex[]
}

export async function proveBundle({ claim, blocks }: Bundle): Promise<BundleProof> {
  const evidence = new Map<number, BlockEvidence>()
  const damaged: Hex[] = []
  for (const { hash, headerRlp, receipts } of blocks) {
    const header = readHeader(headerRlp)
    if (header === undefined || header.hash !== hash) {
      damaged.push(hash)
      continue
    }
    const shown = new Map<Hex, ReceiptEvidence>()
    for (const receipt of receipts) {
      const { transactionHash, firstLogIndex } = receipt
      const proven = await provenReceipt(header.receiptsRoot, receipt)
      const logs = proven === undefined ? undefined : logsOf(proven, firstLogIndex)
      if (logs === undefined) damaged.push(transactionHash)
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
  return { rows: rows.map(withoutReceipt), damaged }
}

/** A bundle holds the receipts that could be proven: of one that it lacks it says nothing. */
function withoutReceipt(finding: RowFinding): RowFinding {
  const { verdict } = finding
  if (verdict.kind !== 'contradicted' || !verdict.by.includes('transaction')) return finding
  const by = verdict.by.filter((field) => field !== 'transaction')
  return { ...finding, verdict: by.length > 0 ? { kind: 'contradicted', by } : { kind: 'unread' } }
}

/** The bundle's proofs, for a check that asks a node for the rest. */
export async function proofsOf({ blocks }: Bundle): Promise<ProofCache> {
  const store = memoryStore()
  for (const block of blocks) await store.write(block)
  return createProofCache(store, { foreign: true })
}

function objectOf(value: unknown, what: string): Readonly<Record<string, unknown>> {
  try {
    return readObject(value, what)
  } catch (cause) {
    throw wrong(what, cause)
  }
}

function listOf(value: unknown, what: string): readonly unknown[] {
  if (!Array.isArray(value)) throw wrong(what)
  return value as readonly unknown[]
}

function textOf(value: unknown, what: string): string {
  if (typeof value !== 'string') throw wrong(what)
  return value
}

function wholeOf(value: unknown, what: string): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0) throw wrong(what)
  return value
}

function amountOf(value: unknown, what: string): bigint {
  if (typeof value !== 'string' || !/^\d{1,120}$/.test(value)) throw wrong(what)
  return BigInt(value)
}

function oneOf<Value extends string>(value: unknown, values: readonly Value[], what: string): Value {
  const found = values.find((known) => known === value)
  if (found === undefined) throw wrong(what)
  return found
}

function orNull<Value>(value: unknown, read: (given: unknown) => Value): Value | null {
  return value === null ? null : read(value)
}

const addressOf = (value: unknown) => parseAddress(readHex(value, 'address', 20))
const hashOf = (value: unknown) => readHex(value, 'hash', 32)

function wrong(what: string, cause?: unknown): InvalidBundleError {
  return new InvalidBundleError(verificationErrors.damaged, { cause, details: { problem: what } })
}
