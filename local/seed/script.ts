// The verbs of the scripted history: each appends transactions to the block being written and keeps the ledger true.
import { getCreateAddress, Interface, MaxUint256, ZeroAddress } from 'ethers'
import type { CompiledContracts } from '../contracts/compile.ts'
import { contractNamed } from '../contracts/compile.ts'
import { SEAPORT } from '../chain/canonical.ts'
import { WETH_ADDRESS, type Hex } from './contracts.ts'
import { itemKey, Ledger, type ItemRef, type Money, type StandingOrder } from './ledger.ts'
import * as seaport from './orders.ts'
import type { CollectionKey, People } from './people.ts'
import type { Random } from './random.ts'

export interface PlannedTransaction {
  readonly from: Hex
  /** Absent for a deployment. */
  readonly to?: Hex
  readonly data: Hex
  /** In wei. */
  readonly value: bigint
  readonly gas: number
  /** What it does, for the message when it fails. */
  readonly label: string
}

export interface PlannedBlock {
  readonly timestampSeconds: number
  readonly transactions: readonly PlannedTransaction[]
}

export type PurchaseMethod = 'basic' | 'advanced'

/** Parts of ten thousand that go to the studio: what each contract's royaltyInfo answers. Lattice asks for none. */
export const ROYALTY_BASIS_POINTS: Readonly<Record<CollectionKey, bigint>> = {
  nouns: 500n,
  tidal: 750n,
  lattice: 0n,
}

const CONTRACT_NAMES: Readonly<Record<CollectionKey, string>> = {
  nouns: 'NounsCabinet',
  tidal: 'TidalEditions',
  lattice: 'Lattice',
}
const SEAPORT_ADDRESS = SEAPORT.toLowerCase() as Hex
const GAS = { ordinary: 700_000, large: 6_000_000 } as const

export class Script {
  readonly ledger = new Ledger()
  readonly people: People
  readonly random: Random
  readonly blocks: PlannedBlock[] = []
  /** Block number of each collection's deployment, counted from the script's first block, which is 0. */
  readonly deployedInBlock = new Map<CollectionKey, number>()
  /** Items that the ordinary market leaves alone because a set piece needs them. */
  readonly reserved = new Set<string>()

  readonly #contracts: CompiledContracts
  readonly #interfaces = new Map<string, Interface>()
  readonly #addresses = new Map<string, Hex>()
  readonly #wethAllowed = new Set<Hex>()
  #now: number
  #transactions: PlannedTransaction[] = []
  #touched = new Map<string, Hex>()
  #studioNonce = 0

  constructor(options: {
    contracts: CompiledContracts
    people: People
    random: Random
    startsAtSeconds: number
  }) {
    this.#contracts = options.contracts
    this.people = options.people
    this.random = options.random
    this.#now = options.startsAtSeconds
  }

  /** Time of the block being written, in Unix seconds. */
  get now(): number {
    return this.#now
  }

