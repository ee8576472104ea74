// The seed on a real anvil: each promise about the demo's history, counted from logs and read from the chain's state.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Interface, ZeroAddress, type LogDescription } from 'ethers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startChain, type Chain } from '../../local/chain/chain.ts'
import { callRpc } from '../../local/chain/json-rpc.ts'
import { anvil } from '../../local/process/anvil.ts'
import { findPrograms } from '../../subgraph/manifest/program.ts'
import { freePort } from '../../local/process/ports.ts'
import { toContentAddress } from '../../local/seed/content.ts'
import type { DemoContracts, DemoItem, Hex } from '../../local/seed/contracts.ts'
import { encodeIncrementCounter, seaportInterface } from '../../local/seed/orders.ts'
import { DAYS } from '../../local/seed/plan.ts'
import { computeCharm } from '../../local/seed/prices.ts'
import { seedDemo } from '../../local/seed/seed.ts'
import { SeedError, sendBlocks } from '../../local/seed/send.ts'
import type { Address } from '../../src/domain/address.ts'
import type { Trait } from '../../src/domain/traits.ts'
import { tokenSet, traitHash } from '../../src/seaport/offers/criteria.ts'
import { replayDays } from './seed-days.ts'
import {
  deliverable,
  named,
  readSeedFacts,
  tokenInterface,
  unitsLeft,
  view,
  type Move,
  type PublishedOrder,
  type SeedFacts,
} from './seed-facts.ts'

const DAY = 86_400
const ETHER = 10n ** 18n
const wethInterface = new Interface([
  'function balanceOf(address) view returns (uint256)',
  'function allowance(address, address) view returns (uint256)',
])

interface Seeded {
  readonly chain: Chain
  readonly rpcUrl: string
  readonly directory: string
  readonly contentDirectory: string
  readonly now: number
  readonly contracts: DemoContracts
  readonly facts: SeedFacts
}

async function freshChain(): Promise<{ chain: Chain; directory: string }> {
  const directory = mkdtempSync(join(tmpdir(), 'seed-'))
  mkdirSync(join(directory, 'logs'))
  const port = await freePort()
  return {
    directory,
    chain: await startChain({ anvil: findPrograms([anvil]).anvil, port, stateDirectory: directory }),
  }
}

async function endChain({ chain, directory }: { chain: Chain; directory: string }): Promise<void> {
  await chain.process.stop()
  rmSync(directory, { recursive: true })
}

async function seedFresh(scale: 'demo' | 'small'): Promise<Seeded> {
  const { chain, directory } = await freshChain()
  const contentDirectory = join(directory, 'content')
  const now = Math.floor(Date.now() / 1000)
  const contracts = await seedDemo({ rpcUrl: chain.rpcUrl, contentDirectory, now, scale })
  const facts = await readSeedFacts(chain.rpcUrl, contracts)
  return { chain, rpcUrl: chain.rpcUrl, directory, contentDirectory, now, contracts, facts }
}

interface Received {
  readonly itemType: bigint
  readonly token: string
  readonly identifier: bigint
  readonly amount: bigint
  readonly recipient: string
}

/** What a fulfillment paid out, as a plain array: ethers throws for an index beyond the end of its own. */
const received = (event: LogDescription): readonly Received[] => [
  ...(event.args.getValue('consideration') as Received[]),
]

const lower = (address: string) => address.toLowerCase()

const listMoves = ({ facts }: Seeded, { collection, tokenId }: DemoItem): Move[] =>
  facts.moves.filter((move) => move.collection === collection && move.tokenId === BigInt(tokenId))

const ordersFor = ({ facts }: Seeded, item: DemoItem, side: 'listing' | 'offer'): PublishedOrder[] =>
  facts.published.filter(({ isListing, parameters }) => {
    const given = side === 'listing' ? parameters.offer : parameters.consideration
    return (
      isListing === (side === 'listing') &&
      given.some(
        ({ itemType, token, identifierOrCriteria }) =>
          itemType >= 2n && lower(token) === item.collection && identifierOrCriteria === BigInt(item.tokenId),
      )
    )
  })

