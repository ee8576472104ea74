// Describes a transaction from its calldata. Load it with `import()`, because it imports ethers.
import { Interface, MaxUint256, type Result } from 'ethers'
import { parseAddress, ZERO_ADDRESS, type Address } from '../src/domain/address.ts'
import { checksumAddress } from '../src/domain/checksum.ts'
import type { Currency } from '../src/domain/currency.ts'
import { formatExact, toWei } from '../src/domain/wei.ts'
import { shortTokenId, parseTokenId } from '../src/domain/tokenId.ts'
import {
  describeCanceled,
  describeFilled,
  describePublished,
  type DescriptionContext,
} from './describeOrder.ts'
import { SEAPORT } from './seaport.ts'
import { readAdvanced, readBasic, readParameters, seaport, type CalledOrder } from './seaportCalls.ts'
import { nameCall, nameUnknownCall } from './selectors.ts'

const approvals = new Interface([
  'function setApprovalForAll(address operator, bool approved)',
  'function approve(address spender, uint256 amount)',
  'function deposit() payable',
  'function withdraw(uint256 amount)',
])

export interface CallDescription {
  /** The effect of the transaction, as one sentence without a period. */
  readonly sentence: string
  /** The orders it publishes, fills or cancels, one line each. */
  readonly orders: readonly string[]
  /** Name of the called contract; undefined if it has none. */
  readonly contract: string | undefined
}

export interface DescribedCall {
  readonly from: Address
  readonly to: Address | undefined
  readonly data: string
  /** Wei of the native coin sent with the call. */
  readonly value: bigint
}

/** Lookups of names for accounts and contracts. */
export interface Names {
  readonly currency: (address: Address) => Currency | undefined
  /** Name of an account or a contract from the configuration; undefined if it has none. */
  readonly label: (address: Address) => string | undefined
  /** The collection's name, read from its contract, or its short address if the contract returns none. */
  readonly collection: (address: Address) => Promise<string>
  /** Whether a contract reports that its tokens are ERC-721. */
  readonly holdsItems: (address: Address) => Promise<boolean>
}

/**
 * Describes a call. Unreadable calldata is described only by its selector. Orders are read only in calls to Seaport,
 * because the same bytes may mean anything to another contract.
 */
export async function describeCall(call: DescribedCall, names: Names): Promise<CallDescription> {
  const { to, data } = call
  const contract = to === undefined ? undefined : (names.currency(to)?.symbol ?? names.label(to))
  const named = to === SEAPORT ? nameCall(data) : nameUnknownCall(data)
  const basic = { contract, orders: [], sentence: named }
  try {
    const approval = await readApproval(call, names)
    if (approval !== undefined) return { ...basic, sentence: approval }
    const read = to === SEAPORT ? readOrders(data) : undefined
    return read === undefined ? basic : { ...basic, ...(await describeOrders(read, call.from, names)) }
  } catch {
    // The calldata is truncated or of another format, so its meaning isn't guessed.
    return basic
  }
}

const getDisplayName = (address: Address, names: Names) => names.label(address) ?? checksumAddress(address)

