// Checks one proof bundle: first the file alone, then everything against a node, and prints the result line by line.
import { VitrineError } from '../src/domain/errors.ts'
import { createNode } from '../src/node/createNode.ts'
import { CHECK_PATIENCE } from '../src/verification/nodeCalls.ts'
import { type Bundle, toProofCache, proveBundle, parseBundle } from '../src/verification/bundle.ts'
import type { ClaimedRow } from '../src/verification/claim.ts'
import type { Missing, Obstacle, Outcome, RowFinding } from '../src/verification/findings.ts'
import { type Verification, verify } from '../src/verification/verify.ts'

/** Exit codes of the program. */
export const HOLDS = 0
export const CONTRADICTED = 1
export const UNCHECKED = 2

export interface CheckOptions {
  /** Without a node, only the file itself is checked. */
  readonly rpcUrl: string | undefined
  readonly print: (line: string) => void
  readonly fetch?: typeof fetch
}

/** @returns the program's exit code */
export async function checkProof(text: string, options: CheckOptions): Promise<number> {
  const { print } = options
  try {
    const bundle = parseBundle(text)
    const { subject, rows, head } = bundle.claim
    print(
      `Item ${subject.tokenId} of ${subject.collection} (${subject.standard}) on chain ${subject.chainId}`,
    )
    print(`${rows.length} rows, as an index reported them at block ${head.number}`)
    const alone = await checkAlone(bundle, print)
    if (alone !== HOLDS) return alone
    if (options.rpcUrl === undefined) {
      print(
        'Not checked: whether these blocks are the chain’s, and whether rows are missing. Name a node by --rpc.',
      )
      return UNCHECKED
    }
    return await checkOnChain(bundle, options.rpcUrl, options)
  } catch (error) {
    if (!(error instanceof VitrineError)) throw error
    const details = Object.values(error.details).join(', ')
    print(`Not checked: ${error.message}${details === '' ? '' : ` (${details})`}`)
    return error.code === 'invalid-proof-bundle' ? CONTRADICTED : UNCHECKED
  }
}

async function checkAlone(bundle: Bundle, print: (line: string) => void): Promise<number> {
  const { rows, damaged } = await proveBundle(bundle)
  const shown = rows.filter(({ verdict }) => verdict.kind === 'verified').length
  print(
    `Without a node: ${shown} of ${rows.length} rows are proven by receipts in ${bundle.blocks.length} blocks`,
  )
  for (const hash of damaged) print(`  damaged: ${hash} does not prove itself`)
  const contradicted = printContradicted(bundle, rows, print)
  if (damaged.length === 0 && contradicted === 0) return HOLDS
  print('CONTRADICTED: the file contradicts its own rows')
  return CONTRADICTED
}

async function checkOnChain(bundle: Bundle, rpcUrl: string, options: CheckOptions): Promise<number> {
  const { print } = options
  const verification = await verify(bundle.claim, {
    send: createNode({ urls: [rpcUrl], retryPolicy: CHECK_PATIENCE, fetch: options.fetch }),
    cache: await toProofCache(bundle),
  })
  const { evidence, missing, whole, newer, outcome, requests } = verification
  print(`Against the node: ${requests} requests, as of block ${evidence.pinned.number}`)
  printContradicted(bundle, verification.rows, print)
  for (const event of missing) print(`  missing: ${event.type} ${formatPlace(event)}`)
  for (const one of whole) {
    print(
      one.kind === 'owner'
        ? `  owner: reported ${one.reported ?? 'nobody'}, on chain ${one.onChain ?? 'nobody'}`
        : `  units of ${one.account}: reported ${one.reported}, on chain ${one.onChain}`,
    )
  }
  print(
    verification.ordersSince === undefined
      ? 'Not searched: listings, offers and cancellations that may be missing'
      : `Searched for missing listings and offers, and for cancellations of these and of the verified ones, from block ${verification.ordersSince} on`,
  )
  if (newer.length > 0) print(`It moved ${newer.length} times since the proof was made`)
  print(toSentence(verification))
  return toExitCode(outcome)
}

/** @returns the number of contradicted rows */
function printContradicted(
  { claim }: Bundle,
  findings: readonly RowFinding[],
  print: (line: string) => void,
): number {
  let count = 0
  for (const [index, { verdict }] of findings.entries()) {
    const row = claim.rows[index]
    if (verdict.kind !== 'contradicted' || row === undefined) continue
    count += 1
    print(`  contradicted: ${row.type} ${formatPlace(row)}: ${verdict.by.join(', ')}`)
  }
  return count
}

function formatPlace({ blockNumber, transactionHash, logIndex }: ClaimedRow | Missing): string {
  return `in block ${blockNumber}, transaction ${transactionHash}, log ${logIndex}`
}

const REASONS: Readonly<Record<Obstacle | 'record', string>> = {
  record: 'the record of the index does not reach further back',
  reorganized: 'the chain has replaced blocks that the index had not followed yet',
  'node-behind': 'the node has not reached the newest block of the index, or does not give it',
  budget: 'it would take more requests than one check allows itself',
  'no-search': 'the node does not let past events be searched',
  'no-proof': 'the node gave too little to show that receipts are part of their blocks',
  'nodes-disagree': 'two nodes name different blocks at one height',
  'other-chain': 'the index and the node report of chains that have no block in common',
  'no-holder': 'the contract does not say who holds the item',
}

function toSentence({ outcome, newer }: Verification): string {
  switch (outcome.kind) {
    case 'complete':
      return `HOLDS: complete and verified from the mint in block ${outcome.since}${newer.length > 0 ? ' to when it was made' : ' to today’s holder'}`
    case 'since':
      return `HOLDS since block ${outcome.since}: before it the history is not proven: ${REASONS[outcome.because]}`
    case 'mismatch':
      return 'CONTRADICTED: the history and the chain differ'
    case 'incoherent':
      return 'NOT CHECKED: the contract’s own events do not lead to the holder that it names'
    case 'unchecked':
      return `NOT CHECKED: ${REASONS[outcome.because]}`
  }
}

function toExitCode({ kind }: Outcome): number {
  if (kind === 'mismatch') return CONTRADICTED
  return kind === 'complete' || kind === 'since' ? HOLDS : UNCHECKED
}
