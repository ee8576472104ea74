// Reads a token's holders from its contract: `ownerOf`, or `balanceOfBatch` for an edition.
import { type Address, ZERO_ADDRESS } from '../domain/address.ts'
import { splitIntoChunks } from '../domain/splitIntoChunks.ts'
import type { CallNode } from './nodeCalls.ts'
import type { Subject } from './claim.ts'
import type { Holding } from './evidence.ts'
import { fetchContracts, type UntrustedRead } from '../node/fetchContracts.ts'
import { type Hex, wordHex, Words } from './hex.ts'

/** Selector of `ownerOf(uint256)`, EIP-721. */
const OWNER_OF = '0x6352211e'
/** Selector of `balanceOfBatch(address[],uint256[])`, EIP-1155. */
const BALANCE_OF_BATCH = '0x4e1273f4'

/** Accounts per call: their balances fit into what is kept of a result, and cost less than the gas of a first attempt. */
const ACCOUNTS_PER_CALL = 30

export async function fetchHolding(
  { standard, collection, tokenId }: Subject,
  { callNode, blockHash, accounts }: { callNode: CallNode; blockHash: Hex; accounts: readonly Address[] },
): Promise<Holding> {
  const read = <Value>(reads: readonly UntrustedRead<Value>[]) =>
    fetchContracts<Value>((requests) => callNode(requests), { blockHash }, reads)
  if (standard === 'ERC721') {
    const decode = (data: Hex) => new Words(data).address(0)
    const [answer] = await read([{ to: collection, data: OWNER_OF + wordHex(tokenId), decode }])
    switch (answer?.kind) {
      case 'answered':
        return { kind: 'owner', owner: answer.value === ZERO_ADDRESS ? null : answer.value }
      // EIP-721: the call reverts for a token without an owner.
      case 'reverted':
        return { kind: 'owner', owner: null }
      case 'out-of-gas':
      case 'no-code':
      case 'malformed':
      case undefined:
        return { kind: 'unknown' }
    }
  }
  const groups = splitIntoChunks(accounts, ACCOUNTS_PER_CALL)
  const answers = await read(
    groups.map((group) => ({
      to: collection,
      data: balancesCall(group, tokenId),
      decode: (data: Hex) => decodeBalances(data, group.length),
    })),
  )
  const units = new Map<Address, bigint>()
  for (const [index, group] of groups.entries()) {
    const answer = answers[index]
    if (answer?.kind !== 'answered') return { kind: 'unknown' }
    for (const [place, account] of group.entries()) units.set(account, answer.value[place] ?? 0n)
  }
  return { kind: 'balances', units }
}

/** Undefined unless there are as many as asked for. */
function decodeBalances(data: Hex, count: number): readonly bigint[] | undefined {
  const words = new Words(data)
  const list = words.place(0)
  if (list === undefined || words.number(list) !== BigInt(count)) return undefined
  const balances = Array.from({ length: count }, (_, place) => words.number(list + 1 + place))
  return balances.every((balance) => balance !== undefined) ? balances : undefined
}

function balancesCall(accounts: readonly Address[], tokenId: bigint): string {
  const count = BigInt(accounts.length)
  const words = [
    64n,
    64n + 32n * (count + 1n),
    count,
    ...accounts.map(BigInt),
    count,
    ...accounts.map(() => tokenId),
  ]
  return BALANCE_OF_BATCH + words.map(wordHex).join('')
}
