// Distinguishes a call that ran on the chain and failed from a request that the node did not run at all.
import type { RpcFailure } from '../domain/rpc.ts'

type Hex = `0x${string}`

/** The code of a revert. Source: https://ethereum.github.io/execution-apis */
export const REVERTED = 3

/**
 * Characters kept of the bytes that a call reverted with. A token's contract may return megabytes, and reading them as
 * text stops the page. No reason that people read is that long; longer bytes are read as an error without a known meaning.
 */
const MAX_CHARACTERS = 8_194

/** Bytes alone, or after the prefix of Nethermind and OpenEthereum. */
const BYTES = /^(?:reverted\s+)?(0x(?:[0-9a-f]{2})*)$/i

/**
 * Messages for a call that the node ran and the virtual machine ended. Each alternative is one node's wording of one
 * ending; a node that is busy, limits its rate, lacks the block or ran out of time uses none of them.
 */
const ENDINGS: readonly RegExp[] = [
  // Geth and its forks, Erigon, Reth, Besu, anvil; Hardhat and Ganache.
  /^(?:.*: )?(?:vm )?execution reverted\b/i,
  /\bVM Exception while processing transaction: (?:revert(?:ed)?|invalid opcode|out of gas)\b/i,
  // Geth's endings (core/vm/errors.go), also when an estimate names the gas it tried first.
  /^(?:failed with \d+ gas: )?(?:contract creation code storage )?out of gas\b/i,
  /^(?:failed with \d+ gas: )?(?:invalid opcode|invalid jump destination|stack underflow|stack limit reached)\b/i,
  /^(?:failed with \d+ gas: )?(?:write protection|return data out of bounds|gas uint64 overflow)\b/i,
  /^(?:failed with \d+ gas: )?(?:max call depth exceeded|insufficient balance for transfer)\b/i,
  // Reth and anvil: the virtual machine's own names.
  /^EVM error:? (?:Revert|OutOfGas|[A-Za-z]*OOG|OpcodeNotFound|InvalidFEOpcode|InvalidJump|NotActivated|Stack(?:Underflow|Overflow)|OutOfOffset|CallNotAllowedInsideStatic|StateChangeDuringStaticCall|OutOfFunds|CallTooDeep)/,
  // Besu.
  /^Transaction processing could not be completed due to an exception \((?:invalid opcode|out of gas|stack|bad jump|illegal)/i,
]

/** Nethermind and OpenEthereum use this general message and put the specific ending into the data. */
const GENERAL = /^VM execution error\b/i
const GENERAL_DATA =
  /^(?:revert|out ?of ?gas|bad ?instruction|bad ?jump|invalid ?jump|stack|static|invalid ?code|not ?enough ?balance)/i

const OUT_OF_GAS = /out ?of ?gas|OOG\b/i

/** Whether a failed call needed more gas than the node gives, which says nothing about what it would do. */
export const isOutOfGas = ({ message, data }: Pick<RpcFailure, 'message' | 'data'>): boolean =>
  OUT_OF_GAS.test(message) || (GENERAL.test(message) && typeof data === 'string' && OUT_OF_GAS.test(data))

/** How nodes name an opcode that no gas helps against: old compilers' `assert` and `throw`. */
const INVALID_OPCODE = /invalid ?opcode|invalidfe|opcodenotfound|bad ?instruction/i

/** Whether a failed call ended in an invalid opcode of the called contract itself, which takes all gas with it. */
export const isInvalidOpcode = ({ message, data }: RpcFailure): boolean =>
  INVALID_OPCODE.test(message) ||
  (GENERAL.test(message) && typeof data === 'string' && INVALID_OPCODE.test(data))

/**
 * The bytes a call reverted with, `0x` for an ending without data; undefined when the failure is the node's own and
 * says nothing about the call.
 */
export function callFailure({ code, message, data }: RpcFailure): Hex | undefined {
  const bytes = revertBytes(data)
  if (bytes !== undefined && bytes !== '0x') return bytes
  const ended =
    code === REVERTED ||
    ENDINGS.some((ending) => ending.test(message)) ||
    (GENERAL.test(message) && typeof data === 'string' && GENERAL_DATA.test(data))
  return ended ? '0x' : undefined
}

/** Nodes put revert data in `error.data`, some of them one level deeper. */
function revertBytes(data: unknown): Hex | undefined {
  if (typeof data === 'string') {
    return BYTES.exec(data)?.[1]?.slice(0, MAX_CHARACTERS).toLowerCase() as Hex | undefined
  }
  if (typeof data === 'object' && data !== null && 'data' in data) return revertBytes(data.data)
  return undefined
}
