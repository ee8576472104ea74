// Whatever an index does to a true history is found out, and no true history is accused.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { historyPosition, toHistoryPlace } from '../domain/historyPosition.ts'
import type { Claim, ClaimedRow } from './claim.ts'
import type { Evidence, ReceiptEvidence } from './evidence.ts'
import { judge } from './judge.ts'
import { salesIn } from './saleCheck.ts'
import { SEAPORT } from './seaportLogs.ts'
import {
  blockHash,
  countBlocks,
  fail,
  type Honest,
  honestHistories,
  person,
  sampleHistory,
} from '../../tests/support/honestHistories.ts'
import { deceits, deceive, sampleCancellation } from '../../tests/support/falseHistories.ts'

/** Each history is reported truly and falsely. */
const CASES = 4_000

describe('a history', () => {
  test('verifies from its mint on where it is reported truly; anything left out, made up, reordered or changed is found out', () => {
    let reported = 0
    fc.assert(
      fc.property(honestHistories, deceits, (honest, deceit) => {
        const { claim, evidence } = honest
        const { missing, whole, rows, outcome, newer } = judge(claim, evidence)
        const unverified = rows.filter(({ verdict }) => verdict.kind !== 'verified')
        expect({ missing, whole, unverified, outcome, newer }).toEqual({
          missing: [],
          whole: [],
          unverified: [],
          outcome: { kind: 'complete', since: 10 },
          newer: evidence.movements.filter(({ blockNumber }) => blockNumber > claim.head.number),
        })
        const untrue = deceive(honest, deceit)
        fc.pre(untrue !== undefined)
        reported += 1
        expect(judge(untrue ?? claim, evidence).outcome.kind).toBe('mismatch')
      }),
      { numRuns: CASES },
    )
    expect(reported).toBeGreaterThanOrEqual(CASES)
  })
})

describe('a reorganization', () => {
  /** The chain has replaced its last blocks; the index still reports the previous ones. */
  const replaced = fc.record({ honest: honestHistories, depth: fc.integer({ min: 1, max: 4 }) })

  test('that the index has not followed makes its rows neither true nor false', () => {
    fc.assert(
      fc.property(replaced, ({ honest: { claim, evidence }, depth }) => {
        const fork = evidence.pinned.number - depth
        const blocks = new Map(
          [...evidence.blocks].map(([number, block]) =>
            number > fork
              ? [number, { ...block, hash: blockHash(number, 1), receipts: new Map() }]
              : [number, block],
          ),
        )
        const movements = evidence.movements.filter(({ blockNumber }) => blockNumber <= fork)
        const headStands = claim.head.number <= fork
        fc.pre(!headStands)
        const verdict = judge(claim, {
          ...evidence,
          blocks,
          movements,
          headStands,
          holding: { kind: 'unknown' },
        })
        expect(verdict.outcome).toEqual({ kind: 'unchecked', because: 'reorganized' })
        for (const { blockNumber, verdict: row } of verdict.rows) {
          expect(row.kind).toBe(blockNumber > fork ? 'replaced' : 'verified')
        }
      }),
      { numRuns: 500 },
    )
  })

  test('does not excuse a row of a block that is final', () => {
    const { claim, evidence } = sampleHistory((honest) => countBlocks(honest) > 1)
    const first = claim.rows[0]?.blockNumber
    const rows = claim.rows.map((row) =>
      row.blockNumber === first ? row : { ...row, blockHash: blockHash(row.blockNumber, 1) },
    )
    const verdict = judge({ ...claim, rows }, { ...evidence, headStands: false, finalized: 1_000 })
    expect(verdict.outcome).toEqual({ kind: 'mismatch' })
  })

  test('reports another chain when every final block differs: it could be the index or the chain that is made up', () => {
    const { claim, evidence } = sampleHistory(() => true)
    const rows = claim.rows.map((row) => ({ ...row, blockHash: blockHash(row.blockNumber, 1) }))
    const verdict = judge({ ...claim, rows }, { ...evidence, headStands: false, finalized: 1_000 })
    expect(verdict.outcome).toEqual({ kind: 'unchecked', because: 'other-chain' })
  })
})

