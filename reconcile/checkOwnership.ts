// Compares tokens, balances, holdings and the counts of collections with transfers.
import { type Comparison, type Row, plain, reference } from './comparison.ts'
import { groupBy } from './groupBy.ts'
import type { History } from './history.ts'
import { type CollectionState, type TokenState, listHolders, sumSupply } from './ownership.ts'
import type { Hex } from './rpc.ts'
import type { Snapshot } from './snapshot.ts'

const none = { ownedSinceSeconds: null, approved: null }

export async function checkOwnership(
  history: History,
  snapshot: Snapshot,
  states: ReadonlyMap<Hex, CollectionState>,
  comparison: Comparison,
): Promise<void> {
  const rows = groupBy(snapshot.tokens.values(), ({ id }) => id.slice(0, 42))
  const balances = groupBy(snapshot.balances.values(), ({ id }) => id.slice(0, 42))
  const holdings = groupBy(snapshot.holdings.values(), ({ id }) => id.slice(0, 42))
  for (const [address, state] of states) {
    await takeUnmoved(history, state, rows.get(address) ?? [])
    checkTokens(state, rows.get(address) ?? [], comparison)
    checkBalances(state, balances.get(address) ?? [], comparison)
    checkHoldings(state, holdings.get(address) ?? [], comparison)
    checkCounts(state, snapshot, comparison)
  }
}

/**
 * Adds tokens that no transfer in the index's range moved, which it has because of orders: the contract names their
 * owners.
 */
async function takeUnmoved(history: History, state: CollectionState, rows: readonly Row[]): Promise<void> {
  if (state.standard !== 'ERC721') return
  for (const row of rows) {
    const existing = state.tokens.get(row.id)
    if (existing !== undefined && existing.transferCount > 0) continue
    const tokenId = BigInt(row['tokenId'] as string)
    const view = (name: string) => history.chain.view(state.address, name, [tokenId], history.head.number)
    const owner = (await view('ownerOf')) as Hex | undefined
    const approved = existing?.approved ?? ((await view('getApproved')) as Hex | undefined)
    state.tokens.set(row.id, unmoved(state, row.id, tokenId, owner ?? null, approved ?? null))
  }
}

function unmoved(
  { address }: CollectionState,
  id: Hex,
  tokenId: bigint,
  owner: Hex | null,
  approved: Hex | null,
): TokenState {
  const nullIfZero = (account: Hex | null) => (account === null || /^0x0{40}$/.test(account) ? null : account)
  const holder = nullIfZero(owner)
  return {
    ...{ id, collection: address, tokenId, owner: holder, ownedSince: null, approved: nullIfZero(approved) },
    balances: new Map(holder === null ? [] : [[holder, { account: holder, amount: 1n, since: null }]]),
    ...{ transferCount: 0, fromMint: false, mintedAt: null, falseTransfers: 0, where: `token ${tokenId}` },
  }
}

function checkTokens(state: CollectionState, rows: readonly Row[], comparison: Comparison): void {
  const existing = new Set(rows.map(({ id }) => id))
  const expected = new Map(
    [...state.tokens].filter(([id, { transferCount }]) => transferCount > 0 || existing.has(id)),
  )
  const byId = new Map(rows.map((row) => [row.id as string, row]))
  const where = (token: TokenState) => token.where
  comparison.lists<TokenState>('Token', byId, expected, where, (row, token) => {
    comparison.fields(
      'Token',
      row,
      {
        collection: state.address,
        tokenId: token.tokenId,
        standard: state.standard,
        supply: sumSupply(token),
        ownerCount: listHolders(token).length,
        transferCount: token.transferCount,
        historyFromMint: token.fromMint,
        mintedAtBlock: token.mintedAt?.block ?? null,
        mintedAtSeconds: token.mintedAt?.seconds ?? null,
        owner: token.owner,
        ...(state.standard === 'ERC1155' && none),
        ...(state.standard === 'ERC721' &&
          token.ownedSince !== null && { ownedSinceSeconds: token.ownedSince }),
        ...(state.standard === 'ERC721' && token.approved !== undefined && { approved: token.approved }),
      },
      where(token),
    )
    // The index may have more than logs show, such as an owner that the contract does not confirm, but never less.
    if (token.falseTransfers > 0) comparison.fields('Token', row, { inconsistent: true }, where(token))
  })
}

function checkBalances(state: CollectionState, rows: readonly Row[], comparison: Comparison): void {
  const expected = new Map<string, { amount: bigint; since: number | null; where: string }>()
  for (const token of state.tokens.values()) {
    for (const { account, amount, since } of token.balances.values()) {
      if (amount > 0n) expected.set(`${token.id}${account.slice(2)}`, { amount, since, where: token.where })
    }
  }
  // The index keeps a row of zero to record that it read the contract.
  const present = new Map(
    rows
      .filter(({ id, ...row }) => row['amount'] !== '0' || expected.has(id))
      .map((row) => [row.id as string, row]),
  )
  comparison.lists(
    'Balance',
    present,
    expected,
    ({ where }) => where,
    (row, { amount, since, where }) => {
      comparison.fields('Balance', row, { amount, ...(since !== null && { heldSinceSeconds: since }) }, where)
    },
  )
}

/** Returns the number of token ids held, by account. */
function heldIn(state: CollectionState): ReadonlyMap<Hex, number> {
  const held = new Map<Hex, number>()
  for (const token of state.tokens.values()) {
    for (const { account } of listHolders(token)) held.set(account, (held.get(account) ?? 0) + 1)
  }
  return held
}

function checkHoldings(state: CollectionState, rows: readonly Row[], comparison: Comparison): void {
  const expected = new Map(
    [...heldIn(state)].map(([account, count]) => [`${state.address}${account.slice(2)}`, count]),
  )
  const present = new Map(
    rows
      .filter((row) => row['tokenCount'] !== 0 || expected.has(row.id))
      .map((row) => [row.id as string, row]),
  )
  const where = () => `holdings of ${state.address}`
  comparison.lists('Holding', present, expected, where, (row, tokenCount) => {
    comparison.fields('Holding', row, { tokenCount }, where())
  })
}

function checkCounts(state: CollectionState, snapshot: Snapshot, comparison: Comparison): void {
  const row = snapshot.collections.get(state.address)
  if (row === undefined) return
  const tokens = [...state.tokens.values()]
  const ids = [...snapshot.tokens.values()]
    .filter((token) => reference(token['collection']) === state.address)
    .map((token) => BigInt(plain(token['tokenId'])))
  comparison.fields(
    'Collection',
    row,
    {
      standard: state.standard,
      tokenCount: tokens.filter((token) => listHolders(token).length > 0).length,
      ownerCount: heldIn(state).size,
      transferCount: state.transferCount,
      lowestTokenId: ids.reduce<bigint | null>((low, id) => (low === null || id < low ? id : low), null),
      highestTokenId: ids.reduce<bigint | null>((high, id) => (high === null || id > high ? id : high), null),
    },
    `collection ${state.address}`,
  )
  const lies = tokens.reduce((sum, { falseTransfers }) => sum + falseTransfers, 0)
  const indexed = Number(row['inconsistentTransferCount'])
  if (indexed < lies) comparison.fields('Collection', row, { inconsistentTransferCount: lies }, state.address)
}
