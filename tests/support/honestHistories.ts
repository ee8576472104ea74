// For tests: random honest histories of one token, as a chain's logs and as an honest index reports them.
import fc from 'fast-check'
import { type Address, parseAddress, ZERO_ADDRESS } from '../../src/domain/address.ts'
import { historyPosition } from '../../src/domain/historyPosition.ts'
import type { Claim, ClaimedRow, RowType, Subject } from '../../src/verification/claim.ts'
import type {
  BlockEvidence,
  ChainMovement,
  Evidence,
  OrderLog,
  ReceiptEvidence,
} from '../../src/verification/evidence.ts'
import { type Hex, wordHex } from '../../src/verification/hex.ts'
import {
  type ChainLog,
  CONSECUTIVE_TRANSFER,
  TRANSFER,
  TRANSFER_BATCH,
  TRANSFER_SINGLE,
} from '../../src/verification/movements.ts'
import { isAmbiguous, salesIn } from '../../src/verification/saleCheck.ts'
import {
  COUNTER_INCREMENTED,
  ORDER_CANCELLED,
  ORDER_FULFILLED,
  ORDER_VALIDATED,
  ORDERS_MATCHED,
  parseSeaportLog,
  SEAPORT,
} from '../../src/verification/seaportLogs.ts'

export const COLLECTION = parseAddress(`0x${'c0'.repeat(20)}`)
const OTHER_TOKEN = 999n
const WETH = parseAddress(`0x${'ee'.repeat(20)}`)

/** One of a few accounts. */
export const person = (number: number): Address =>
  parseAddress(`0x${(number + 1).toString(16).padStart(40, '0')}`)

const word = (value: bigint | number): Hex => `0x${wordHex(BigInt(value))}`
const makeHash = (kind: number, number: number): Hex =>
  `0x${kind.toString(16).padStart(2, '0')}${number.toString(16).padStart(62, '0')}`
export const blockHash = (number: number, branch = 0): Hex => makeHash(0xb0 + branch, number)
const encode = (...words: readonly (bigint | number | string)[]): Hex =>
  `0x${words.map((value) => wordHex(BigInt(value))).join('')}`

type Item = readonly [type: number, contract: Address, identifier: bigint, amount: bigint, to?: Address]

/** ABI-encodes the list of items: length, then words; published orders state each amount twice. */
function items(list: readonly Item[], twice: boolean): (bigint | string)[] {
  return [
    BigInt(list.length),
    ...list.flatMap(([type, contract, identifier, amount, to]) => [
      BigInt(type),
      contract,
      identifier,
      amount,
      ...(twice ? [amount] : []),
      ...(to === undefined ? [] : [to]),
    ]),
  ]
}

type StepKind =
  | 'transfer'
  | 'burn'
  | 'batch'
  | 'list'
  | 'offer'
  | 'fill'
  | 'cancel'
  | 'bump'
  | 'ask'
  | 'bid'
  | 'match'
  | 'noise'

interface Step {
  readonly kind: StepKind
  readonly actor: number
  readonly to: number
  readonly price: number
  readonly units: number
  /** What starts before this step: nothing (the same transaction continues), a transaction, or a block. */
  readonly opens: 'nothing' | 'transaction' | 'block'
  /** Whether the fulfillments in this step's transaction come after their transfers. */
  readonly late: boolean
  /** Whether an order of this step ends within a few blocks. */
  readonly brief: boolean
}

const steps = fc.array(
  fc.record<Step>({
    kind: fc.constantFrom<StepKind>(
      'transfer',
      'transfer',
      'burn',
      'batch',
      'list',
      'list',
      'offer',
      'fill',
      'cancel',
      'cancel',
      'bump',
      'ask',
      'ask',
      'bid',
      'match',
      'noise',
    ),
    actor: fc.nat({ max: 3 }),
    to: fc.nat({ max: 3 }),
    price: fc.integer({ min: 1, max: 9 }),
    units: fc.integer({ min: 1, max: 3 }),
    opens: fc.constantFrom('nothing', 'transaction', 'block', 'block'),
    late: fc.boolean(),
    brief: fc.boolean(),
  }),
  { maxLength: 16 },
)

