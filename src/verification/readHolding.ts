// Reads a token's holders from its contract: `ownerOf`, or `balanceOfBatch` for an edition.
import { type Address, ZERO_ADDRESS } from '../domain/address.ts'
import { splitIntoChunks } from '../domain/splitIntoChunks.ts'
import type { CallNode } from './nodeCalls.ts'
import type { Subject } from './claim.ts'
import type { Holding } from './evidence.ts'
import { type Hex, readHex, wordHex, Words } from './hex.ts'

/** Selector of `ownerOf(uint256)`, EIP-721. */
const OWNER_OF = '0x6352211e'
/** Selector of `balanceOfBatch(address[],uint256[])`, EIP-1155. */
const BALANCE_OF_BATCH = '0x4e1273f4'

/** Accounts per call. */
const ACCOUNTS_PER_CALL = 100

/** Gas limit of calls to untrusted code. */
const GAS = '0x2dc6c0'

/** Error messages of calls that ran and reverted, as opposed to calls that weren't run. */
const REVERTED = /revert|invalid opcode|out of gas/i

export async function readHolding(
  subject: Subject,
  { callNode, blockHash, accounts }: { callNode: CallNode; blockHash: Hex; accounts: readonly Address[] },
): Promise<Holding> {
  const call = (data: string) => ({
    method: 'eth_call',
    params: [{ to: subject.collection, data, gas: GAS }, { blockHash }],
  })
  if (subject.standard === 'ERC721') {
    const [reply] = await callNode([call(OWNER_OF + wordHex(subject.tokenId))])
    // EIP-721: the call reverts for a token without an owner.
    if (reply?.ok === false) {
      return reply.code === 3 || REVERTED.test(reply.message)
        ? { kind: 'owner', owner: null }
        : { kind: 'unknown' }
    }
    const owner = reply === undefined ? undefined : answer(reply.result)?.address(0)
    if (owner === undefined) return { kind: 'unknown' }
    return { kind: 'owner', owner: owner === ZERO_ADDRESS ? null : owner }
  }
  const groups = splitIntoChunks(accounts, ACCOUNTS_PER_CALL)
  const replies = await callNode(groups.map((group) => call(balancesCall(group, subject.tokenId))))
  const units = new Map<Address, bigint>()
  for (const [index, group] of groups.entries()) {
    const reply = replies[index]
    const words = reply?.ok === true ? answer(reply.result) : undefined
    const list = words?.place(0)
    if (words === undefined || list === undefined || words.number(list) !== BigInt(group.length)) {
      return { kind: 'unknown' }
    }
    for (const [place, account] of group.entries()) {
      const balance = words.number(list + 1 + place)
      if (balance === undefined) return { kind: 'unknown' }
      units.set(account, balance)
    }
  }
  return { kind: 'balances', units }
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

function answer(result: unknown): Words | undefined {
  const data = readHex(result, 'answer of the contract')
  return data === '0x' ? undefined : new Words(data)
}
