// Finds the standard by which a token says that an item is locked, for words; whether it moves, a simulation decides.
import { Interface } from 'ethers'
import type { SendBatch } from '../domain/rpc.ts'
import { decodeWord, fetchContracts } from '../node/fetchContracts.ts'
import type { PinnedBlock } from './chain.ts'
import type { ItemTransfer } from './blockedTransfers.ts'

const locks = new Interface([
  'function supportsInterface(bytes4) view returns (bool)',
  'function locked(uint256) view returns (bool)',
  'function isTransferable(uint256 tokenId, address from, address to) view returns (bool)',
  'function isSoulbound(uint256) view returns (bool)',
])

interface LockStandard {
  readonly name: string
  /** Its ERC-165 identifier. */
  readonly interfaceId: string
  /** The call whose answer says that an item is locked; null where every item is, always. */
  readonly read: ((item: ItemTransfer) => string) | null
  readonly lockedAnswer: bigint
}

const getLocked = ({ identifier }: ItemTransfer) => locks.encodeFunctionData('locked', [identifier])

/** Source: the specification section of each on https://eips.ethereum.org */
const STANDARDS: readonly LockStandard[] = [
  { name: 'ERC-5192', interfaceId: '0xb45a3c0e', read: getLocked, lockedAnswer: 1n },
  { name: 'ERC-6982', interfaceId: '0x6b61a747', read: getLocked, lockedAnswer: 1n },
  {
    name: 'ERC-6454',
    interfaceId: '0x91a6262f',
    read: ({ identifier, from, to }) =>
      locks.encodeFunctionData('isTransferable', [identifier, from, to ?? from]),
    lockedAnswer: 0n,
  },
  {
    name: 'ERC-5633',
    interfaceId: '0x911ec470',
    read: ({ identifier }) => locks.encodeFunctionData('isSoulbound', [identifier]),
    lockedAnswer: 1n,
  },
  { name: 'ERC-5484', interfaceId: '0x0489b56f', read: null, lockedAnswer: 1n },
]

/**
 * The standard by which the item's contract says that it is locked; undefined when none does.
 * @throws NodeError
 */
export async function findLock(
  send: SendBatch,
  { blockHash }: Pick<PinnedBlock, 'blockHash'>,
  item: ItemTransfer,
): Promise<string | undefined> {
  const reads = STANDARDS.flatMap(({ interfaceId, read }) => {
    const declares = locks.encodeFunctionData('supportsInterface', [interfaceId])
    return [declares, read?.(item) ?? declares]
  })
  const answers = await fetchContracts(
    send,
    { blockHash },
    reads.map((data) => ({ to: item.token, data, decode: decodeWord })),
  )
  return STANDARDS.find(({ lockedAnswer }, index) => {
    const [declares, answer] = answers
      .slice(2 * index, 2 * index + 2)
      .map((one) => (one.kind === 'answered' ? one.value : undefined))
    return declares === 1n && answer === lockedAnswer
  })?.name
}
