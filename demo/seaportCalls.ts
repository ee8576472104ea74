// Reads orders in calldata with Seaport's interface: the offer and the consideration of each.
import { SeaportABI } from '@opensea/seaport-js/lib/abi/Seaport.js'
import { Interface, type JsonFragment, type Result } from 'ethers'
import { parseAddress, type Address } from '../src/domain/address.ts'

const ABI = SeaportABI as unknown as readonly JsonFragment[]

/** Seaport's interface, including the variant of the basic call with the selector zero; its parameters are the same. */
export const seaport = new Interface([
  ...ABI,
  ...ABI.filter(({ name }) => name === 'fulfillBasicOrder').map((fragment) => ({
    ...fragment,
    name: 'fulfillBasicOrder_efficient_6GL6yc',
  })),
])

/**
 * An item or amount that an order moves; `start` and `end` are in the smallest unit and differ if it changes over time.
 */
export interface MovedItem {
  readonly kind: 'money' | 'item' | 'choice'
  /** Contract of the currency or the collection. */
  readonly token: Address
  /** Token id of an item; for a choice, the Merkle root of the allowed ids, or zero for the whole collection. */
  readonly identifier: bigint
  readonly start: bigint
  readonly end: bigint
  /** Recipient of a consideration item; undefined for an offer item. */
  readonly recipient?: Address | undefined
}

export interface CalledOrder {
  readonly offerer: Address
  readonly offer: readonly MovedItem[]
  readonly consideration: readonly MovedItem[]
}

/** Source: ItemType in Seaport's ConsiderationEnums.sol: 0 and 1 are money, 4 and 5 a choice. */
function toKind(itemType: bigint): MovedItem['kind'] {
  if (itemType <= 1n) return 'money'
  return itemType <= 3n ? 'item' : 'choice'
}

function readItem(item: Result): MovedItem {
  // The recipient is the sixth field of a ConsiderationItem; an OfferItem doesn't have it.
  const recipient: unknown = item.length > 5 ? item[5] : undefined
  return {
    kind: toKind(BigInt(item.getValue('itemType') as bigint)),
    token: parseAddress(String(item.getValue('token'))),
    identifier: BigInt(item.getValue('identifierOrCriteria') as bigint),
    start: BigInt(item.getValue('startAmount') as bigint),
    end: BigInt(item.getValue('endAmount') as bigint),
    recipient: typeof recipient === 'string' ? parseAddress(recipient) : undefined,
  }
}

const readItems = (list: unknown): MovedItem[] => (list as Result).map((item) => readItem(item as Result))

/** Reads an order from its `OrderParameters` or `OrderComponents`. */
export function readParameters(parameters: Result): CalledOrder {
  return {
    offerer: parseAddress(String(parameters.getValue('offerer'))),
    offer: readItems(parameters.getValue('offer')),
    consideration: readItems(parameters.getValue('consideration')),
  }
}

/** Reads the filled part of an `AdvancedOrder`, with the items that its criteria were resolved to. */
export function readAdvanced(order: Result, place: number, resolvers: Result): CalledOrder {
  const whole = readParameters(order.getValue('parameters') as Result)
  const numerator = BigInt(order.getValue('numerator') as bigint)
  const denominator = BigInt(order.getValue('denominator') as bigint)
  const orderResolvers = resolvers
    .map((resolver) => resolver as Result)
    .filter((resolver) => Number(resolver.getValue('orderIndex')) === place)
  const part = (items: readonly MovedItem[], side: number) =>
    items.map((item, index) => {
      const resolver = orderResolvers.find(
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
  return {
    offerer: whole.offerer,
    offer: part(whole.offer, 0),
    consideration: part(whole.consideration, 1),
  }
}

/**
 * Reads the order that a basic call fills. Its type is four times the route plus the order type, and the route
 * determines which side is money. Source: BasicOrderRouteType in ConsiderationEnums.sol: 0 to 3 pay for an item, 4 and
 * 5 sell one to an offer.
 */
export function readBasic(parameters: Result): CalledOrder {
  const field = (name: string): unknown => parameters.getValue(name)
  const number = (name: string) => BigInt(field(name) as bigint)
  const address = (name: string) => parseAddress(String(field(name)))
  const buys = Number(number('basicOrderType')) / 4 < 4
  const offerer = address('offerer')
  const offered: MovedItem = {
    kind: buys ? 'item' : 'money',
    token: address('offerToken'),
    identifier: number('offerIdentifier'),
    start: number('offerAmount'),
    end: number('offerAmount'),
  }
  const considered: MovedItem = {
    kind: buys ? 'money' : 'item',
    token: address('considerationToken'),
    identifier: number('considerationIdentifier'),
    start: number('considerationAmount'),
    end: number('considerationAmount'),
    recipient: offerer,
  }
  const money = buys ? considered : offered
  const others = (field('additionalRecipients') as Result).map((one): MovedItem => {
    const amount = BigInt((one as Result).getValue('amount') as bigint)
    const recipient = parseAddress(String((one as Result).getValue('recipient')))
    return { kind: 'money', token: money.token, identifier: 0n, start: amount, end: amount, recipient }
  })
  return { offerer, offer: [offered], consideration: [considered, ...others] }
}