describe('what could not be looked at', () => {
  const { claim, evidence } = sampleHistory((honest) => countBlocks(honest) > 2, 7)
  const lastBlock = claim.rows.at(-1)?.blockNumber ?? 0

  test('blocks left unread make it complete since the first after them', () => {
    const blocks = new Map([...evidence.blocks].filter(([number]) => number >= lastBlock))
    const before = claim.rows.findLast(({ blockNumber }) => blockNumber < lastBlock)?.blockNumber ?? 0
    expect(judge(claim, { ...evidence, blocks }).outcome).toEqual({
      kind: 'since',
      since: before + 1,
      because: 'budget',
    })
    expect(judge(claim, { ...evidence, blocks: new Map() }).outcome).toEqual({
      kind: 'unchecked',
      because: 'budget',
    })
  })

  test('a cancellation is no more verified than the listing that it repeats', () => {
    const { claim, evidence, listing, cancellation } = sampleCancellation()
    const falsified = claim.rows.map((row) =>
      row === listing || row === cancellation ? { ...row, price: 999n, unitPrice: 999n } : row,
    )
    const withoutBlock = { ...evidence, blocks: new Map(evidence.blocks) }
    withoutBlock.blocks.delete(listing.blockNumber)
    const { rows } = judge({ ...claim, rows: falsified }, withoutBlock)
    expect(rows.find(({ id }) => id === cancellation.id)?.verdict).toEqual({ kind: 'unread' })
  })

  test('a search that did not reach back makes it complete since where it ended', () => {
    const searchedFrom = lastBlock
    const movements = evidence.movements.filter(({ blockNumber }) => blockNumber >= searchedFrom)
    expect(judge(claim, { ...evidence, movements, searchedFrom }).outcome).toMatchObject({
      kind: 'since',
      since: lastBlock,
    })
    expect(judge(claim, { ...evidence, searchedFrom: undefined }).outcome).toEqual({
      kind: 'unchecked',
      because: 'no-search',
    })
  })

  test('receipts that could not be shown to be part of their block are not called verified', () => {
    const blocks = new Map(
      [...evidence.blocks].map(([number, block]) => [number, { ...block, headerRlp: undefined }]),
    )
    const verdict = judge(claim, { ...evidence, blocks })
    expect(verdict.rows.every(({ verdict }) => verdict.kind === 'matched')).toBe(true)
    expect(verdict.outcome).toEqual({ kind: 'unchecked', because: 'no-proof' })
  })

  test.each(['complete', 'without its newest movement', 'with another owner'])(
    'a node that has not reached the index leaves a history open that is %s',
    (how) => {
      const last = claim.rows.findLast(({ type }) => ['MINT', 'TRANSFER', 'BURN'].includes(type))
      const reported: Claim = {
        ...claim,
        rows: how === 'without its newest movement' ? claim.rows.filter((row) => row !== last) : claim.rows,
        owner: how === 'with another owner' ? person(9) : claim.owner,
      }
      const behind = { ...reported, head: { number: evidence.pinned.number + 1, hash: blockHash(9_999) } }
      const unchecked = { kind: 'unchecked', because: 'node-behind' }
      expect(judge(behind, { ...evidence, headStands: undefined }).outcome).toEqual(unchecked)
      expect(judge(reported, { ...evidence, headStands: undefined }).outcome).toEqual(unchecked)
      // Another server of the same node may have that block; what was searched ends before it.
      expect(judge(behind, evidence).outcome.kind).not.toBe('complete')
    },
  )

  test('a row that is lacking from before the record makes it complete since the record begins', () => {
    const late: Claim = { ...claim, indexedFromBlock: lastBlock }
    expect(judge(late, evidence).outcome).toEqual({ kind: 'complete', since: 10 })
    const early = late.rows.filter(
      ({ type, blockNumber }) =>
        ['MINT', 'TRANSFER', 'BURN', 'SALE'].includes(type) && blockNumber < lastBlock,
    )
    expect(early.map(({ type }) => type)).toContain('MINT')
    for (const dropped of early) {
      const rows = late.rows.filter((row) => row !== dropped)
      expect(judge({ ...late, rows }, evidence).outcome).toEqual({
        kind: 'since',
        since: lastBlock,
        because: 'record',
      })
    }
  })

  test('of a discovered collection, a token of a range that has no row is not missing, nor complete before it', () => {
    const { claim: full, evidence: shown } = sampleHistory(
      ({ claim: { rows, subject } }) =>
        subject.standard === 'ERC721' &&
        toHistoryPlace(rows[0]?.position ?? 0n).rowNumber > 0 &&
        rows.every(({ type, blockNumber }, index) => index === 0 || (type !== 'MINT' && blockNumber > 10)) &&
        rows.length > 1,
      3,
    )
    const dropped = { ...full, rows: full.rows.slice(1), indexedFromBlock: 5 }
    const discovered = judge({ ...dropped, tracked: false }, shown)
    expect(discovered.missing).toEqual([])
    expect(discovered.outcome).toEqual({ kind: 'since', since: 11, because: 'record' })
    expect(judge(dropped, shown).outcome).toEqual({ kind: 'mismatch' })
  })

  test('a record that begins after the mint is complete since its first block', () => {
    const from = lastBlock
    const late: Claim = {
      ...claim,
      rows: claim.rows.filter(({ blockNumber }) => blockNumber >= from),
      balances: [],
      indexedFromBlock: from,
    }
    const movements = evidence.movements.filter(({ blockNumber }) => blockNumber >= from)
    const verdict = judge(late, { ...evidence, movements, searchedFrom: from })
    if (movements[0]?.type === 'MINT') expect(verdict.outcome.kind).toBe('complete')
    else expect(verdict.outcome).toEqual({ kind: 'since', since: from, because: 'record' })
  })
})