/** Describes approvals, and wraps of the native coin; undefined for any other call. */
async function readApproval({ to, data, value }: DescribedCall, names: Names) {
  const call = data.length < 10 || to === undefined ? null : approvals.parseTransaction({ data, value })
  if (call === null || to === undefined) return undefined
  const currency = names.currency(to)
  const native = names.currency(ZERO_ADDRESS)
  const coins = (wei: bigint) =>
    native === undefined ? `${wei} wei` : `${formatExact(toWei(wei), native.decimals)} ${native.symbol}`
  const amount = (wei: bigint) =>
    currency === undefined
      ? `${wei} smallest units of ${checksumAddress(to)}`
      : `${formatExact(toWei(wei), currency.decimals)} ${currency.symbol}`
  const wraps = currency?.wrapsNative === true
  const nameAccount = (address: unknown) => getDisplayName(parseAddress(String(address)), names)
  switch (call.name) {
    case 'setApprovalForAll': {
      const [operator, approved] = call.args
      const items = `all your items of ${await names.collection(to)}`
      return approved === true
        ? `Let ${nameAccount(operator)} move ${items}, now and later`
        : `Revoke the approval of ${nameAccount(operator)} to move ${items}`
    }
    case 'approve': {
      const [spender, allowed] = call.args as unknown as [string, bigint]
      if (currency === undefined && (await names.holdsItems(to))) {
        return readItemApproval(to, spender, allowed, { names, nameAccount })
      }
      const money = currency?.symbol ?? checksumAddress(to)
      if (allowed === 0n) return `Revoke the approval of ${nameAccount(spender)} to spend your ${money}`
      const limit = allowed === MaxUint256 ? `any amount of your ${money}` : `up to ${amount(allowed)}`
      return `Let ${nameAccount(spender)} spend ${limit}`
    }
    case 'deposit':
      return wraps ? `Wrap ${coins(value)} as ${currency.symbol}, one to one` : undefined
    default:
      if (!wraps) return undefined
      return `Unwrap ${amount(call.args[0] as bigint)} to ${native?.symbol ?? 'the native coin'}, one to one`
  }
}

/**
 * `approve` on a collection has the same selector as on a currency; it names one item, and the zero address revokes.
 */
async function readItemApproval(
  to: Address,
  spender: string,
  tokenId: bigint,
  { names, nameAccount }: { readonly names: Names; readonly nameAccount: (address: unknown) => string },
) {
  const item = `${await names.collection(to)} #${shortTokenId(parseTokenId(`${tokenId}`))}`
  if (BigInt(spender) === 0n) return `Revoke the approval to move ${item}`
  return `Let ${nameAccount(spender)} move ${item}`
}

interface ReadOrders {
  readonly act: 'publish' | 'cancel' | 'fill' | 'some' | 'match'
  readonly orders: readonly CalledOrder[]
}

function readOrders(data: string): ReadOrders | undefined {
  const call = data.length < 10 ? null : seaport.parseTransaction({ data })
  if (call === null) return undefined
  const [first, resolvers] = call.args as unknown as [Result, Result]
  const advanced = () => first.map((order, place) => readAdvanced(order as Result, place, resolvers))
  switch (call.name) {
    case 'validate':
      return {
        act: 'publish',
        orders: first.map((order) => readParameters((order as Result).getValue('parameters') as Result)),
      }
    case 'cancel':
      return { act: 'cancel', orders: first.map((order) => readParameters(order as Result)) }
    case 'fulfillBasicOrder':
    case 'fulfillBasicOrder_efficient_6GL6yc':
      return { act: 'fill', orders: [readBasic(first)] }
    case 'fulfillOrder':
      return { act: 'fill', orders: [readParameters(first.getValue('parameters') as Result)] }
    case 'fulfillAdvancedOrder':
      return { act: 'fill', orders: [readAdvanced(first, 0, resolvers)] }
    case 'fulfillAvailableAdvancedOrders':
      return { act: 'some', orders: advanced() }
    case 'matchAdvancedOrders':
      return { act: 'match', orders: advanced() }
    default:
      return undefined
  }
}

async function describeOrders({ act, orders }: ReadOrders, from: Address, names: Names) {
  const collections = new Map<Address, string>()
  const moved = orders.flatMap(({ offer, consideration }) => [...offer, ...consideration])
  for (const token of new Set(moved.filter(({ kind }) => kind !== 'money').map((item) => item.token))) {
    collections.set(token, await names.collection(token))
  }
  const context: DescriptionContext = {
    from,
    currency: names.currency,
    who: (address) => getDisplayName(address, names),
    collection: (address) => collections.get(address) ?? address,
  }
  switch (act) {
    case 'publish':
      return describePublished(orders, context)
    case 'cancel':
      return describeCanceled(orders, context)
    case 'fill':
    case 'some':
    case 'match': {
      // The other side of a match is the sender's own order, which repeats the same trade.
      const others = orders.filter(({ offerer }) => act !== 'match' || offerer !== from)
      return describeFilled(others.length > 0 ? others : orders, { some: act === 'some' }, context)
    }
  }
}