export interface Honest {
  readonly claim: Claim
  readonly evidence: Evidence
}

/** Random histories of both standards, with the reports of an honest index and an honest chain. */
export const honestHistories: fc.Arbitrary<Honest> = fc
  .record({
    standard: fc.constantFrom('ERC721' as const, 'ERC721' as const, 'ERC1155' as const),
    tokenId: fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }).filter((id) => id !== OTHER_TOKEN),
    consecutive: fc.boolean(),
    steps,
    /** Blocks that the index has not read yet. */
    behind: fc.constantFrom(0, 0, 0, 1, 2),
  })
  .map((facts) => new World(facts).write())

/** The first history of a seed that satisfies the condition. */
export function sampleHistory(isWanted: (honest: Honest) => boolean, seed?: number): Honest {
  return (
    fc.sample(honestHistories.filter(isWanted), { numRuns: 1, ...(seed === undefined ? {} : { seed }) })[0] ??
    fail()
  )
}

/** For values that a test knows to exist. */
export function fail(): never {
  throw new Error('no sample')
}

/** Number of blocks with rows. */
export const countBlocks = ({ claim }: Honest) =>
  new Set(claim.rows.map(({ blockNumber }) => blockNumber)).size

interface Facts {
  readonly standard: Subject['standard']
  readonly tokenId: bigint
  readonly consecutive: boolean
  readonly steps: readonly Step[]
  readonly behind: number
}

interface PublishedOrder {
  readonly hash: Hex
  readonly side: 'ASK' | 'BID'
  readonly maker: Address
  readonly units: bigint
  /** Unsold units. */
  left: bigint
  readonly price: bigint
  /** Number of equal parts. */
  readonly parts: bigint
  readonly endsAtSeconds: number
  /** Of its rows within their logs: 1 in a bundle, whose first item is another token. */
  readonly rowNumber: number
}

interface Deal {
  readonly from: Address
  readonly to: Address
  readonly quantity: bigint
  readonly price: bigint
}

class World {
  readonly #facts: Facts
  readonly #subject: Subject
  readonly #rows: ClaimedRow[] = []
  readonly #movements: ChainMovement[] = []
  readonly #receipts = new Map<number, Map<Hex, ChainLog[]>>()
  readonly #held = new Map<Address, bigint>()
  readonly #open: PublishedOrder[] = []
  /** Sold out or canceled: canceling one again adds no row. */
  readonly #closed: PublishedOrder[] = []
  readonly #selectors = new Map<Hex, Hex>()
  #block = 10
  #transaction = 1
  #logIndex = 3
  #orders = 0