  /** Closes the block being written, if anything is in it, and opens one at a later time. */
  turnTo(timestampSeconds: number): void {
    const last = this.blocks.at(-1)?.timestampSeconds ?? -1
    if (this.#transactions.length) {
      this.blocks.push({ timestampSeconds: Math.max(this.#now, last + 1), transactions: this.#transactions })
    }
    this.#transactions = []
    this.#touched = new Map()
    this.#now = Math.max(timestampSeconds, (this.blocks.at(-1)?.timestampSeconds ?? -1) + 1)
  }

  /** Closes the block being written and opens the next a little later. */
  nextBlock(laterSeconds = 12): void {
    this.turnTo(this.#now + laterSeconds)
  }

  /** Whether nobody did anything to an item in the block being written. */
  isQuiet(...items: readonly ItemRef[]): boolean {
    return items.every((item) => !this.#touched.has(itemKey(item)))
  }

  address(name: CollectionKey | 'courier'): Hex {
    const address = this.#addresses.get(name)
    if (!address) throw new Error(`${name} is not deployed yet`)
    return address
  }

  isDeployed(collection: CollectionKey): boolean {
    return this.#addresses.has(collection)
  }

  deploy(name: CollectionKey | 'courier', constructorArguments: readonly unknown[] = []): void {
    const contractName = name === 'courier' ? 'Courier' : CONTRACT_NAMES[name]
    const { creationCode } = contractNamed(this.#contracts, contractName)
    const encoded = this.#interface(contractName).encodeDeploy(constructorArguments)
    const address = getCreateAddress({ from: this.people.studio, nonce: this.#studioNonce })
    this.#addresses.set(name, address.toLowerCase() as Hex)
    if (name !== 'courier') this.deployedInBlock.set(name, this.blocks.length)
    this.#send({
      from: this.people.studio,
      data: (creationCode + encoded.slice(2)) as Hex,
      value: 0n,
      gas: GAS.large,
      label: `deploy ${contractName}`,
    })
  }

  /** Tells the ledger of items that came into being without a transaction of their own. */
  record(items: readonly ItemRef[], owner: Hex): void {
    for (const item of items) this.ledger.move(item, null, owner, 1n)
  }

  mintNouns(to: Hex, firstId: number, digests: readonly Hex[]): void {
    this.#call('nouns', this.people.studio, 'mint', [to, digests], GAS.large)
    this.#receive('nouns', firstId, digests.length, to)
  }

  mintLattice(to: Hex, firstId: number, count: number): void {
    this.#call('lattice', this.people.studio, 'mint', [to, count], GAS.large)
    this.#receive('lattice', firstId, count, to)
  }

  releaseEdition(tokenId: bigint, digest: Hex, shares: ReadonlyMap<Hex, bigint>): void {
    this.#call(
      'tidal',
      this.people.studio,
      'release',
      [digest, [...shares.keys()], [...shares.values()]],
      GAS.large,
    )
    for (const [to, amount] of shares)
      this.#moved({ collection: 'tidal', tokenId }, null, to, amount, this.people.studio)
  }

  mintEditions(to: Hex, shares: ReadonlyMap<bigint, bigint>): void {
    this.#call(
      'tidal',
      this.people.studio,
      'mintBatch',
      [to, [...shares.keys()], [...shares.values()]],
      GAS.large,
    )
    for (const [tokenId, amount] of shares)
      this.#moved({ collection: 'tidal', tokenId }, null, to, amount, this.people.studio)
  }

  recatalogue(tokenId: bigint, digest: Hex): void {
    this.#call('nouns', this.people.studio, 'recatalogue', [tokenId, digest])
  }

  transfer(item: ItemRef, from: Hex, to: Hex, amount = 1n): void {
    const { collection, tokenId } = item
    if (collection === 'tidal')
      this.#call(collection, from, 'safeTransferFrom', [from, to, tokenId, amount, '0x'])
    else this.#call(collection, from, 'transferFrom', [from, to, tokenId])
    this.#moved(item, from, to, amount, from)
  }

  /** Sends an item by the courier, who holds it in between. */
  deliver(item: ItemRef, from: Hex, to: Hex): void {
    const courier = this.address('courier')
    this.#call(item.collection, from, 'approve', [courier, item.tokenId])
    const data = this.#interface('Courier').encodeFunctionData('deliver', [
      this.address(item.collection),
      item.tokenId,
      to,
    ])
    this.#send({
      from,
      to: courier,
      data: data as Hex,
      value: 0n,
      gas: GAS.ordinary,
      label: `deliver ${itemKey(item)}`,
    })
    this.#moved(item, from, courier, 1n, from)
    this.#moved(item, courier, to, 1n, from)
  }

  burn(item: ItemRef, holder: Hex, amount = 1n): void {
    const { collection, tokenId } = item
    this.#call(collection, holder, 'burn', collection === 'tidal' ? [tokenId, amount] : [tokenId])
    this.#moved(item, holder, null, amount, holder)
  }

  approve(owner: Hex, collection: CollectionKey, approved = true): void {
    if (this.ledger.isApproved(owner, collection) === approved) return
    this.#call(collection, owner, 'setApprovalForAll', [SEAPORT_ADDRESS, approved])
    this.ledger.setApproved(owner, collection, approved)
  }

  /** Wraps ether, and no more. */
  deposit(owner: Hex, amount: bigint): void {
    this.#weth(owner, 'deposit', [], amount)
  }

  /** Wraps ether, and lets Seaport move it when it may not yet. */
  wrap(owner: Hex, amount: bigint): void {
    this.deposit(owner, amount)
    this.allowWeth(owner)
  }

