// Orders in calldata, read with Seaport's own interface: what each of them gives, and what it asks for.
import { SeaportABI } from '@opensea/seaport-js/lib/abi/Seaport.js'
import { Interface, type JsonFragment, type Result } from 'ethers'
import { parseAddress, type Address } from '../src/domain/address.ts'

const ABI = SeaportABI as unknown as readonly JsonFragment[]

/** Seaport's interface, with the twin of the basic call whose selector is zero; its parameters are the same. */
export const seaport = new Interface([
  ...ABI,
  ...ABI.filter(({ name }) => name === 'fulfillBasicOrder').map((fragment) => ({
    ...fragment,
    name: 'fulfillBasicOrder_efficient_6GL6yc',
  })),
])

/** One thing that an order moves; `start` and `end` in the smallest unit, apart where the amount changes with time. */
export interface MovedItem {
  readonly kind: 'money' | 'item' | 'choice'
  /** The currency's or the collection's contract. */
  readonly token: Address
  /** Of an item, its token id; of a choice, the root of the allowed ids, or zero for the whole collection. */
  readonly identifier: bigint
  readonly start: bigint
  readonly end: bigint
  /** Who gets it; undefined on the giving side. */
  readonly recipient?: Address | undefined
}

export interface CalledOrder {
  readonly offerer: Address
  readonly gives: readonly MovedItem[]
  readonly asks: readonly MovedItem[]
}

/** Kinds of items. Source: ItemType in Seaport's ConsiderationEnums.sol: 0 and 1 are money, 4 and 5 a choice. */
function kindOf(itemType: bigint): MovedItem['kind'] {
  if (itemType <= 1n) return 'money'
  return itemType <= 3n ? 'item' : 'choice'
}

function readItem(item: Result): MovedItem {
  // The sixth field of a ConsiderationItem, which an OfferItem lacks.
  const recipient: unknown = item.length > 5 ? item[5] : undefined
  return {
    kind: kindOf(BigInt(item.getValue('itemType') as bigint)),
    token: parseAddress(String(item.getValue('token'))),
    identifier: BigInt(item.getValue('identifierOrCriteria') as bigint),
    start: BigInt(item.getValue('startAmount') as bigint),
    end: BigInt(item.getValue('endAmount') as bigint),
    recipient: typeof recipient === 'string' ? parseAddress(recipient) : undefined,
  }
}

const itemsOf = (list: unknown): MovedItem[] => (list as Result).map((item) => readItem(item as Result))

/** An order by its `OrderParameters` or `OrderComponents`. */
export function readParameters(parameters: Result): CalledOrder {
  return {
    offerer: parseAddress(String(parameters.getValue('offerer'))),
    gives: itemsOf(parameters.getValue('offer')),
    asks: itemsOf(parameters.getValue('consideration')),
  }
}

/** The part of an `AdvancedOrder` that is filled, with the items that criteria were resolved to. */
export function readAdvanced(order: Result, place: number, resolvers: Result): CalledOrder {
  const whole = readParameters(order.getValue('parameters') as Result)
  const numerator = BigInt(order.getValue('numerator') as bigint)
  const denominator = BigInt(order.getValue('denominator') as bigint)
  const chosen = resolvers
    .map((resolver) => resolver as Result)
    .filter((resolver) => Number(resolver.getValue('orderIndex')) === place)
  const part = (items: readonly MovedItem[], side: number) =>
    items.map((item, index) => {
      const resolver = chosen.find(
        (one) => Number(one.getValue('side')) === side && Number(one.getValue('index')) === index,
      )
      return {
        ...item,
        start: (item.start * numerator) / denominator,
        end: (item.end * numerator) / denominator,
        ...(resolver === undefined
          ? {}
          : { kind: 'item' as const, identifier: BigInt(resolver.getValue('identifier') as bigint) }),
      }
    })
  return { offerer: whole.offerer, gives: part(whole.gives, 0), asks: part(whole.asks, 1) }
}

/**
 * The order that a basic call fills. Its type is four times the route, and the route tells which side is money.
 * Source: BasicOrderRouteType in ConsiderationEnums.sol: 0 to 3 pay for an item, 4 and 5 sell one to an offer.
 */
export function readBasic(parameters: Result): CalledOrder {
  const field = (name: string): unknown => parameters.getValue(name)
  const number = (name: string) => BigInt(field(name) as bigint)
  const address = (name: string) => parseAddress(String(field(name)))
  const buys = Number(number('basicOrderType')) / 4 < 4
  const offerer = address('offerer')
  const given: MovedItem = {
    kind: buys ? 'item' : 'money',
    token: address('offerToken'),
    identifier: number('offerIdentifier'),
    start: number('offerAmount'),
    end: number('offerAmount'),
  }
  const asked: MovedItem = {
    kind: buys ? 'money' : 'item',
    token: address('considerationToken'),
    identifier: number('considerationIdentifier'),
    start: number('considerationAmount'),
    end: number('considerationAmount'),
    recipient: offerer,
  }
  const money = buys ? asked : given
  const others = (field('additionalRecipients') as Result).map((one): MovedItem => {
    const amount = BigInt((one as Result).getValue('amount') as bigint)
    const recipient = parseAddress(String((one as Result).getValue('recipient')))
    return { kind: 'money', token: money.token, identifier: 0n, start: amount, end: amount, recipient }
  })
  return { offerer, gives: [given], asks: [asked, ...others] }
}
