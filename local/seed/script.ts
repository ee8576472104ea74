// Provides the actions of the scripted history: each appends transactions to the open block and updates the ledger.
import { MaxUint256 } from 'ethers'
import type { CompiledContracts } from '../contracts/compile.ts'
import { BlockWriter, type PlannedBlock } from './blocks.ts'
import { Calls, SEAPORT_ADDRESS, type DeployedName } from './calls.ts'
import type { Hex } from './contracts.ts'
import { itemKey, Ledger, type ItemRef, type StandingOrder } from './ledger.ts'
import * as seaport from './orders.ts'
import type { CollectionKey, People } from './people.ts'
import type { Random } from './random.ts'

export type PurchaseMethod = 'basic' | 'advanced'

export class Script {
  readonly ledger = new Ledger()
  readonly people: People
  readonly random: Random
  /** Items that the ordinary market leaves alone because a set piece needs them. */
  readonly reserved = new Set<string>()

  readonly #writer: BlockWriter
  readonly #calls: Calls
  readonly #wethAllowed = new Set<Hex>()

  constructor(options: {
    contracts: CompiledContracts
    people: People
    random: Random
    startsAtSeconds: number
  }) {
    const { contracts, people } = options
    this.people = people
    this.random = options.random
    this.#writer = new BlockWriter(options.startsAtSeconds)
    this.#calls = new Calls({ writer: this.#writer, contracts, studio: people.studio })
  }

  get blocks(): readonly PlannedBlock[] {
    return this.#writer.blocks
  }

  /** Time of the open block, in Unix seconds. */
  get now(): number {
    return this.#writer.now
  }

  /** Closes the open block and opens one at the given time. */
  turnTo(timestampSeconds: number): void {
    this.#writer.turnTo(timestampSeconds)
  }

  /** Closes the open block and opens the next this many seconds after it. */
  nextBlock(laterSeconds: number): void {
    this.#writer.turnTo(this.now + laterSeconds)
  }

  /** Returns whether no transaction in the open block concerns an item. */
  isQuiet(...items: readonly ItemRef[]): boolean {
    return this.#writer.isQuiet(items)
  }

  address(name: DeployedName): Hex {
    return this.#calls.address(name)
  }

  isDeployed(name: DeployedName): boolean {
    return this.#calls.isDeployed(name)
  }

  /** Index of the block in which a contract is deployed. */
  deploymentBlock(name: DeployedName): number {
    const block = this.#calls.deployedInBlock.get(name)
    if (block === undefined) throw new Error(`${name} is not deployed yet`)
    return block
  }

  deploy(name: DeployedName, constructorArguments: readonly unknown[] = []): void {
    this.#calls.deploy(name, constructorArguments)
  }

  /** Records items that a constructor minted in the ledger. */
  record(items: readonly ItemRef[], owner: Hex): void {
    for (const item of items) this.ledger.move(item, null, owner, 1n)
  }

  mintNouns(to: Hex, firstId: number, digests: readonly Hex[]): void {
    this.#asStudio('nouns', 'mint', [to, digests])
    this.#receive('nouns', firstId, digests.length, to)
  }

  mintLattice(to: Hex, firstId: number, count: number): void {
    this.#asStudio('lattice', 'mint', [to, count])
    this.#receive('lattice', firstId, count, to)
  }

  releaseEdition(tokenId: bigint, digest: Hex, shares: ReadonlyMap<Hex, bigint>): void {
    this.#asStudio('tidal', 'release', [digest, [...shares.keys()], [...shares.values()]])
    for (const [to, amount] of shares)
      this.#moved({ collection: 'tidal', tokenId }, null, to, amount, this.people.studio)
  }

  mintEditions(to: Hex, shares: ReadonlyMap<bigint, bigint>): void {
    this.#asStudio('tidal', 'mintBatch', [to, [...shares.keys()], [...shares.values()]])
    for (const [tokenId, amount] of shares)
      this.#moved({ collection: 'tidal', tokenId }, null, to, amount, this.people.studio)
  }

  recatalogue(tokenId: bigint, digest: Hex): void {
    this.#asStudio('nouns', 'recatalogue', [tokenId, digest])
  }

