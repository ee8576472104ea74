// Reads the chain's state of one sell order and its buyer, at one block, for the checks.
import type { Address } from '../domain/address.ts'
import type { SendBatch } from '../domain/rpc.ts'
import type { SellOrder } from './sellOrder.ts'
import {
  balanceAt,
  callAt,
  parseOutcome,
  parseQuantityReply,
  type CallOutcome,
  type ChainSnapshot,
  type ContractRead,
  type PinnedBlock,
} from './chain.ts'
import { CONDUITS, erc20, SEAPORT, seaport } from './contracts.ts'
import { NodeError } from '../node/errors.ts'
import { coalesce } from '../node/coalesce.ts'
import { decodeWord, fetchContracts } from '../node/fetchContracts.ts'
import { fetchRoyalties, requestedRoyalty } from './royalty.ts'
import { fetchHoldings, type Holding } from './tokens.ts'
import type { Hex, ParsedOrder } from './types.ts'

/** The contract at Seaport's address. */
export interface ProtocolState {
  /** As `seaportCodeHash` computes it. */
  readonly codeHash: Hex
  readonly version: string
  readonly domainSeparator: Hex
  readonly conduitController: Address
}

export interface OrderStatus {
  readonly validated: boolean
  readonly canceled: boolean
  /** Filled share of the order as `filled / size`; `0 / 0` when untouched. */
  readonly filled: bigint
  readonly size: bigint
}

/** Seaport's state, the first thing that a write to it checks. */
export interface ProtocolReading {
  readonly snapshot: ChainSnapshot
  /** Null when the contract at the address does not respond as Seaport does. */
  readonly protocol: ProtocolState | null
}

export interface OrderState extends ProtocolReading {
  readonly status: OrderStatus
  readonly makerCounter: bigint
}

export interface ListingState extends OrderState {
  /** The maker's holding of each item and the approval of the order's conduit, in the order's sequence. */
  readonly maker: readonly Holding[]
  /** The recipients that the items' collections name for royalties. */
  readonly royaltyRecipients: ReadonlySet<Address>
  readonly buyer: {
    /** Balance in wei of the native coin. */
    readonly native: bigint
    /** Balance of the payment currency, null when it can't be read; the native balance for the native coin. */
    readonly currency: bigint | null
    /** Seaport's allowance of an ERC-20. */
    readonly allowance: bigint
  }
}

const INFORMATION: ContractRead = { to: SEAPORT, data: seaport.encodeFunctionData('information') }

/** The reads for {@link parseOrder}, in its order. */
export function orderReads({ orderHash, components }: ParsedOrder): ContractRead[] {
  return [
    INFORMATION,
    { to: SEAPORT, data: seaport.encodeFunctionData('getOrderStatus', [orderHash]) },
    { to: SEAPORT, data: seaport.encodeFunctionData('getCounter', [components.offerer]) },
  ]
}

function decode(name: string, outcome: CallOutcome | undefined): readonly unknown[] {
  if (outcome?.ok === true) {
    try {
      return seaport.decodeFunctionResult(name, outcome.data).toArray() as unknown[]
    } catch (cause) {
      throw new NodeError('malformed-reply', { cause, details: { what: name } })
    }
  }
  throw new NodeError('malformed-reply', { details: { what: name } })
}

/** Null when the contract at the address does not respond as Seaport does. */
function parseProtocol(codeHash: Hex, information: CallOutcome | undefined): ProtocolState | null {
  if (information?.ok !== true) return null
  try {
    const [version, domainSeparator, conduitController] = seaport.decodeFunctionResult(
      'information',
      information.data,
    )
    return {
      codeHash,
      version: String(version),
      domainSeparator: String(domainSeparator).toLowerCase() as Hex,
      conduitController: String(conduitController).toLowerCase() as Address,
    }
  } catch {
    return null
  }
}

