// Rebuilds ownership from transfers alone, or from the contract where the collection is older than the index.
import type { Row } from './comparison.ts'
import { type CollectionEvent, type Movement, ZERO_ADDRESS } from './events.ts'
import type { History, IndexedCollection } from './history.ts'
import { byPlace } from './logs.ts'
import type { Hex } from './rpc.ts'

export interface BalanceState {
  readonly account: Hex
  amount: bigint
  /** Time at which the amount last rose from zero, by transfers; null when they do not show it. */
  since: number | null
}

export interface TokenState {
  readonly id: Hex
  readonly collection: Hex
  readonly tokenId: bigint
  readonly balances: Map<Hex, BalanceState>
  /** ERC-721 only. */
  owner: Hex | null
  ownedSince: number | null
  /** ERC-721 only: the account approved for this one token; undefined without an event. */
  approved: Hex | null | undefined
  transferCount: number
  fromMint: boolean
  mintedAt: { readonly block: number; readonly seconds: number } | null
  /** Number of transfers of units that the sender did not hold. */
  falseTransfers: number
  /** The latest log that moved it, to investigate a difference. */
  where: string
}

export interface CollectionState extends IndexedCollection {
  /** Whether the contract's whole history is in the index. */
  readonly complete: boolean
  readonly tokens: Map<Hex, TokenState>
  transferCount: number
}

export const tokenKey = (collection: Hex, tokenId: bigint): Hex =>
  `${collection}${tokenId.toString(16).padStart(64, '0')}`

/** Balances that the index read from the contract: the block, at whose end it did, by balance id. */
export type ReadBalances = ReadonlyMap<string, number>

export function indexReadBalances(balances: ReadonlyMap<string, Row>): ReadBalances {
  return new Map(
    [...balances.values()].flatMap((row) =>
      row['readAtBlock'] === null ? [] : [[row.id, Number(row['readAtBlock'])] as const],
    ),
  )
}

/** Replays a collection's events. */
export async function replayCollection(
  history: History,
  initial: Omit<CollectionState, 'tokens' | 'transferCount'>,
  read: ReadBalances,
): Promise<CollectionState> {
  const state: CollectionState = { ...initial, tokens: new Map(), transferCount: 0 }
  const events = history.collections.get(initial.address) ?? []
  const met = new Map<Hex, number>()
  if (initial.standard === 'ERC1155') await takeReadBalances(history, state, read, met)
  for (const event of events.toSorted((one, other) => byPlace(one.log, other.log) || one.row - other.row)) {
    take(history, state, event, met)
  }
  return state
}

function take(
  history: History,
  state: CollectionState,
  event: CollectionEvent,
  read: ReadonlyMap<Hex, number>,
) {
  if (event.kind === 'movement') {
    if (state.standard === 'ERC721') moveToken(history, state, event)
    else moveUnits(history, state, event, read)
  } else if (event.kind === 'approval') {
    // A token without a transfer counts once an order brings it into the index.
    const token = loadToken(state, event.tokenId)
    token.approved = event.approved === ZERO_ADDRESS ? null : event.approved
  }
}

function loadToken(state: CollectionState, tokenId: bigint): TokenState {
  const id = tokenKey(state.address, tokenId)
  const existing = state.tokens.get(id)
  if (existing !== undefined) return existing
  const token: TokenState = {
    ...{ id, collection: state.address, tokenId, balances: new Map(), owner: null, ownedSince: null },
    ...{
      approved: undefined,
      transferCount: 0,
      fromMint: false,
      mintedAt: null,
      falseTransfers: 0,
      where: '',
    },
  }
  state.tokens.set(id, token)
  return token
}

function moveToken(history: History, state: CollectionState, { log, tokenId, from, to }: Movement) {
  if (from === ZERO_ADDRESS && to === ZERO_ADDRESS) return
  const token = loadToken(state, tokenId)
  const seconds = history.readSeconds(log)
  const giver = from === ZERO_ADDRESS ? null : from
  const owner = to === ZERO_ADDRESS ? null : to
  if (giver === null && token.transferCount === 0) {
    token.fromMint = true
    token.mintedAt = { block: log.blockNumber, seconds }
  } else if (token.fromMint && token.owner !== giver) token.falseTransfers++
  if (token.owner !== owner) {
    token.owner = owner
    // Who sends a token to itself had it before, in an index that started late: since when, the logs don't show.
    const since = owner === null || owner === giver ? null : seconds
    token.ownedSince = since
    token.balances.clear()
    if (owner !== null) token.balances.set(owner, { account: owner, amount: 1n, since })
  }
  token.approved = null
  token.transferCount++
  token.where = log.transactionHash
  state.transferCount++
}

function moveUnits(
  history: History,
  state: CollectionState,
  { log, tokenId, units, from, to }: Movement,
  read: ReadonlyMap<Hex, number>,
) {
  if (units === 0n || (from === ZERO_ADDRESS && to === ZERO_ADDRESS)) return
  const token = loadToken(state, tokenId)
  const seconds = history.readSeconds(log)
  // The first mint in an index that started late may add to an old edition.
  if (from === ZERO_ADDRESS && token.transferCount === 0 && state.complete) {
    token.fromMint = true
    token.mintedAt = { block: log.blockNumber, seconds }
  }
  const change = (account: Hex, amountAfter: (before: bigint) => bigint) => {
    // A balance that was read includes all transfers of its block.
    if (log.blockNumber <= (read.get(`${token.id}${account.slice(2)}`) ?? -1)) return
    const balance = token.balances.get(account) ?? { account, amount: 0n, since: null }
    token.balances.set(account, balance)
    const before = balance.amount
    if (account === from && before < units && token.fromMint) token.falseTransfers++
    balance.amount = amountAfter(before)
    if (before === 0n && balance.amount > 0n) balance.since = seconds
    if (balance.amount === 0n) balance.since = null
  }
  // An account that sends units to itself holds them all the time.
  if (from === to) change(from, (before) => (before < units ? units : before))
  else {
    if (from !== ZERO_ADDRESS) change(from, (before) => (before < units ? 0n : before - units))
    if (to !== ZERO_ADDRESS) change(to, (before) => before + units)
  }
  token.transferCount++
  token.where = log.transactionHash
  state.transferCount++
}

/**
 * Starts balances that the index has read from the contract's value at that block. Where the node has not kept that
 * state, its value for a newer block stands for all transfers up to then.
 */
async function takeReadBalances(
  history: History,
  state: CollectionState,
  read: ReadBalances,
  met: Map<Hex, number>,
): Promise<void> {
  for (const [id, block] of read) {
    if (!id.startsWith(state.address)) continue
    const tokenId = BigInt(`0x${id.slice(42, 106)}`)
    const account: Hex = `0x${id.slice(106)}`
    const { chain } = history
    const { value, blockNumber } = await chain.viewFrom(state.address, 'balanceOf', [account, tokenId], block)
    if (typeof value !== 'bigint') continue
    met.set(id as Hex, blockNumber)
    loadToken(state, tokenId).balances.set(account, { account, amount: value, since: null })
  }
}

/** Returns the sum of all balances. */
export function sumSupply({ balances }: TokenState): bigint {
  let sum = 0n
  for (const { amount } of balances.values()) sum += amount
  return sum
}

export function listHolders({ balances }: TokenState): readonly BalanceState[] {
  return [...balances.values()].filter(({ amount }) => amount > 0n)
}