  constructor(facts: Facts) {
    this.#facts = facts
    this.#subject = {
      chainId: 31_337,
      collection: COLLECTION,
      tokenId: facts.tokenId,
      standard: facts.standard,
    }
  }

  write(): Honest {
    this.#selectors.set(this.#hash(), '0x87201b41')
    this.#mint()
    for (const step of this.#facts.steps) this.#take(step)
    // Include blocks without the token, because a false row may point to them.
    const blocks = new Map(
      Array.from({ length: this.#block + 1 }, (_, number): [number, BlockEvidence] => [
        number,
        {
          number,
          hash: blockHash(number),
          timestampSeconds: number * 60,
          headerRlp: '0x00',
          receipts: new Map(
            [...(this.#receipts.get(number) ?? [])].map(([transactionHash, logs]): [Hex, ReceiptEvidence] => [
              transactionHash,
              { transactionHash, logs, proof: { transactionIndex: 0, firstLogIndex: 0, nodes: [] } },
            ]),
          ),
        },
      ]),
    )
    const head = Math.max(10, this.#block - this.#facts.behind)
    const rows = this.#rows.filter(({ blockNumber }) => blockNumber <= head)
    const edition = this.#subject.standard === 'ERC1155'
    const heldAtHead = this.#heldAt(head)
    const owner = [...heldAtHead].find(([, units]) => units > 0n)?.[0] ?? null
    const now = [...this.#held].find(([, units]) => units > 0n)?.[0] ?? null
    return {
      claim: {
        subject: this.#subject,
        rows,
        owner: edition ? null : owner,
        balances: edition
          ? [...heldAtHead].filter(([, units]) => units > 0n).map(([account, units]) => ({ account, units }))
          : [],
        indexedFromBlock: 10,
        tracked: true,
        head: { number: head, hash: blockHash(head) },
      },
      evidence: {
        pinned: { number: this.#block, hash: blockHash(this.#block) },
        blocks,
        movements: this.#movements,
        searchedFrom: 10,
        orderLogs: this.#orderLogs(),
        ordersSearchedFrom: 10,
        holding: edition ? { kind: 'balances', units: new Map(this.#held) } : { kind: 'owner', owner: now },
        finalized: undefined,
        headStands: true,
        selectors: this.#selectorsAsked(blocks),
      },
    }
  }

  /** As a check fetches them: only for transactions that the logs leave ambiguous. */
  #selectorsAsked(blocks: ReadonlyMap<number, BlockEvidence>): ReadonlyMap<Hex, Hex> {
    const open = [...blocks.values()]
      .flatMap(({ receipts }) => [...receipts.values()])
      .filter((receipt) => salesIn(receipt, this.#subject, undefined).some(isAmbiguous))
    return new Map(
      open.map(({ transactionHash }) => [transactionHash, this.#selectors.get(transactionHash) ?? '0x']),
    )
  }

  #orderLogs(): readonly OrderLog[] {
    return [...this.#receipts].flatMap(([blockNumber, receipts]) =>
      [...receipts].flatMap(([transactionHash, logs]) =>
        logs.flatMap((log): OrderLog[] => {
          const event = parseSeaportLog(log)
          return event === undefined ? [] : [{ event, blockNumber, transactionHash, logIndex: log.logIndex }]
        }),
      ),
    )
  }

  #heldAt(block: number): ReadonlyMap<Address, bigint> {
    const held = new Map<Address, bigint>()
    for (const { from, to, quantity, blockNumber } of this.#movements) {
      if (blockNumber > block) continue
      if (from !== null) held.set(from, (held.get(from) ?? 0n) - quantity)
      if (to !== null) held.set(to, (held.get(to) ?? 0n) + quantity)
    }
    return held
  }

  #mint(): void {
    const units = this.#subject.standard === 'ERC721' ? 1n : 9n
    this.#move(null, person(0), units, {
      consecutive: this.#facts.consecutive && this.#subject.tokenId >= 5n,
    })
  }

  #begin({ opens, late }: Pick<Step, 'opens' | 'late'>): void {
    if (opens === 'block') {
      this.#block += 1
      this.#logIndex = this.#block % 4
    }
    if (opens !== 'nothing') {
      this.#transaction += 1
      this.#selectors.set(this.#hash(), late ? '0xe7acab24' : '0x87201b41')
    }
  }

  #hash(): Hex {
    return makeHash(0xaa, this.#transaction)
  }

  #take(step: Step): void {
    this.#begin(step)
    const holders = [...this.#held].filter(([, units]) => units > 0n)
    const [from, units] = holders[step.actor % Math.max(1, holders.length)] ?? []
    const to = person(step.to)
    if (step.kind === 'noise') return this.#noise()
    if (step.kind === 'bump') return this.#bump(person(step.actor), step)
    if (step.kind === 'cancel') return this.#cancel(step)
    if (step.kind === 'fill') return this.#fill(step)
    if (from === undefined || units === undefined) return this.#mint()
    const quantity = BigInt(step.units) < units ? BigInt(step.units) : units
    const price = BigInt(step.price) * 7n
    switch (step.kind) {
      case 'transfer':
        return this.#move(from, to, quantity)
      case 'batch':
        return this.#move(from, to, quantity, { batch: true })
      case 'burn':
        return this.#move(from, null, quantity)
      case 'list':
        return this.#list(from, quantity, price, step)
      case 'offer':
        return this.#offer(to, quantity, price, step)
      case 'ask':
      case 'bid':
      case 'match':
        return this.#sell(step.kind, { from, to, quantity, price })
    }
  }

  /** Adds a log to the current transaction; returns its index. */
  #log(address: Address, topics: readonly (string | bigint)[], data: Hex): number {
    const receipts = this.#receipts.get(this.#block) ?? new Map<Hex, ChainLog[]>()
    this.#receipts.set(this.#block, receipts)
    const logs = receipts.get(this.#hash()) ?? []
    receipts.set(this.#hash(), logs)
    const [signature = '', ...rest] = topics
    const logIndex = this.#logIndex++
    logs.push({
      address,
      topics: [signature as Hex, ...rest.map((topic) => word(BigInt(topic)))],
      data,
      logIndex,
    })
    return logIndex
  }

  #noise(): void {
    this.#log(COLLECTION, [TRANSFER, person(1), person(2), OTHER_TOKEN], '0x')
    this.#log(WETH, [TRANSFER, person(2), person(1)], encode(5n))
  }

  #move(
    from: Address | null,
    to: Address | null,
    quantity: bigint,
    { consecutive = false, batch = false }: { consecutive?: boolean; batch?: boolean } = {},
  ): void {
    const [giver, taker] = [from ?? ZERO_ADDRESS, to ?? ZERO_ADDRESS]
    const { standard, tokenId } = this.#subject
    let rowNumber = 0
    let logIndex: number
    if (standard === 'ERC721' && consecutive) {
      rowNumber = 5
      logIndex = this.#log(COLLECTION, [CONSECUTIVE_TRANSFER, tokenId - 5n, giver, taker], encode(tokenId))
    } else if (standard === 'ERC721') {
      logIndex = this.#log(COLLECTION, [TRANSFER, giver, taker, tokenId], '0x')
    } else if (batch) {
      rowNumber = 1
      logIndex = this.#log(
        COLLECTION,
        [TRANSFER_BATCH, person(7), giver, taker],
        encode(64, 160, 2, OTHER_TOKEN, tokenId, 2, 4, quantity),
      )
    } else {
      logIndex = this.#log(COLLECTION, [TRANSFER_SINGLE, person(7), giver, taker], encode(tokenId, quantity))
    }
    if (from !== null) this.#held.set(from, (this.#held.get(from) ?? 0n) - quantity)
    if (to !== null) this.#held.set(to, (this.#held.get(to) ?? 0n) + quantity)
    const type = from === null ? 'MINT' : to === null ? 'BURN' : 'TRANSFER'
    this.#movements.push({
      type,
      from,
      to,
      quantity,
      rowNumber,
      ...(standard === 'ERC721' && consecutive ? { isFromRange: true } : {}),
      blockNumber: this.#block,
      transactionHash: this.#hash(),
      logIndex,
    })
    this.#addRow(type, { from, to, quantity, emitter: COLLECTION, logIndex, rowNumber })
  }

  #good(quantity: bigint, to?: Address): Item {
    const { standard, tokenId } = this.#subject
    const kind = standard === 'ERC721' ? 2 : 3
    return to === undefined
      ? [kind, COLLECTION, tokenId, quantity]
      : [kind, COLLECTION, tokenId, quantity, to]
  }

  #newHash(): Hex {
    return makeHash(0xdd, ++this.#orders)
  }

  #list(maker: Address, units: bigint, price: bigint, step: Step): void {
    const isBundle = step.late && step.to % 2 === 0
    const hash = this.#publish(maker, step, {
      offer: [...(isBundle ? [[2, person(7), 5n, 1n] as const] : []), this.#good(units)],
      wanted: [
        [0, ZERO_ADDRESS, 0n, price, maker],
        [0, ZERO_ADDRESS, 0n, 1n, person(6)],
      ],
    })
    const bundled = isBundle ? { parts: 1n, rowNumber: 1 } : { parts: units, rowNumber: 0 }
    this.#addPublished({ ...hash, side: 'ASK', maker, units, left: units, ...bundled, price: price + 1n })
  }

  #offer(maker: Address, units: bigint, price: bigint, step: Step): void {
    const hash = this.#publish(maker, step, {
      offer: [[1, WETH, 0n, price]],
      wanted: [this.#good(units, maker), [1, WETH, 0n, 1n, person(6)]],
    })
    this.#addPublished({ ...hash, side: 'BID', maker, units, left: units, parts: units, rowNumber: 0, price })
  }

  #publish(
    maker: Address,
    { brief }: Step,
    parts: { readonly offer: readonly Item[]; readonly wanted: readonly Item[] },
  ): Pick<PublishedOrder, 'hash' | 'endsAtSeconds'> & { readonly logIndex: number } {
    const hash = this.#newHash()
    const endsAtSeconds = brief ? (this.#block + 2) * 60 : 9_999
    const offer = items(parts.offer, true)
    const wanted = items(parts.wanted, true)
    const head = 11
    // Offerer, zone, offer, consideration, type (to be filled in parts), start, end, zone hash, salt, conduit, count.
    const parameters = [maker, 0, head * 32, (head + offer.length) * 32, 1, 0, endsAtSeconds, 0, 0, 0, 2]
    const logIndex = this.#log(
      SEAPORT,
      [ORDER_VALIDATED],
      encode(hash, 64, ...parameters, ...offer, ...wanted),
    )
    return { hash, endsAtSeconds, logIndex }
  }

  #addPublished({ logIndex, ...order }: PublishedOrder & { readonly logIndex: number }): void {
    this.#open.push(order)
    this.#addRow(order.side === 'ASK' ? 'LISTING' : 'OFFER', {
      ...this.#aboutOrder(order),
      from: order.side === 'ASK' ? order.maker : null,
      to: order.side === 'ASK' ? null : order.maker,
      quantity: order.units,
      logIndex,
      rowNumber: order.rowNumber,
    })
  }

  #aboutOrder({ side, price, parts, hash }: PublishedOrder) {
    return {
      emitter: SEAPORT,
      price,
      unitPrice: (price + parts - 1n) / parts,
      currency: side === 'ASK' ? ZERO_ADDRESS : WETH,
      orderHash: hash,
      orderSide: side,
    } as const
  }

  /** Sells part of a published order, or all that is left of it. */
  #fill({ actor, to, units, price, late }: Step): void {
    const single = this.#open.filter(({ rowNumber }) => rowNumber === 0)
    const order = single[actor % Math.max(1, single.length)]
    if (order === undefined || order.endsAtSeconds <= this.#block * 60) return this.#noise()
    const isListing = order.side === 'ASK'
    const from = isListing ? order.maker : [...this.#held].find(([, held]) => held > 0n)?.[0]
    const held = from === undefined ? 0n : (this.#held.get(from) ?? 0n)
    const quantity = [order.left, held, BigInt(units)].reduce((least, one) => (one < least ? one : least))
    if (from === undefined || quantity < 1n) return this.#noise()
    order.left -= quantity
    const deal = { from, to: isListing ? person(to) : order.maker, quantity, price: BigInt(price) * 7n }
    // A published offer that a match accepts makes the sale, at the price of the listing that was made for it.
    this.#sell(isListing ? 'ask' : late ? 'accept' : 'bid', deal, order.hash)
    if (order.left === 0n) this.#close(order)
  }

  #close(order: PublishedOrder): void {
    this.#open.splice(this.#open.indexOf(order), 1)
    this.#closed.push(order)
  }

  #cancel(step: Step): void {
    const orders = [...this.#open, ...this.#closed]
    const order = orders[step.actor % Math.max(1, orders.length)]
    if (order === undefined) return this.#noise()
    const logIndex = this.#log(SEAPORT, [ORDER_CANCELLED, order.maker, 0n], encode(order.hash))
    if (this.#open.includes(order)) this.#addCanceled(order, logIndex, order.rowNumber, step)
  }

  #bump(maker: Address, step: Step): void {
    const logIndex = this.#log(SEAPORT, [COUNTER_INCREMENTED, maker], encode(77))
    const own = this.#open.filter((order) => order.maker === maker)
    for (const [row, order] of own.entries()) this.#addCanceled(order, logIndex, row, step)
  }

  /** For an order that has ended, an honest index may or may not have a row. */
  #addCanceled(order: PublishedOrder, logIndex: number, rowNumber: number, { late }: Step): void {
    this.#close(order)
    if (order.endsAtSeconds <= this.#block * 60 && late) return
    this.#addRow('CANCELLATION', {
      ...this.#aboutOrder(order),
      from: order.maker,
      to: null,
      quantity: order.left,
      logIndex,
      rowNumber,
    })
  }

  #sell(kind: 'ask' | 'bid' | 'match' | 'accept', deal: Deal, hash = this.#newHash()): void {
    const { from, to, quantity, price } = deal
    const isMatch = kind === 'match' || kind === 'accept'
    if (isMatch) {
      this.#transaction += 1
      this.#selectors.set(this.#hash(), '0xa8174404')
    }
    const late = this.#selectors.get(this.#hash()) === '0xe7acab24'
    if (late) this.#move(from, to, quantity)
    const side = kind === 'ask' || kind === 'match' ? 'ASK' : 'BID'
    if (kind === 'accept') this.#fulfill('ASK', this.#newHash(), deal, WETH)
    const logIndex = this.#fulfill(side, hash, deal)
    // Of what the offer pays others, the listing requires nothing.
    const paid = kind === 'accept' ? price + 1n : price
    this.#addRow('SALE', {
      from,
      to,
      quantity,
      emitter: SEAPORT,
      logIndex,
      price: paid,
      unitPrice: paid / quantity,
      currency: side === 'ASK' ? ZERO_ADDRESS : WETH,
      orderHash: hash,
      orderSide: side,
      bundleSize: 1,
    })
    if (kind === 'match') this.#fulfill('BID', this.#newHash(), deal)
    if (isMatch) this.#log(SEAPORT, [ORDERS_MATCHED], encode(32, 2, 0, 0))
    if (!late) this.#move(from, to, quantity)
    if (isMatch) this.#begin({ opens: 'transaction', late: false })
  }

  #fulfill(
    side: 'ASK' | 'BID',
    hash: Hex,
    { from, to, quantity, price }: Deal,
    currency = side === 'ASK' ? ZERO_ADDRESS : WETH,
  ): number {
    const isListing = side === 'ASK'
    const kind = currency === ZERO_ADDRESS ? 0 : 1
    const offer = items([isListing ? this.#good(quantity) : [kind, currency, 0n, price]], false)
    const received = items(
      isListing
        ? [
            [kind, currency, 0n, price - 1n, from],
            [kind, currency, 0n, 1n, person(6)],
          ]
        : [this.#good(quantity, to), [kind, currency, 0n, 1n, person(6)]],
      false,
    )
    return this.#log(
      SEAPORT,
      [ORDER_FULFILLED, isListing ? from : to, 0n],
      encode(hash, person(8), 128, 128 + offer.length * 32, ...offer, ...received),
    )
  }

  #addRow(
    type: RowType,
    facts: Pick<ClaimedRow, 'from' | 'to' | 'quantity' | 'emitter' | 'logIndex'> &
      Partial<ClaimedRow> & { readonly rowNumber?: number },
  ): void {
    const { rowNumber = 0, ...row } = facts
    const transactionHash = this.#hash()
    this.#rows.push({
      id: `${transactionHash} ${row.logIndex} ${rowNumber}`,
      type,
      position: historyPosition(this.#block, row.logIndex, rowNumber),
      price: null,
      unitPrice: null,
      currency: null,
      orderHash: null,
      orderSide: null,
      bundleSize: null,
      transactionHash,
      blockNumber: this.#block,
      blockHash: blockHash(this.#block),
      timestampSeconds: this.#block * 60,
      ...row,
    })
  }
}