  transfer(item: ItemRef, from: Hex, to: Hex, amount = 1n): void {
    const { collection, tokenId } = item
    if (collection === 'tidal')
      this.#calls.call(collection, 'safeTransferFrom', [from, to, tokenId, amount, '0x'], { from })
    else this.#calls.call(collection, 'transferFrom', [from, to, tokenId], { from })
    this.#moved(item, from, to, amount, from)
  }

  /** Sends an item by the courier, which holds it in between. */
  deliver(item: ItemRef, from: Hex, to: Hex): void {
    const courier = this.address('courier')
    const { collection, tokenId } = item
    this.#calls.call(collection, 'approve', [courier, tokenId], { from })
    this.#calls.call('courier', 'deliver', [this.address(collection), tokenId, to], { from })
    this.#moved(item, from, courier, 1n, from)
    this.#moved(item, courier, to, 1n, from)
  }

  burn(item: ItemRef, holder: Hex, amount = 1n): void {
    const { collection, tokenId } = item
    const values = collection === 'tidal' ? [tokenId, amount] : [tokenId]
    this.#calls.call(collection, 'burn', values, { from: holder })
    this.#moved(item, holder, null, amount, holder)
  }

  approve(owner: Hex, collection: CollectionKey, approved = true): void {
    if (this.ledger.isApproved(owner, collection) === approved) return
    this.#calls.call(collection, 'setApprovalForAll', [SEAPORT_ADDRESS, approved], { from: owner })
    this.ledger.setApproved(owner, collection, approved)
  }

  /** Wraps ether, without an approval. */
  deposit(owner: Hex, amount: bigint): void {
    this.#calls.weth('deposit', [], { from: owner, value: amount })
  }

  /** Wraps ether, and approves Seaport for it if needed. */
  wrap(owner: Hex, amount: bigint): void {
    this.deposit(owner, amount)
    this.allowWeth(owner)
  }

