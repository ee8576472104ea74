// The exact call that buys from a sell order: the cheap basic one where it fits, else the advanced one.
import { ZERO_ADDRESS, type Address } from '../domain/address.ts'
import type { Fraction } from './amounts.ts'
import { readAsk } from './ask.ts'
import { SEAPORT, seaport, ZERO_BYTES32 } from './contracts.ts'
import { ItemType, type Call, type Hex, type OrderComponents } from './types.ts'

/** Offered and paid kinds of item, as Seaport numbers them. Source: BasicOrderRouteType in ConsiderationEnums.sol. */
const BASIC_ROUTES: Readonly<Record<string, number>> = {
  [`${ItemType.native}>${ItemType.erc721}`]: 0,
  [`${ItemType.native}>${ItemType.erc1155}`]: 1,
  [`${ItemType.erc20}>${ItemType.erc721}`]: 2,
  [`${ItemType.erc20}>${ItemType.erc1155}`]: 3,
}

export interface Fulfilment {
  readonly method: 'basic' | 'advanced'
  readonly call: Call
}

/** Orders that the basic call takes: one untouched item at a fixed price, the seller paid first. */
export function fitsBasic(
  components: OrderComponents,
  filled: bigint,
  { numerator, denominator }: Fraction,
): boolean {
  const read = readAsk(components)
  return (
    'ask' in read &&
    read.ask.kind === 'fixed' &&
    filled === 0n &&
    numerator === denominator &&
    components.consideration[0]?.recipient === components.offerer
  )
}

/**
 * The call that fills the order's fraction for the sender.
 *
 * @param filled numerator of what is filled already, from `getOrderStatus`
 * @param total what the sender pays now, in the order's currency
 */
export function encodeFulfilment(options: {
  readonly components: OrderComponents
  readonly fraction: Fraction
  readonly filled: bigint
  readonly total: bigint
}): Fulfilment {
  const { components, fraction, filled, total } = options
  const native = components.consideration[0]?.itemType === ItemType.native
  const value = native ? total : 0n
  if (fitsBasic(components, filled, fraction)) {
    return { method: 'basic', call: { to: SEAPORT, data: basicData(components), value } }
  }
  return { method: 'advanced', call: { to: SEAPORT, data: advancedData(components, fraction), value } }
}

function basicData(components: OrderComponents): Hex {
  const [offered] = components.offer
  const [toSeller, ...others] = components.consideration
  if (offered === undefined || toSeller === undefined)
    throw new RangeError('A basic order has one item and a price.')
  const route = BASIC_ROUTES[`${toSeller.itemType}>${offered.itemType}`]
  if (route === undefined) throw new RangeError('These kinds of items have no basic route.')
  const parameters = {
    considerationToken: toSeller.token,
    considerationIdentifier: 0n,
    considerationAmount: toSeller.endAmount,
    offerer: components.offerer,
    zone: components.zone,
    offerToken: offered.token,
    offerIdentifier: offered.identifierOrCriteria,
    offerAmount: offered.endAmount,
    basicOrderType: components.orderType + 4 * route,
    startTime: components.startTime,
    endTime: components.endTime,
    zoneHash: components.zoneHash,
    salt: components.salt,
    offererConduitKey: components.conduitKey,
    fulfillerConduitKey: ZERO_BYTES32,
    totalOriginalAdditionalRecipients: others.length,
    additionalRecipients: others.map(({ endAmount, recipient }) => ({ amount: endAmount, recipient })),
    signature: '0x',
  }
  return seaport.encodeFunctionData('fulfillBasicOrder_efficient_6GL6yc', [parameters]) as Hex
}

/** An order's components as `OrderParameters`: the counter out, the length of the consideration in. */
export function toParameters({ counter: _counter, ...components }: OrderComponents) {
  return { ...components, totalOriginalConsiderationItems: components.consideration.length }
}

function advancedData(components: OrderComponents, { numerator, denominator }: Fraction): Hex {
  const order = {
    parameters: toParameters(components),
    numerator,
    denominator,
    signature: '0x',
    extraData: '0x',
  }
  // The zero address as recipient means the sender.
  const recipient: Address = ZERO_ADDRESS
  return seaport.encodeFunctionData('fulfillAdvancedOrder', [order, [], ZERO_BYTES32, recipient]) as Hex
}
