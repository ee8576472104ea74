// Movements of one token in logs of EIP-721, EIP-2309 and EIP-1155, including mints and burns.
import { type Address, ZERO_ADDRESS } from '../domain/address.ts'
import type { Subject } from './claim.ts'
import { wordToAddress, type Hex, Words } from './hex.ts'

/** keccak256("Transfer(address,address,uint256)"), EIP-721 with the token id indexed. */
export const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
/** keccak256("ConsecutiveTransfer(uint256,uint256,address,address)"), EIP-2309. */
export const CONSECUTIVE_TRANSFER = '0xdeaa91b6123d068f5821d0fb0678463d1a8a6079fe8af5de3ce5e896dcf9133d'
/** keccak256("TransferSingle(address,address,address,uint256,uint256)"), EIP-1155. */
export const TRANSFER_SINGLE = '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62'
/** keccak256("TransferBatch(address,address,address,uint256[],uint256[])"), EIP-1155. */
export const TRANSFER_BATCH = '0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb'

/** Tokens of one ConsecutiveTransfer or TransferBatch that an index reads: MAX_CONSECUTIVE of the mappings. */
const MAX_ROWS = 5_000

/** A log with its place in the block. */
export interface ChainLog {
  readonly address: Address
  readonly topics: readonly Hex[]
  readonly data: Hex
  readonly logIndex: number
}

/** A movement of units of the token. */
export interface Movement {
  readonly type: 'MINT' | 'TRANSFER' | 'BURN'
  /** Null for a mint. */
  readonly from: Address | null
  /** Null for a burn. */
  readonly to: Address | null
  readonly quantity: bigint
  /** Index among the log's movements, over all tokens. */
  readonly rowNumber: number
  /** Whether the log moves a range of tokens (EIP-2309). */
  readonly isFromRange?: boolean
}

/** The token's movements in a log; empty for logs of other contracts, tokens and kinds. */
export function parseMovements(log: ChainLog, subject: Omit<Subject, 'chainId'>): readonly Movement[] {
  if (log.address !== subject.collection || log.topics.length !== 4) return []
  return subject.standard === 'ERC721'
    ? parseErc721(log, subject.tokenId)
    : parseErc1155(log, subject.tokenId)
}

function parseErc721({ topics, data }: ChainLog, tokenId: bigint): readonly Movement[] {
  const [signature, first, second, third] = topics
  if (signature === TRANSFER) {
    if (third === undefined || BigInt(third) !== tokenId) return []
    return movement(wordToAddress(first), wordToAddress(second), 1n, 0)
  }
  if (signature !== CONSECUTIVE_TRANSFER || first === undefined) return []
  const start = BigInt(first)
  const end = new Words(data).number(0)
  if (end === undefined || tokenId < start || tokenId > end || tokenId - start >= BigInt(MAX_ROWS)) return []
  return movement(wordToAddress(second), wordToAddress(third), 1n, Number(tokenId - start)).map((moved) => ({
    ...moved,
    isFromRange: true,
  }))
}

function parseErc1155({ topics, data }: ChainLog, tokenId: bigint): readonly Movement[] {
  const [signature, , giver, taker] = topics
  const from = wordToAddress(giver)
  const to = wordToAddress(taker)
  const words = new Words(data)
  if (signature === TRANSFER_SINGLE) {
    return words.number(0) === tokenId ? movement(from, to, words.number(1), 0) : []
  }
  if (signature !== TRANSFER_BATCH) return []
  const ids = words.place(0)
  const values = words.place(1)
  const idCount = words.lengthAt(ids, 1)
  const valueCount = words.lengthAt(values, 1)
  if (ids === undefined || values === undefined || idCount === undefined || valueCount === undefined)
    return []
  // A contract may emit lists of unequal length; unpaired entries aren't transfers.
  return Array.from({ length: Math.min(idCount, valueCount, MAX_ROWS) }, (_, row) => row).flatMap((row) =>
    words.number(ids + 1 + row) === tokenId ? movement(from, to, words.number(values + 1 + row), row) : [],
  )
}

/** Empty if no units move, or from the zero address to itself. */
function movement(
  from: Address | undefined,
  to: Address | undefined,
  quantity: bigint | undefined,
  rowNumber: number,
): readonly Movement[] {
  if (from === undefined || to === undefined || quantity === undefined || quantity === 0n) return []
  const minted = from === ZERO_ADDRESS
  const burnt = to === ZERO_ADDRESS
  if (minted && burnt) return []
  return [
    {
      type: minted ? 'MINT' : burnt ? 'BURN' : 'TRANSFER',
      from: minted ? null : from,
      to: burnt ? null : to,
      quantity,
      rowNumber,
    },
  ]
}