  allowWeth(owner: Hex): void {
    if (this.#wethAllowed.has(owner)) return
    this.#calls.weth('approve', [SEAPORT_ADDRESS, MaxUint256], { from: owner })
    this.#wethAllowed.add(owner)
  }

  /** Publishes orders of one maker in one call. Listings first get a missing approval. */
  publish(orders: readonly StandingOrder[]): void {
    const maker = findMaker(orders)
    for (const { side, items } of orders) {
      for (const { collection, tokenId } of items) {
        if (side === 'listing') this.approve(maker, collection)
        if (tokenId !== undefined) this.#writer.touch({ collection, tokenId }, maker)
      }
    }
    const data = seaport.encodeValidate(orders.map(({ parameters }) => parameters))
    const gas = 150_000 + orders.length * 150_000
    this.#calls.seaport(`publish ${orders.length} orders`, data, { from: maker, gas })
    for (const order of orders) this.ledger.addOrder(order)
  }

  cancel(orders: readonly StandingOrder[]): void {
    const maker = findMaker(orders)
    // Only the chain has a raised counter's value, so orders made after it are never canceled one by one.
    if (this.ledger.epoch(maker) > 0) throw new Error(`${maker} has raised their counter`)
    const parameters = orders.map((order) => order.parameters)
    this.#calls.seaport(`cancel ${orders.length} orders`, seaport.encodeCancel(parameters, 0n), {
      from: maker,
    })
    for (const order of orders) {
      order.canceled = true
      for (const item of listItems(order)) this.#writer.touch(item, maker)
    }
  }

  raiseCounter(maker: Hex): void {
    this.#calls.seaport('raise the counter', seaport.encodeIncrementCounter(), { from: maker })
    this.ledger.raiseCounter(maker)
  }

  /** Buys units of a live listing, by default all that are left. */
  buy(
    order: StandingOrder,
    buyer: Hex,
    { method, units = order.remaining }: { method: PurchaseMethod; units?: bigint },
  ): void {
    this.#assertFillable(order, units)
    const { parameters, quantity } = order
    const value = this.#pay(order, buyer, units)
    const whole = units === quantity
    if (method === 'basic' && (!whole || order.declines || order.items.length > 1))
      throw new Error('not a basic sale')
    const fill = whole ? { parameters } : { parameters, numerator: units, denominator: quantity }
    const data = method === 'basic' ? seaport.encodeBasic(parameters) : seaport.encodeAdvanced(fill, buyer)
    this.#calls.seaport(`buy ${named(order)} (${method})`, data, { from: buyer, value })
    this.#filled(order, buyer, units)
  }

  /** Buys several live listings in one call. */
  sweep(orders: readonly StandingOrder[], buyer: Hex): void {
    for (const order of orders) this.#assertFillable(order, order.remaining)
    const value = orders.reduce((sum, order) => sum + this.#pay(order, buyer, order.remaining), 0n)
    const fills = orders.map(({ parameters, remaining, quantity }) =>
      remaining === quantity ? { parameters } : { parameters, numerator: remaining, denominator: quantity },
    )
    const gas = 400_000 + orders.length * 250_000
    const data = seaport.encodeSweep(fills, buyer)
    this.#calls.seaport(`sweep ${orders.map(named).join(', ')}`, data, { from: buyer, value, gas })
    for (const order of orders) this.#filled(order, buyer, order.remaining)
  }

  /** Buys a private sale by matching it with an order that pays. */
  buyPrivately(order: StandingOrder, taker: Hex): void {
    this.#assertFillable(order, order.remaining)
    if (order.takerOnly !== taker) throw new Error('a private sale is for its taker')
    const data = seaport.encodePrivatePurchase(order.parameters, taker, this.random.salt())
    this.#calls.seaport(`match the private sale of ${named(order)}`, data, {
      from: taker,
      value: order.unitPrice,
    })
    this.#filled(order, taker, order.remaining)
  }

  /** Sells an item to a live offer. */
  acceptOffer(order: StandingOrder, seller: Hex, item: ItemRef): void {
    if (order.side !== 'offer' || !this.ledger.isLive(order, this.now))
      throw new Error('the offer does not stand')
    const anyItem = order.items[0]?.tokenId === undefined
    this.approve(seller, item.collection)
    // The basic path pays the royalty from the offer itself, the other from the seller's own balance.
    if (anyItem) this.allowWeth(seller)
    if (order.criteria && !order.criteria.tokenIds.includes(item.tokenId))
      throw new Error(`the offer is not for ${itemKey(item)}`)
    const proof = order.criteria?.getProof(item.tokenId)
    const data = anyItem
      ? seaport.encodeAdvanced({ parameters: order.parameters }, seller, item.tokenId, proof)
      : seaport.encodeBasic(order.parameters)
    this.#calls.seaport(`accept an offer for ${itemKey(item)}`, data, { from: seller })
    order.remaining = 0n
    this.#moved(item, seller, order.maker, 1n, seller)
  }

  #assertFillable(order: StandingOrder, units: bigint): void {
    if (order.side !== 'listing' || units > order.remaining || !this.ledger.isLive(order, this.now))
      throw new Error(`a dead order would be bought: ${named(order)}`)
  }

  /** Returns the ether to send for a purchase; for an order in wrapped ether, provides that instead. */
  #pay(order: StandingOrder, buyer: Hex, units: bigint): bigint {
    const price = order.unitPrice * units
    if (order.money === 'ETH') return price
    this.wrap(buyer, price)
    return 0n
  }

  #filled(order: StandingOrder, buyer: Hex, units: bigint): void {
    order.remaining -= units
    for (const item of listItems(order)) this.#moved(item, order.maker, buyer, units, buyer)
  }

  #receive(collection: CollectionKey, firstId: number, count: number, to: Hex): void {
    for (let i = 0; i < count; i++)
      this.#moved({ collection, tokenId: BigInt(firstId + i) }, null, to, 1n, this.people.studio)
  }

  #moved(item: ItemRef, from: Hex | null, to: Hex | null, amount: bigint, sender: Hex): void {
    this.#writer.touch(item, sender)
    this.ledger.move(item, from, to, amount)
  }

  #asStudio(collection: CollectionKey, functionName: string, values: readonly unknown[]): void {
    this.#calls.call(collection, functionName, values, { from: this.people.studio })
  }
}

function findMaker(orders: readonly StandingOrder[]): Hex {
  const maker = orders[0]?.maker
  if (!maker || orders.some((order) => order.maker !== maker))
    throw new Error('one call is about one maker’s orders')
  return maker
}

/** Returns the items that an order names; none for an offer for any item of a collection. */
const listItems = (order: StandingOrder): ItemRef[] =>
  order.items.flatMap(({ collection, tokenId }) => (tokenId === undefined ? [] : [{ collection, tokenId }]))

const named = (order: StandingOrder) => listItems(order).map(itemKey).join(' and ')
