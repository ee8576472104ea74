// A proof bundle: what an index said about one token, with everything needed to check it against the chain without
// the index.
//
// The format is described in docs/proofs.md.
import * as v from 'valibot'
import { parseAddress } from '../domain/address.ts'
import { verificationTexts } from '../messages/en/verification.ts'
import type { Claim } from './claim.ts'
import { InvalidBundleError } from './errors.ts'
import type { BlockEvidence, Evidence, ReceiptEvidence } from './evidence.ts'
import type { RowFinding } from './findings.ts'
import { parseHeader } from './header.ts'
import type { Hex } from './hex.ts'
import { judge } from './judge.ts'
import { type CachedBlock, createProofCache, listProven, memoryStore, type ProofCache } from './proofCache.ts'
import { verifyLogs } from './receipts.ts'

const FORMAT = 'vitrine-proof'
const VERSION = 1

const hex = v.pipe(
  v.string(),
  v.regex(/^0x([0-9a-f]{2})*$/i),
  v.transform((text) => text.toLowerCase() as Hex),
)
const hash = v.pipe(hex, v.length(66))
const address = v.pipe(
  hex,
  v.length(42),
  v.transform((text) => parseAddress(text)),
)
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const amount = v.pipe(
  v.string(),
  v.regex(/^\d{1,120}$/),
  v.transform((digits) => BigInt(digits)),
)

const row = v.object({
  id: v.string(),
  type: v.picklist(['MINT', 'TRANSFER', 'BURN', 'LISTING', 'OFFER', 'CANCELLATION', 'SALE']),
  position: amount,
  from: v.nullable(address),
  to: v.nullable(address),
  quantity: amount,
  price: v.nullable(amount),
  unitPrice: v.nullable(amount),
  currency: v.nullable(address),
  orderHash: v.nullable(hash),
  orderSide: v.nullable(v.picklist(['ASK', 'BID'])),
  bundleSize: v.nullable(count),
  emitter: address,
  transactionHash: hash,
  logIndex: count,
  blockNumber: count,
  blockHash: hash,
  timestampSeconds: count,
})

const receipt = v.object({
  transactionHash: hash,
  transactionIndex: count,
  firstLogIndex: count,
  nodes: v.array(hex),
})

const bundleSchema = v.object({
  claim: v.object({
    subject: v.object({
      chainId: count,
      collection: address,
      tokenId: amount,
      standard: v.picklist(['ERC721', 'ERC1155']),
    }),
    rows: v.array(row),
    owner: v.nullable(address),
    balances: v.array(v.object({ account: address, units: amount })),
    indexedFromBlock: count,
    tracked: v.optional(v.unknown()),
    head: v.object({ number: count, hash }),
  }),
  blocks: v.array(v.object({ hash, headerRlp: hex, receipts: v.array(receipt) })),
})

export interface Bundle {
  readonly claim: Claim
  readonly blocks: readonly CachedBlock[]
}

/** The bundle as a file's text. */
export function writeBundle(claim: Claim, { blocks, pinned }: Evidence): string {
  const proven = [...blocks.values()].flatMap(({ hash, headerRlp, receipts }): CachedBlock[] => {
    const shown = listProven(receipts)
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
export function parseBundle(text: string): Bundle {
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch (cause) {
    throw new InvalidBundleError(verificationTexts.errors.notJson, { cause })
  }
  if (typeof content !== 'object' || content === null || Array.isArray(content))
    throw createDamagedError('the file')
  const { format, version } = content as Readonly<Record<string, unknown>>
  if (format !== FORMAT) throw new InvalidBundleError(verificationTexts.errors.notBundle)
  if (version !== VERSION) throw new InvalidBundleError(verificationTexts.errors.unknownVersion)
  const parsed = v.safeParse(bundleSchema, content)
  if (!parsed.success) throw createDamagedError(v.getDotPath(parsed.issues[0]) ?? parsed.issues[0].message)
  const { claim, blocks } = parsed.output
  return { claim: { ...claim, tracked: claim.tracked === true }, blocks }
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
    const header = parseHeader(headerRlp)
    if (header === undefined || header.hash !== hash) {
      invalid.push(hash)
      continue
    }
    const shown = new Map<Hex, ReceiptEvidence>()
    for (const receipt of receipts) {
      const { transactionHash } = receipt
      const logs = await verifyLogs(header.receiptsRoot, receipt)
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

function createDamagedError(problem: string): InvalidBundleError {
  return new InvalidBundleError(verificationTexts.errors.damaged, { details: { problem } })
}