const liveFor = (seeded: Seeded, item: DemoItem) => {
  const hashes = new Set(ordersFor(seeded, item, 'listing').map(({ hash }) => hash))
  return seeded.facts.liveListings.filter(({ hash }) => hashes.has(hash))
}

describe.each(['small', 'demo'] as const)('at scale %s', (scale) => {
  let seeded: Seeded
  beforeAll(async () => {
    seeded = await seedFresh(scale)
  })
  afterAll(() => endChain(seeded))

  test('deploys three collections of both standards at their addresses', async () => {
    const { contracts, rpcUrl, facts } = seeded
    expect(contracts.collections.map(({ standard }) => standard)).toEqual(['ERC721', 'ERC1155', 'ERC721'])
    for (const { address, startBlock } of contracts.collections) {
      const at = (block: number) => callRpc(rpcUrl, 'eth_getCode', [address, `0x${block.toString(16)}`])
      expect(await at(startBlock)).not.toBe('0x')
      expect(await at(startBlock - 1)).toBe('0x')
    }
    const items = new Set(facts.moves.map(({ collection, tokenId }) => `${collection}:${tokenId}`))
    expect(items.size).toBeGreaterThanOrEqual(scale === 'demo' ? 400 : 40)
  })

  test('ends sixty days of history now', () => {
    const { facts, now } = seeded
    const times = [...facts.blockTimes.values()].sort((one, other) => one - other)
    expect(now - (times[0] ?? now)).toBeGreaterThan(59 * DAY)
    expect(now - (times.at(-1) ?? 0)).toBeLessThan(DAY)
    expect(now - (times.at(-1) ?? now)).toBeGreaterThanOrEqual(0)
    // No week without something happening.
    const gaps = times.slice(1).map((time, i) => time - (times[i] ?? time))
    expect(Math.max(...gaps)).toBeLessThan(4 * DAY)
  })

  test('has enough events of every kind', () => {
    const { logs, moves } = seeded.facts
    const counts = {
      mints: moves.filter(({ from, consecutive }) => from === ZeroAddress && !consecutive).length,
      burns: moves.filter(({ to }) => to === ZeroAddress).length,
      transfers: moves.filter(({ from, to }) => from !== ZeroAddress && to !== ZeroAddress).length,
      listings: seeded.facts.published.filter(({ isListing }) => isListing).length,
      offers: seeded.facts.published.filter(({ isListing }) => !isListing).length,
      sales: named(logs, 'OrderFulfilled').length,
      cancellations: named(logs, 'OrderCancelled').length,
    }
    const least =
      scale === 'demo'
        ? { mints: 300, burns: 5, transfers: 400, listings: 400, offers: 12, sales: 300, cancellations: 40 }
        : { mints: 30, burns: 3, transfers: 40, listings: 40, offers: 5, sales: 15, cancellations: 1 }
    for (const [kind, count] of Object.entries(least))
      expect(counts[kind as keyof typeof counts], kind).toBeGreaterThanOrEqual(count)
    if (scale === 'demo')
      expect(Object.values(counts).reduce((sum, count) => sum + count)).toBeGreaterThanOrEqual(1_500)
    expect(named(logs, 'CounterIncremented')).toHaveLength(1)
    expect(named(logs, 'ConsecutiveTransfer')).toHaveLength(1)
    expect(named(logs, 'TransferBatch').length).toBeGreaterThan(0)
    expect(named(logs, 'ApprovalForAll').some(({ event }) => event.args[2] === false)).toBe(true)
  })

  test('fills sales by different functions of Seaport', () => {
    const selectors = new Set(seeded.facts.fulfillmentSelectors.values())
    const calls = ['fulfillBasicOrder_efficient_6GL6yc', 'fulfillAdvancedOrder', 'matchOrders']
    if (scale === 'demo') calls.push('fulfillAvailableAdvancedOrders')
    for (const name of calls) expect(selectors, name).toContain(seaportInterface.getFunction(name)?.selector)
  })

  test('changes prices over time, by a third between two weeks for the same item', () => {
    if (scale === 'small') return
    const { facts, contracts, now } = seeded
    const cabinet = contracts.collections[0]?.address
    const weeks = new Map<number, bigint[]>()
    for (const { event, blockNumber } of named(facts.logs, 'OrderFulfilled')) {
      const [item, ...others] = [...(event.args.getValue('offer') as Received[])]
      const paid = received(event)
      const isSale = others.length === 0 && paid.every(({ itemType }) => itemType < 2n)
      if (item === undefined || lower(item.token) !== cabinet || !isSale) continue
      const total = paid.reduce((sum, { amount }) => sum + amount, 0n)
      // Weeks differ by what is sold in them, too: each sale is counted as if its item were an ordinary one.
      const worth = (total * 1_000n) / BigInt(computeCharm({ collection: 'nouns', tokenId: item.identifier }))
      const began = now - 60 * DAY
      const week = Math.floor(((facts.blockTimes.get(blockNumber) ?? began) - began) / (7 * DAY))
      weeks.set(week, [...(weeks.get(week) ?? []), worth])
    }
    const medians = [...weeks.values()]
      .filter((worths) => worths.length >= 10)
      .map((worths) => worths.sort((one, other) => (one < other ? -1 : 1))[worths.length >> 1] ?? 0n)
    expect(medians.length).toBeGreaterThanOrEqual(5)
    const differ = medians.some((least) => medians.some((most) => 3n * most > 4n * least))
    expect(differ, medians.join(', ')).toBe(true)
  })

  test('pays royalties by ERC-2981, except for Lattice, which has none', () => {
    const { facts, contracts } = seeded
    const [nouns, , lattice] = contracts.collections
    const sales = named(facts.logs, 'OrderFulfilled').map(({ event }) => ({
      item: (event.args.getValue('offer') as readonly { itemType: bigint; token: string }[])[0],
      paid: received(event),
    }))
    const royaltyPaid = (paid: (typeof sales)[number]['paid']) =>
      paid
        .filter(({ recipient }) => lower(recipient) === contracts.studio)
        .reduce((sum, { amount }) => sum + amount, 0n)
    const nounsSales = sales.filter(
      ({ item }) => item && lower(item.token) === nouns?.address && item.itemType === 2n,
    )
    expect(nounsSales.length).toBeGreaterThan(5)
    // Of a private sale, the item that goes to the taker is among what is received.
    for (const { paid } of nounsSales.filter(({ paid }) => paid.length === 2)) {
      const total = paid.reduce((sum, { amount }) => sum + amount, 0n)
      const share = (royaltyPaid(paid) * 10_000n) / total
      expect(share >= 499n && share <= 500n, `${share} basis points`).toBe(true)
    }
    const latticeSales = sales.filter(({ item }) => item && lower(item.token) === lattice?.address)
    expect(latticeSales.some(({ paid }) => royaltyPaid(paid) === 0n)).toBe(true)
  })

  test('has enough live listings in every collection at the end', () => {
    const { facts, contracts, now } = seeded
    const lasting = facts.liveListings.filter(({ parameters }) => parameters.endTime > BigInt(now + 30 * DAY))
    expect(lasting.length).toBeGreaterThanOrEqual(scale === 'demo' ? 120 : 8)
    for (const { address, name } of contracts.collections) {
      const inIt = facts.liveListings.filter(
        ({ parameters }) => lower(parameters.offer[0]?.token ?? '') === address,
      )
      expect(inIt.length, name).toBeGreaterThanOrEqual(scale === 'demo' ? 20 : 2)
    }
    const expired = facts.published.filter(({ parameters }) => parameters.endTime < BigInt(now))
    expect(expired.length).toBeGreaterThanOrEqual(scale === 'demo' ? 100 : 5)
  })

  test('has listings, sales and a changing floor every day, without outliers', () => {
    const { facts, contracts, now } = seeded
    const { byCollection, liveAtTheEnd } = replayDays(facts, { contracts, endSeconds: now, days: DAYS })
    // The replay is only worth something if it ends where the chain's state is.
    expect([...liveAtTheEnd].sort()).toEqual(facts.liveListings.map(({ hash }) => hash).sort())
    if (scale === 'small') return
    for (const { address, name, standard } of contracts.collections) {
      // In its first days a collection is being released, and has few items.
      const days = byCollection.get(address)?.slice(-44) ?? []
      const shares = days.map(({ items, listed }) => (100 * listed) / items)
      const message = `${name}: ${shares.map((share) => share.toFixed(0)).join(' ')}`
      // An edition has several owners, so most of the few editions are for sale, and one is 4 % of them.
      const [least, most, step] = standard === 'ERC1155' ? [35, 85, 25] : [15, 50, 10]
      expect(Math.min(...shares), message).toBeGreaterThanOrEqual(least)
      expect(Math.max(...shares), message).toBeLessThanOrEqual(most)
      const steps = shares.slice(1).map((share, i) => Math.abs(share - (shares[i] ?? share)))
      expect(Math.max(...steps), message).toBeLessThanOrEqual(step)
      const floors = days.map(({ floor }) => floor)
      expect(floors, name).not.toContain(undefined)
      expect(new Set(floors).size, `${name}: ${floors.join(' ')}`).toBeGreaterThanOrEqual(12)
      const quietest = days
        .slice(4)
        .map((_, i) => days.slice(i, i + 5).reduce((sum, { sales }) => sum + sales, 0))
      expect(Math.min(...quietest), `${name}: sales in five days`).toBeGreaterThanOrEqual(1)
    }
  })

  test('gives a new user items to list, an approval to grant, and both currencies', async () => {
    const { contracts, rpcUrl, facts } = seeded
    expect(contracts.accounts).toHaveLength(10)
    for (const { address, label } of contracts.accounts.slice(0, 2)) {
      const held = new Map<string, bigint>()
      for (const { collection, tokenId, from, to, amount } of facts.moves) {
        const key = `${collection}:${tokenId}`
        if (lower(to) === address) held.set(key, (held.get(key) ?? 0n) + amount)
        if (lower(from) === address) held.set(key, (held.get(key) ?? 0n) - amount)
      }
      for (const { parameters } of facts.liveListings.filter(
        ({ parameters }) => lower(parameters.offerer) === address,
      ))
        for (const { token, identifierOrCriteria } of parameters.offer)
          held.delete(`${lower(token)}:${identifierOrCriteria}`)
      const unlistedIn = contracts.collections.filter(({ address: collection }) =>
        [...held].some(([key, amount]) => amount > 0n && key.startsWith(collection)),
      )
      expect(unlistedIn.length, `${label} owns unlisted items`).toBeGreaterThanOrEqual(
        scale === 'demo' ? 3 : 1,
      )
      const approvals = await view(
        rpcUrl,
        tokenInterface,
        contracts.collections.map((collection) => ({
          to: collection.address,
          name: 'isApprovedForAll',
          values: [address, contracts.seaport],
        })),
      )
      expect(
        approvals.some((approval) => approval?.[0] === false),
        `${label} lacks an approval`,
      ).toBe(true)
      expect(
        BigInt((await callRpc(rpcUrl, 'eth_getBalance', [address, 'latest'])) as string),
      ).toBeGreaterThan(9_800n * ETHER)
      const [weth] = await view(rpcUrl, wethInterface, [
        { to: contracts.weth, name: 'balanceOf', values: [address] },
      ])
      expect(weth?.[0]).toBeGreaterThanOrEqual(5n * ETHER)
    }
  })

  test('has a listing that is live again because its item returned', () => {
    const item = seeded.contracts.notable.reentered
    const [order] = liveFor(seeded, item)
    if (!order) throw new Error('no live listing')
    const moves = listMoves(seeded, item)
    const left = moves.findLastIndex(({ from }) => from === order.parameters.offerer)
    expect(moves[left]?.to).not.toBe(order.parameters.offerer)
    expect(moves.at(-1)?.to).toBe(order.parameters.offerer)
    const published = seeded.facts.logs.findIndex(
      ({ event }) => event.name === 'OrderValidated' && event.args[0] === order.hash,
    )
    const leaving = seeded.facts.logs.findIndex(
      ({ transactionHash }) => transactionHash === moves[left]?.transactionHash,
    )
    expect(published).toBeLessThan(leaving)
  })

  test('has an item that moved twice in one transaction, and one with many owners', () => {
    const twice = listMoves(seeded, seeded.contracts.notable.movedTwice).map(
      ({ transactionHash }) => transactionHash,
    )
    expect(new Set(twice).size).toBe(twice.length - 1)
    const hands = listMoves(seeded, seeded.contracts.notable.longestCustody)
    expect(hands.length).toBeGreaterThanOrEqual(scale === 'demo' ? 31 : 8)
    hands.slice(1).forEach((move, i) => expect(move.from).toBe(hands[i]?.to))
  })

  test('gives notable items several past owners', () => {
    if (scale === 'small') return
    const nouns = seeded.contracts.collections[0]?.address
    const counts = new Map<bigint, number>()
    for (const { collection, tokenId } of seeded.facts.moves)
      if (collection === nouns) counts.set(tokenId, (counts.get(tokenId) ?? 0) + 1)
    const several = [...counts.values()].filter((count) => count >= 3 && count <= 8)
    expect(several.length).toBeGreaterThanOrEqual(30)
  })

  test('has live listings of every kind: declining, in wrapped ether, bundled, partially filled', async () => {
    const { notable, weth, seaport } = seeded.contracts
    const [falling] = liveFor(seeded, notable.dutch)
    const [paid] = falling?.parameters.consideration ?? []
    expect(paid && paid.startAmount > paid.endAmount).toBe(true)
    const [inWeth] = liveFor(seeded, notable.pricedInWeth)
    expect(lower(inWeth?.parameters.consideration[0]?.token ?? '')).toBe(weth)
    const [bundle] = liveFor(seeded, notable.bundled)
    expect(bundle?.parameters.offer).toHaveLength(2)
    const partly = liveFor(seeded, notable.partlyFilled)
    const left = await Promise.all(partly.map((order) => unitsLeft(seeded.rpcUrl, seaport, order)))
    expect(
      partly.some(
        (order, i) =>
          (left[i] ?? 0n) > 0n && (left[i] ?? 0n) < (order.parameters.offer[0]?.startAmount ?? 0n),
      ),
    ).toBe(true)
  })

  test('has inactive listings for every reason', async () => {
    const { rpcUrl, contracts, now } = seeded
    const { notable, seaport, accounts } = contracts
    const last = (item: DemoItem) => {
      const order = ordersFor(seeded, item, 'listing').at(-1)
      if (!order) throw new Error('never listed')
      expect(liveFor(seeded, item)).toEqual([])
      expect(Number(order.parameters.endTime)).toBeGreaterThan(now)
      return order
    }
    const standing = (order: PublishedOrder) => unitsLeft(rpcUrl, seaport, order)

    const scheduled = last(notable.scheduled)
    expect(Number(scheduled.parameters.startTime)).toBeGreaterThan(now + DAY)
    expect(await standing(scheduled)).toBe(1n)

    const forOne = last(notable.privateSale)
    expect(await standing(forOne)).toBe(1n)
    expect(await deliverable(rpcUrl, seaport, forOne, 1n)).toBe(true)
    const [given] = forOne.parameters.consideration.filter(({ itemType }) => itemType === 2n)
    expect(lower(given?.recipient ?? '')).toBe(accounts[0]?.address)

    const away = last(notable.movedAway)
    expect(await standing(away)).toBe(1n)
    expect(listMoves(seeded, notable.movedAway).at(-1)?.to).not.toBe(away.parameters.offerer)

    const revoked = last(notable.approvalRevoked)
    expect(await standing(revoked)).toBe(1n)
    expect(listMoves(seeded, notable.approvalRevoked).at(-1)?.to).toBe(revoked.parameters.offerer)
    expect(await deliverable(rpcUrl, seaport, revoked, 1n)).toBe(false)

    const bumped = last(notable.counterBumped)
    expect(await standing(bumped)).toBe(0n)
    const [status] = await view(rpcUrl, seaportInterface, [
      { to: seaport, name: 'getOrderStatus', values: [bumped.hash] },
    ])
    expect([...(status ?? [])]).toEqual([true, false, 0n, 0n])
  })

  test('has live offers whose money is there, and accepted ones', async () => {
    const { rpcUrl, contracts, now, facts } = seeded
    const { notable, weth, seaport } = contracts
    const standing = ordersFor(seeded, notable.offered, 'offer').filter(
      ({ parameters }) => Number(parameters.endTime) > now,
    )
    expect(standing.length).toBeGreaterThanOrEqual(2)
    for (const { parameters } of standing) {
      const [balance, allowance] = await view(rpcUrl, wethInterface, [
        { to: weth, name: 'balanceOf', values: [parameters.offerer] },
        { to: weth, name: 'allowance', values: [parameters.offerer, seaport] },
      ])
      const price = parameters.offer[0]?.startAmount ?? 0n
      expect((balance?.[0] as bigint) >= price && (allowance?.[0] as bigint) >= price).toBe(true)
    }
    const criteria = new Map(
      facts.published.map(({ hash, parameters }) => [hash as string, parameters.consideration[0]?.itemType]),
    )
    const accepted = named(facts.logs, 'OrderFulfilled').map(({ event }) => ({
      itemType: criteria.get(event.args[0] as string),
      got: received(event)[0],
    }))
    const wasSold = (item: DemoItem, itemType: bigint) =>
      accepted.some(
        (sale) =>
          sale.itemType === itemType &&
          lower(sale.got?.token ?? '') === item.collection &&
          sale.got?.identifier === BigInt(item.tokenId),
      )
    expect(wasSold(notable.offerAccepted, 2n)).toBe(true)
    expect(wasSold(notable.collectionOfferAccepted, 4n)).toBe(true)
    expect(wasSold(notable.traitOfferAccepted, 4n)).toBe(true)
  })

  test('has live and closed offers of every kind', () => {
    const { facts, contracts, now } = seeded
    const kinds = facts.published
      .filter(({ isListing }) => !isListing)
      .map(({ parameters }) => {
        const [wanted] = parameters.consideration
        const kind =
          wanted?.itemType !== 4n ? 'item' : wanted.identifierOrCriteria === 0n ? 'collection' : 'trait'
        return { kind, stands: Number(parameters.endTime) > now + DAY, inWeth: parameters.offer[0]?.token }
      })
    for (const kind of ['item', 'collection', 'trait']) {
      const ofKind = kinds.filter((one) => one.kind === kind)
      expect(ofKind.filter(({ stands }) => stands).length, kind).toBeGreaterThanOrEqual(5)
      expect(ofKind.filter(({ stands }) => !stands).length, kind).toBeGreaterThanOrEqual(1)
    }
    expect(new Set(kinds.map(({ inWeth }) => lower(inWeth ?? '')))).toEqual(new Set([contracts.weth]))
  })

  test('keeps every collection offer below the collection’s floor', () => {
    const { facts, contracts, now } = seeded
    let seen = 0
    for (const { address, name } of contracts.collections) {
      const prices = facts.liveListings
        .filter(({ parameters }) => lower(parameters.offer[0]?.token ?? '') === address)
        .map(({ parameters }) =>
          parameters.consideration.reduce((sum, { startAmount }) => sum + startAmount, 0n),
        )
      const bids = facts.published.flatMap(({ isListing, parameters: { offer, consideration, endTime } }) => {
        const [wanted] = consideration
        const isForAny =
          !isListing && wanted?.itemType === 4n && wanted.identifierOrCriteria === 0n && Number(endTime) > now
        return isForAny && lower(wanted.token) === address ? [offer[0]?.startAmount ?? 0n] : []
      })
      for (const bid of bids)
        expect(
          prices.every((price) => bid < price),
          `${name}: ${bid}`,
        ).toBe(true)
      seen += bids.length
    }
    expect(seen).toBeGreaterThan(0)
  })

  test('gives the first two accounts offers that they can accept', () => {
    const { facts, contracts, now } = seeded
    const owners = new Map(
      facts.moves.map(({ collection, tokenId, to }) => [`${collection}:${tokenId}`, lower(to)]),
    )
    for (const { address, label } of contracts.accounts.slice(0, 2)) {
      const received = facts.published.filter(({ isListing, parameters }) => {
        const [wanted] = parameters.consideration
        const owner = owners.get(`${lower(wanted?.token ?? '')}:${wanted?.identifierOrCriteria}`)
        return !isListing && owner === address && Number(parameters.endTime) > now
      })
      expect(received.length, label).toBeGreaterThanOrEqual(scale === 'demo' ? 2 : 1)
    }
  })

  test('has a trait offer that names its trait and accepts the items with it, as the app reads both', () => {
    const { facts, contracts, contentDirectory } = seeded
    const nouns = contracts.collections[0]?.address as Hex
    const documents = readdirSync(contentDirectory).flatMap((cid) => {
      const text = readFileSync(join(contentDirectory, cid), 'utf8')
      const number = /^{"name":".*, No\. (\d+)"/.exec(text)?.[1]
      if (number === undefined) return []
      const { attributes } = JSON.parse(text) as { attributes: { trait_type: string; value: string }[] }
      return [{ tokenId: BigInt(number), attributes }]
    })
    const traitIds = new Map<string, { trait: Trait; ids: Set<bigint> }>()
    for (const { tokenId, attributes } of documents) {
      for (const { trait_type: type, value } of attributes) {
        const name = traitHash(nouns as Address, { type, value })
        const known = traitIds.get(name) ?? { trait: { type, value }, ids: new Set() }
        traitIds.set(name, { ...known, ids: known.ids.add(tokenId) })
      }
    }
    const offers = facts.published.filter(({ parameters: { consideration } }) => {
      const [wanted] = consideration
      return wanted?.itemType === 4n && wanted.identifierOrCriteria !== 0n
    })
    const burnt = BigInt(contracts.notable.burnt.tokenId)
    for (const { parameters } of offers) {
      const meant = traitIds.get(parameters.zoneHash)
      const roots = [meant?.ids ?? [], [...(meant?.ids ?? [])].filter((id) => id !== burnt)]
        .filter((ids) => [...ids].length > 0)
        .map((ids) => tokenSet(ids).root)
      expect(roots, meant?.trait.value).toContain(parameters.consideration[0]?.identifierOrCriteria)
    }
    expect(new Set(offers.map(({ parameters }) => parameters.zoneHash)).size).toBeGreaterThanOrEqual(4)
  })

  test('has the other notable items as described', () => {
    const { facts, contracts } = seeded
    const { notable } = contracts
    expect(listMoves(seeded, notable.burnt).at(-1)?.to).toBe(ZeroAddress)
    expect(listMoves(seeded, notable.mintedConsecutively)[0]?.consecutive).toBe(true)
    const matches = new Set(named(facts.logs, 'OrdersMatched').map(({ transactionHash }) => transactionHash))
    expect(
      listMoves(seeded, notable.matched).some(({ transactionHash }) => matches.has(transactionHash)),
    ).toBe(true)
    const selector = seaportInterface.getFunction('fulfillAdvancedOrder')?.selector
    const sold = listMoves(seeded, notable.soldDutch).map(({ transactionHash }) =>
      facts.fulfillmentSelectors.get(transactionHash),
    )
    expect(sold).toContain(selector)
    const [update] = named(facts.logs, 'MetadataUpdate')
    expect(update?.event.args[0]).toBe(BigInt(notable.recatalogued.tokenId))
  })

  test('stores every document under its own CID, and complete on-chain ones', async () => {
    const { rpcUrl, contracts, contentDirectory, facts } = seeded
    for (const cid of readdirSync(contentDirectory))
      expect(toContentAddress(readFileSync(join(contentDirectory, cid))).cid).toBe(cid)
    const burnt = new Set(
      facts.moves
        .filter(({ to }) => to === ZeroAddress)
        .map(({ collection, tokenId }) => `${collection}:${tokenId}`),
    )
    const documentAt = (uri: string) =>
      uri.startsWith('data:application/json;base64,')
        ? Buffer.from(uri.slice(uri.indexOf(',') + 1), 'base64').toString()
        : readFileSync(join(contentDirectory, uri.replace('ipfs://', '')), 'utf8')
    for (const { address, standard } of contracts.collections) {
      const ids = [
        ...new Set(
          facts.moves.filter(({ collection }) => collection === address).map(({ tokenId }) => tokenId),
        ),
      ]
      const kept = ids.filter((id) => standard === 'ERC1155' || !burnt.has(`${address}:${id}`)).slice(0, 60)
      const name = standard === 'ERC1155' ? 'uri' : 'tokenURI'
      const uris = await view(
        rpcUrl,
        tokenInterface,
        kept.map((id) => ({ to: address, name, values: [id] })),
      )
      for (const uri of uris) {
        const metadata = JSON.parse(documentAt(uri?.[0] as string)) as {
          name: string
          image: string
          attributes: unknown[]
        }
        expect(metadata.name).not.toBe('')
        expect(metadata.attributes.length).toBeGreaterThanOrEqual(3)
        if (metadata.image.startsWith('ipfs://'))
          expect(existsSync(join(contentDirectory, metadata.image.slice(7)))).toBe(true)
        else expect(metadata.image).toMatch(/^data:image\/svg\+xml;base64,/)
      }
    }
  })

  test('leaves the chain in the state that a wallet expects', async () => {
    const { rpcUrl, contracts, chain } = seeded
    expect(await callRpc(rpcUrl, 'eth_accounts')).toEqual(chain.accounts)
    await expect(
      callRpc(rpcUrl, 'eth_sendTransaction', [{ from: contracts.studio, to: contracts.studio }]),
    ).rejects.toThrow()
    const before = Number(await callRpc(rpcUrl, 'eth_blockNumber'))
    await callRpc(rpcUrl, 'eth_sendTransaction', [
      { from: chain.accounts[0], to: chain.accounts[1], value: '0x1' },
    ])
    await expect.poll(async () => Number(await callRpc(rpcUrl, 'eth_blockNumber'))).toBe(before + 1)
    const { timestamp } = (await callRpc(rpcUrl, 'eth_getBlockByNumber', ['latest', false])) as {
      timestamp: Hex
    }
    expect(Math.abs(Number(timestamp) - Date.now() / 1000)).toBeLessThan(60)
  })

  test('does not seed a chain twice', async () => {
    const { rpcUrl, contentDirectory, now } = seeded
    await expect(seedDemo({ rpcUrl, contentDirectory, now, scale })).rejects.toThrow(/seeded already/)
  })
})

describe('seeding fails', () => {
  let fresh: { chain: Chain; directory: string }
  beforeAll(async () => {
    fresh = await freshChain()
  })
  afterAll(() => endChain(fresh))

  test('when the chain began after the history should', async () => {
    const { rpcUrl } = fresh.chain
    const now = Math.floor(Date.now() / 1000) - 30 * DAY
    await expect(
      seedDemo({ rpcUrl, contentDirectory: fresh.directory, now, scale: 'small' }),
    ).rejects.toThrow(/older than 60 days/)
  })

  test('when a planned transaction reverts', async () => {
    const { rpcUrl, accounts } = fresh.chain
    const from = accounts[0] as Hex
    const plan = (data: Hex, label: string) => ({
      from,
      to: '0x0000000000000068f116a894984e2db1123eb395' as const,
      data,
      value: 0n,
      gas: 200_000,
      label,
    })
    await callRpc(rpcUrl, 'evm_setAutomine', [false])
    const timestampSeconds = Math.floor(Date.now() / 1000) - 60 * DAY
    const blocks = [
      { timestampSeconds, transactions: [plan(encodeIncrementCounter(), 'raise the counter')] },
      { timestampSeconds: timestampSeconds + 60, transactions: [plan('0x12345678', 'call nothing')] },
    ]
    const sending = sendBlocks(rpcUrl, blocks, () => undefined)
    await expect(sending).rejects.toThrow(SeedError)
    await expect(sending).rejects.toThrow(/"call nothing" by .* reverted/)
  })
})
