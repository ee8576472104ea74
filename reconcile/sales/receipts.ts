// Reads a sale's transaction: the function that filled the order, the fulfillments of each match, and the movements.
import { AbiCoder, id } from 'ethers'
import type { Transaction } from '../chain.ts'
import {
  type Fulfilled,
  type Item,
  type Movement,
  ORDER_FULFILLED,
  readCollectionLog,
  readSeaportLog,
} from '../events.ts'
import type { Log } from '../logs.ts'
import type { Hex } from '../rpc.ts'

export type Method = 'BASIC' | 'STANDARD' | 'ADVANCED' | 'AVAILABLE' | 'MATCH' | 'INDIRECT'

/** Selectors of Seaport 1.6. */
const METHODS: Readonly<Record<string, Method>> = {
  '0xfb0f3ee1': 'BASIC',
  '0x00000000': 'BASIC',
  '0xb3a34c4c': 'STANDARD',
  '0xe7acab24': 'ADVANCED',
  '0xed98a574': 'AVAILABLE',
  '0x87201b41': 'AVAILABLE',
  '0xa8174404': 'MATCH',
  '0xf2d12b12': 'MATCH',
}
const ORDERS_MATCHED = id('OrdersMatched(bytes32[])')

export function readMethod({ to, input }: Transaction, seaport: Hex): Method {
  return to === seaport ? (METHODS[input.slice(0, 10)] ?? 'INDIRECT') : 'INDIRECT'
}

/** Fulfillments of one match, and the log indexes between which its transfers are. */
export interface Match {
  readonly fulfillments: readonly Fulfilled[]
  readonly after: number
  readonly before: number
}

/**
 * Returns the matches of a transaction. Seaport emits OrderFulfilled for each order, then OrdersMatched with their
 * hashes, then moves the items. Source: _matchAdvancedOrders in seaport-core, OrderCombiner.sol.
 */
export function findMatches({ logs }: Transaction, seaport: Hex): readonly Match[] {
  const own = logs.filter(({ address }) => address === seaport)
  const matches: Match[] = []
  let free: Fulfilled[] = []
  for (const [place, log] of own.entries()) {
    if (log.topics[0] === ORDER_FULFILLED) free.push(readSeaportLog(log) as Fulfilled)
    if (log.topics[0] !== ORDERS_MATCHED) continue
    const [hashes] = AbiCoder.defaultAbiCoder().decode(['bytes32[]'], log.data) as unknown as [readonly Hex[]]
    const fulfillments = free.slice(free.length - hashes.length)
    free = free.slice(0, free.length - hashes.length)
    const next = own.slice(place + 1).find(({ topics }) => topics[0] === ORDER_FULFILLED)
    matches.push({ fulfillments, after: log.logIndex, before: next?.logIndex ?? Infinity })
  }
  return matches
}

/** Returns the movements of an item in a list of logs. */
export function findMovements(logs: readonly Log[], item: Item): readonly Movement[] {
  return logs
    .filter(({ address }) => address === item.token)
    .flatMap((log) => [...readCollectionLog(log, 'ERC721'), ...readCollectionLog(log, 'ERC1155')])
    .filter((event): event is Movement => event.kind === 'movement' && event.tokenId === item.identifier)
    .filter(({ units }) => units > 0n)
}

/**
 * Returns the movements that Seaport or one of the conduits made, else those that the giver did not make, and all where
 * there is no other. An ERC-721 log doesn't name the account that moved the token.
 */
export function byMovers(movements: readonly Movement[], movers: readonly Hex[]): readonly Movement[] {
  const own = movements.filter(({ operator }) => operator === null || movers.includes(operator))
  if (own.length > 0) return own
  const byOthers = movements.filter(({ operator, from }) => operator !== from)
  return byOthers.length > 0 ? byOthers : movements
}

/** Returns fulfillments outside of matches. */
export function singleFills(transaction: Transaction, seaport: Hex): readonly Fulfilled[] {
  const matched = new Set(
    findMatches(transaction, seaport).flatMap(({ fulfillments }) =>
      fulfillments.map(({ log }) => log.logIndex),
    ),
  )
  return transaction.logs
    .filter(({ address, topics }) => address === seaport && topics[0] === ORDER_FULFILLED)
    .filter(({ logIndex }) => !matched.has(logIndex))
    .map((log) => readSeaportLog(log) as Fulfilled)
}