/** Decodes the contract at Seaport's address and the order's status there. */
export function parseOrder(snapshot: ChainSnapshot, outcomes: readonly CallOutcome[]): OrderState {
  const [information, status, counter] = outcomes
  const protocol = parseProtocol(snapshot.codeHash, information)
  if (protocol === null) {
    const untouched = { validated: false, canceled: false, filled: 0n, size: 0n }
    return { snapshot, protocol, status: untouched, makerCounter: 0n }
  }
  const [validated, canceled, filled, size] = decode('getOrderStatus', status)
  return {
    snapshot,
    protocol,
    status: {
      validated: validated === true,
      canceled: canceled === true,
      filled: BigInt(filled as bigint),
      size: BigInt(size as bigint),
    },
    makerCounter: BigInt(decode('getCounter', counter)[0] as bigint),
  }
}

/** Makes reads at one block in one batch, with the account's native balance as `last`. */
export async function fetchAll(
  send: SendBatch,
  snapshot: PinnedBlock,
  reads: readonly ContractRead[],
  account?: Address,
) {
  const replies = await send([
    ...reads.map((read) => callAt(snapshot, read)),
    ...(account === undefined ? [] : [balanceAt(snapshot, account)]),
  ])
  const outcomes = reads.map((_, index) => parseOutcome(replies[index]))
  return { outcomes, last: replies[reads.length] }
}

export async function fetchProtocolState(send: SendBatch, snapshot: ChainSnapshot): Promise<ProtocolReading> {
  const { outcomes } = await fetchAll(send, snapshot, [INFORMATION])
  return { snapshot, protocol: parseProtocol(snapshot.codeHash, outcomes[0]) }
}

/** Reads the state of any order, for a cancellation. */
export async function fetchOrderState(
  send: SendBatch,
  snapshot: ChainSnapshot,
  order: ParsedOrder,
): Promise<OrderState> {
  const { outcomes } = await fetchAll(send, snapshot, orderReads(order))
  return parseOrder(snapshot, outcomes)
}

/**
 * Reads the state of a sell order and of its buyer at the snapshot's block.
 * @throws NodeError when the node's replies cannot be decoded
 */
export async function fetchListingState(
  send: SendBatch,
  snapshot: ChainSnapshot,
  {
    order,
    sellOrder,
    buyer,
    price,
  }: { order: ParsedOrder; sellOrder: SellOrder; buyer: Address; price: bigint },
): Promise<ListingState> {
  const { offerer, conduitKey } = order.components
  const operator = CONDUITS.get(conduitKey) ?? SEAPORT
  const native = BigInt(sellOrder.currency) === 0n
  const items = [sellOrder, ...sellOrder.rest]
  const together = coalesce(send)
  const [{ outcomes, last }, maker, royalties, money] = await Promise.all([
    fetchAll(together, snapshot, orderReads(order), buyer),
    fetchHoldings(
      together,
      snapshot,
      items.map((item) => ({ item, account: offerer, operator })),
    ),
    fetchRoyalties(
      together,
      { blockHash: snapshot.blockHash },
      items.map((item) => ({ item, salePrice: price })),
    ),
    native ? null : fetchMoney(together, snapshot, { currency: sellOrder.currency, account: buyer }),
  ])
  const nativeBalance = parseQuantityReply(last, 'balance')
  const recipients = royalties.flatMap((royalty) => requestedRoyalty(royalty)?.recipient ?? [])
  return {
    ...parseOrder(snapshot, outcomes),
    maker,
    royaltyRecipients: new Set(recipients),
    buyer: {
      native: nativeBalance,
      currency: money === null ? nativeBalance : money.balance,
      allowance: money?.allowance ?? 0n,
    },
  }
}

/** An account's balance of an ERC-20, and what Seaport or another operator may spend; null where it can't be read. */
export async function fetchMoney(
  send: SendBatch,
  { blockHash }: Pick<PinnedBlock, 'blockHash'>,
  query: { readonly currency: Address; readonly account: Address; readonly operator?: Address },
): Promise<{ readonly balance: bigint | null; readonly allowance: bigint | null }> {
  const { currency: to, account, operator = SEAPORT } = query
  const data = [
    erc20.encodeFunctionData('balanceOf', [account]),
    erc20.encodeFunctionData('allowance', [account, operator]),
  ]
  const answers = await fetchContracts(
    send,
    { blockHash },
    data.map((one) => ({ to, data: one, decode: decodeWord })),
  )
  const [balance, allowance] = answers.map((answer) => (answer.kind === 'answered' ? answer.value : null))
  return { balance: balance ?? null, allowance: allowance ?? null }
}