  allowWeth(owner: Hex): void {
    if (this.#wethAllowed.has(owner)) return
    this.#weth(owner, 'approve', [SEAPORT_ADDRESS, MaxUint256])
    this.#wethAllowed.add(owner)
  }

  /** Publishes orders of one maker in one call. Asks need approval first, which is given when missing. */
  publish(orders: readonly StandingOrder[]): void {
    const maker = orders[0]?.maker
    if (!maker) throw new Error('nothing to publish')
    for (const order of orders) {
      if (order.maker !== maker) throw new Error('orders of one call have one maker')
      for (const { collection, tokenId } of order.items) {
        if (order.side === 'ask') this.approve(maker, collection)
        if (tokenId !== undefined) this.#touch({ collection, tokenId }, maker)
      }
    }
    const data = seaport.encodeValidate(orders.map(({ parameters }) => parameters))
    this.#seaport(
      maker,
      data,
      `${orders[0]?.side} of ${orders.length} by ${maker}`,
      0n,
      150_000 + orders.length * 150_000,
    )
    for (const order of orders) this.ledger.addOrder(order)
  }

  cancel(orders: readonly StandingOrder[]): void {
    const maker = orders[0]?.maker
    if (!maker) throw new Error('nothing to cancel')
    // A raised counter is a number that only the chain knows, so what is made after it is never cancelled one by one.
    if (this.ledger.epoch(maker) > 0) throw new Error(`${maker} has raised their counter`)
    this.#seaport(
      maker,
      seaport.encodeCancel(
        orders.map(({ parameters }) => parameters),
        0n,
      ),
      'cancel',
    )
    for (const order of orders) {
      order.cancelled = true
      this.#touchAll(order, maker)
    }
  }

  raiseCounter(maker: Hex): void {
    this.#seaport(maker, seaport.encodeIncrementCounter(), 'raise counter')
    this.ledger.raiseCounter(maker)
  }

  /** Buys units of a live ask, all that is left by default. */
  buy(
    order: StandingOrder,
    buyer: Hex,
    { method, units = order.remaining }: { method: PurchaseMethod; units?: bigint },
  ): void {
    this.#assertFillable(order, units)
    const value = this.#pay(order, buyer, units)
    const whole = units === order.quantity
    if (method === 'basic' && (!whole || order.declines || order.items.length > 1))
      throw new Error('not a basic sale')
    const fill = { parameters: order.parameters, numerator: units, denominator: order.quantity }
    const data =
      method === 'basic'
        ? seaport.encodeBasic(order.parameters)
        : seaport.encodeAdvanced(whole ? { parameters: order.parameters } : fill, buyer)
    this.#seaport(
      buyer,
      data,
      `buy (${method}) ${order.items.map((i) => `${i.collection}:${i.tokenId}`).join()}`,
      value,
    )
    this.#filled(order, buyer, units, buyer)
  }

  /** Buys several live asks in one call. */
  sweep(orders: readonly StandingOrder[], buyer: Hex): void {
    for (const order of orders) this.#assertFillable(order, order.remaining)
    const value = orders.reduce((sum, order) => sum + this.#pay(order, buyer, order.remaining), 0n)
    const fills = orders.map(({ parameters, remaining, quantity }) =>
      remaining === quantity ? { parameters } : { parameters, numerator: remaining, denominator: quantity },
    )
    this.#seaport(
      buyer,
      seaport.encodeSweep(fills, buyer),
      `sweep ${orders.length}`,
      value,
      400_000 + orders.length * 250_000,
    )
    for (const order of orders) this.#filled(order, buyer, order.remaining, buyer)
  }

  /** Buys a private sale by matching it with an order that pays. */
  buyPrivately(order: StandingOrder, taker: Hex): void {
    this.#assertFillable(order, order.remaining)
    if (order.takerOnly !== taker) throw new Error('a private sale is for its taker')
    const data = seaport.encodePrivatePurchase(order.parameters, taker, this.random.salt())
    this.#seaport(taker, data, 'match a private sale', order.unitPrice)
    this.#filled(order, taker, order.remaining, taker)
  }

  /** Sells an item to a live bid. */
  acceptBid(order: StandingOrder, seller: Hex, item: ItemRef): void {
    if (order.side !== 'bid' || !this.ledger.isLive(order, this.#now))
      throw new Error('the offer does not stand')
    const anyItem = order.items[0]?.tokenId === undefined
    this.approve(seller, item.collection)
    // Paid from the offer itself by the basic path; by the others from the seller's own balance.
    if (anyItem) this.allowWeth(seller)
    const data = anyItem
      ? seaport.encodeAdvanced({ parameters: order.parameters }, seller, item.tokenId)
      : seaport.encodeBasic(order.parameters)
    this.#seaport(seller, data, `accept an offer for ${itemKey(item)}`)
    order.remaining = 0n
    this.#moved(item, seller, order.maker, 1n, seller)
  }

  #assertFillable(order: StandingOrder, units: bigint): void {
    if (order.side !== 'ask' || units > order.remaining || !this.ledger.isLive(order, this.#now))
      throw new Error(
        `a dead order would be bought: ${order.items.map((i) => `${i.collection}:${i.tokenId}`).join()}`,
      )
  }

  /** The ether to send for a purchase; wrapped ether is provided instead where the order asks for it. */
  #pay(order: StandingOrder, buyer: Hex, units: bigint): bigint {
    const price = order.unitPrice * units
    if (order.money === 'ETH') return price
    this.wrap(buyer, price)
    return 0n
  }

  #filled(order: StandingOrder, buyer: Hex, units: bigint, sender: Hex): void {
    order.remaining -= units
    for (const { collection, tokenId } of order.items) {
      if (tokenId === undefined) throw new Error('an ask names its items')
      this.#moved({ collection, tokenId }, order.maker, buyer, units, sender)
    }
  }

  #receive(collection: CollectionKey, firstId: number, count: number, to: Hex): void {
    for (let i = 0; i < count; i++)
      this.#moved({ collection, tokenId: BigInt(firstId + i) }, null, to, 1n, this.people.studio)
  }

  #moved(item: ItemRef, from: Hex | null, to: Hex | null, amount: bigint, sender: Hex): void {
    this.#touch(item, sender)
    this.ledger.move(item, from, to, amount)
  }

  #touchAll(order: StandingOrder, sender: Hex): void {
    for (const { collection, tokenId } of order.items)
      if (tokenId !== undefined) this.#touch({ collection, tokenId }, sender)
  }

  /** Transactions of different senders in one block have no order, so two of them never concern the same item. */
  #touch(item: ItemRef, sender: Hex): void {
    const key = itemKey(item)
    const before = this.#touched.get(key)
    if (before !== undefined && before !== sender) throw new Error(`two senders touch ${key} in one block`)
    this.#touched.set(key, sender)
  }

  #interface(contractName: string): Interface {
    const known = this.#interfaces.get(contractName)
    if (known) return known
    const created = new Interface(contractNamed(this.#contracts, contractName).abi)
    this.#interfaces.set(contractName, created)
    return created
  }

  #call(
    collection: CollectionKey,
    from: Hex,
    name: string,
    values: readonly unknown[],
    gas: number = GAS.ordinary,
  ): void {
    const data = this.#interface(CONTRACT_NAMES[collection]).encodeFunctionData(name, values) as Hex
    this.#send({ from, to: this.address(collection), data, value: 0n, gas, label: `${collection}.${name}` })
  }

  #weth(from: Hex, name: string, values: readonly unknown[], value = 0n): void {
    const data = this.#interface('WrappedEther').encodeFunctionData(name, values) as Hex
    this.#send({ from, to: WETH_ADDRESS, data, value, gas: 100_000, label: `weth.${name}` })
  }

  #seaport(from: Hex, data: Hex, label: string, value = 0n, gas: number = GAS.ordinary): void {
    this.#send({ from, to: SEAPORT_ADDRESS, data, value, gas, label })
  }

  #send(transaction: PlannedTransaction): void {
    if (transaction.from === this.people.studio) this.#studioNonce++
    this.#transactions.push(transaction)
  }
}

/** What an order is worth in one currency's terms. */
export const moneyAddress = (money: Money): Hex => (money === 'ETH' ? (ZeroAddress as Hex) : WETH_ADDRESS)