describe('a sale', () => {
  const findReceipt = ({ evidence }: Honest, { blockNumber, transactionHash }: ClaimedRow): ReceiptEvidence =>
    evidence.blocks.get(blockNumber)?.receipts.get(transactionHash) ?? fail()
  /** The evidence with another receipt for a row's transaction. */
  const withReceipt = ({ evidence }: Honest, row: ClaimedRow, receipt: ReceiptEvidence): Evidence => {
    const block = evidence.blocks.get(row.blockNumber) ?? fail()
    const receipts = new Map([...block.receipts, [row.transactionHash, receipt] as const])
    return { ...evidence, blocks: new Map([...evidence.blocks, [row.blockNumber, { ...block, receipts }]]) }
  }
  const findVerdict = (claim: Claim, evidence: Evidence, id: string) =>
    judge(claim, evidence).rows.find((row) => row.id === id)?.verdict

  test('of matched orders that is reported by both of them is reported once too often', () => {
    const honest = sampleHistory(({ evidence }) => [...evidence.selectors.values()].includes('0xa8174404'), 3)
    const { claim, evidence } = honest
    const sale = claim.rows.find(
      (row) => row.type === 'SALE' && evidence.selectors.get(row.transactionHash) === '0xa8174404',
    )
    const receipt = findReceipt(honest, sale ?? fail())
    const reported = salesIn(receipt, claim.subject, '0xa8174404').find(({ mirrored }) => mirrored) ?? fail()
    const again: ClaimedRow = {
      ...(sale ?? fail()),
      id: 'again',
      position: (sale?.position ?? 0n) + (1n << 16n),
      logIndex: reported.logIndex,
      price: reported.price,
      unitPrice: reported.price / reported.quantity,
      currency: reported.currency,
      orderHash: reported.orderHash,
      orderSide: reported.side,
    }
    const rows = claim.rows.flatMap((row) => (row === sale ? [row, again] : [row]))
    expect(findVerdict({ ...claim, rows }, evidence, 'again')).toEqual({ kind: 'contradicted', by: ['log'] })
  })

  /** A published offer that a match accepted: the sale's row, and the log of the listing that met it. */
  const sampleAccepted = (standard: 'ERC721' | 'ERC1155', units: bigint) => {
    const findSale = ({ claim, evidence }: Honest) =>
      claim.rows.find(
        ({ type, orderSide, quantity, transactionHash }) =>
          type === 'SALE' &&
          orderSide === 'BID' &&
          quantity >= units &&
          evidence.selectors.get(transactionHash) === '0xa8174404',
      )
    const honest = sampleHistory(
      (one) => one.claim.subject.standard === standard && findSale(one) !== undefined,
      3,
    )
    const sale = findSale(honest) ?? fail()
    const listing =
      salesIn(findReceipt(honest, sale), honest.claim.subject, '0xa8174404').find(
        ({ side }) => side === 'ASK',
      ) ?? fail()
    return { ...honest, sale, listing }
  }

  test('of matched orders in one currency is contradicted for the second of them that reports it', () => {
    const { claim, evidence, sale, listing } = sampleAccepted('ERC721', 1n)
    const again: ClaimedRow = {
      ...sale,
      id: 'again',
      position: historyPosition(sale.blockNumber, listing.logIndex),
      logIndex: listing.logIndex,
      price: listing.price,
      unitPrice: listing.price,
      orderHash: listing.orderHash,
      orderSide: 'ASK',
    }
    const rows = claim.rows.flatMap((row) => (row === sale ? [again, row] : [row]))
    expect(findVerdict({ ...claim, rows }, evidence, sale.id)).toEqual({
      kind: 'contradicted',
      by: ['quantity'],
    })
  })

  test('of an edition in a match is contradicted where its rows report more than was sold', () => {
    const { claim, evidence, sale } = sampleAccepted('ERC1155', 2n)
    const part = (index: number): ClaimedRow => ({
      ...sale,
      id: `part ${index}`,
      position: sale.position + BigInt(index),
      quantity: 1n,
      price: (sale.price ?? 0n) / sale.quantity,
      unitPrice: (sale.price ?? 0n) / sale.quantity,
    })
    const verdicts = (count: number) => {
      const parts = Array.from({ length: count }, (_, index) => part(index))
      const rows = claim.rows.flatMap((row) => (row === sale ? parts : [row]))
      return parts.map(({ id }) => findVerdict({ ...claim, rows }, evidence, id)?.kind)
    }
    const sold = Number(sale.quantity)
    expect(verdicts(sold)).toEqual(Array.from({ length: sold }, () => 'verified'))
    expect(verdicts(sold + 1).at(-1)).toBe('contradicted')
  })

  test.each(['ASK', 'BID'] as const)('by an %s whose item did not move is none', (side) => {
    const honest = sampleHistory(
      ({ claim }) => claim.rows.some(({ type, orderSide }) => type === 'SALE' && orderSide === side),
      3,
    )
    const sale =
      honest.claim.rows.find(({ orderSide, type }) => type === 'SALE' && orderSide === side) ?? fail()
    const receipt = findReceipt(honest, sale)
    const logs = receipt.logs.filter(({ address }) => address === SEAPORT)
    const evidence = withReceipt(honest, sale, { ...receipt, logs })
    expect(findVerdict(honest.claim, evidence, sale.id)).toEqual({ kind: 'contradicted', by: ['log'] })
  })

  test('has its receipt read once, however many rows name it', () => {
    const honest = sampleHistory(({ claim }) => claim.rows.some(({ type }) => type === 'SALE'), 3)
    const sale = honest.claim.rows.find(({ type }) => type === 'SALE') ?? fail()
    const receipt = findReceipt(honest, sale)
    const reads = (copies: number): number => {
      let count = 0
      const counted: ReceiptEvidence = {
        ...receipt,
        get logs() {
          count += 1
          return receipt.logs
        },
      }
      const more = Array.from({ length: copies }, (_, copy) => ({ ...sale, id: `copy ${copy}` }))
      judge({ ...honest.claim, rows: [...honest.claim.rows, ...more] }, withReceipt(honest, sale, counted))
      return count
    }
    // Each row looks for its own log.
    expect(reads(100) - reads(0)).toBe(100)
  })
})

test('a contract whose events do not lead to the owner it names is reported apart from an index that lies', () => {
  fc.assert(
    fc.property(
      honestHistories.filter(({ claim }) => claim.subject.standard === 'ERC721'),
      ({ claim, evidence }) => {
        const verdict = judge(claim, { ...evidence, holding: { kind: 'owner', owner: person(9) } })
        expect(verdict.outcome).toEqual({ kind: 'incoherent' })
        expect(verdict.rows.every(({ verdict }) => verdict.kind === 'verified')).toBe(true)
      },
    ),
    { numRuns: 200 },
  )
})
