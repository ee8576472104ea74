// Tells a call that ran on the chain and failed from a question that the node did not answer at all.
import type { RpcFailure } from '../domain/rpc.ts'

type Hex = `0x${string}`

/** The code of a revert. Source: https://ethereum.github.io/execution-apis */
const REVERTED = 3

/** Bytes alone, or with the word that Nethermind and OpenEthereum put before them. */
const BYTES = /^(?:reverted\s+)?(0x(?:[0-9a-f]{2})*)$/i

/**
 * What nodes say of a call that they ran and the virtual machine ended. Each alternative is one node's wording of
 * one ending; a node that is busy, limits its rate, lacks the block or ran out of time says none of them.
 */
const ENDINGS: readonly RegExp[] = [
  // Geth and its kin, Erigon, Reth, Besu, anvil; Hardhat and Ganache.
  /^(?:.*: )?(?:vm )?execution reverted\b/i,
  /\bVM Exception while processing transaction: (?:revert(?:ed)?|invalid opcode|out of gas)\b/i,
  // Geth's endings (core/vm/errors.go), also where an estimate names the gas it tried first.
  /^(?:failed with \d+ gas: )?(?:contract creation code storage )?out of gas\b/i,
  /^(?:failed with \d+ gas: )?(?:invalid opcode|invalid jump destination|stack underflow|stack limit reached)\b/i,
  /^(?:failed with \d+ gas: )?(?:write protection|return data out of bounds|gas uint64 overflow)\b/i,
  /^(?:failed with \d+ gas: )?(?:max call depth exceeded|insufficient balance for transfer)\b/i,
  // Reth and anvil: the virtual machine's own names.
  /^EVM error:? (?:Revert|OutOfGas|OpcodeNotFound|InvalidFEOpcode|InvalidJump|NotActivated|Stack(?:Underflow|Overflow)|OutOfOffset|CallNotAllowedInsideStatic|StateChangeDuringStaticCall|OutOfFunds|CallTooDeep)/,
  // Besu.
  /^Transaction processing could not be completed due to an exception \((?:invalid opcode|out of gas|stack|bad jump|illegal)/i,
]

/** Nethermind and OpenEthereum say so in general, and which ending it was in the data. */
const GENERAL = /^VM execution error\b/i
const GENERAL_DATA =
  /^(?:revert|out ?of ?gas|bad ?instruction|bad ?jump|invalid ?jump|stack|static|invalid ?code|not ?enough ?balance)/i

/**
 * The bytes a call reverted with, `0x` for an ending without any; undefined when the failure is the node's own and
 * says nothing of the call.
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

/** Nodes put revert data in `error.data`, some one level deeper. */
function revertBytes(data: unknown): Hex | undefined {
  if (typeof data === 'string') return BYTES.exec(data)?.[1]?.toLowerCase() as Hex | undefined
  if (typeof data === 'object' && data !== null && 'data' in data) return revertBytes(data.data)
  return undefined
}
