// Reads untrusted contracts. It tells a contract's refusal from a call that needed more gas than it got: an owner may be
// costly to find (ERC721A looks for it backward through a batch), and a hostile contract burns all it gets.
import type { RpcReply, SendBatch } from '../domain/rpc.ts'
import { callFailure, isInvalidOpcode } from './callFailure.ts'
import { NodeError, unusableReply } from './errors.ts'
import { measuredCall, parseMeasuredCall } from './measuredCall.ts'

type Hex = `0x${string}`

/** What became of a read. Only `answered` and `reverted` are the contract's own word. */
export type ContractAnswer<Value> =
  | { readonly kind: 'answered'; readonly value: Value }
  | { readonly kind: 'reverted' }
  /** It needs more gas, or more time, than the node gives to a call. */
  | { readonly kind: 'out-of-gas' }
  | { readonly kind: 'no-code' }
  /** It returned something other than its interface says. */
  | { readonly kind: 'malformed' }

/** Why a read gave no value. */
export type NoAnswer = Exclude<ContractAnswer<never>, { readonly kind: 'answered' }>['kind']

export interface UntrustedRead<Value> {
  readonly to: string
  readonly data: string
  /** Decodes return data, of which at most 1,024 bytes are kept; undefined when it isn't what the interface says. */
  readonly decode: (returned: Hex) => Value | undefined
}

export interface ReadOptions {
  /**
   * `plenty` starts with more gas. It is for answers that say "no": a contract may hide that a call of its own ran out of
   * gas.
   */
  readonly gas?: 'little' | 'plenty'
}

/** Gas of the first attempt; plain getters use a tenth of it. Many may be in one batch, and each may burn all of it. */
const LITTLE_GAS = 300_000n

/** Gas of the second attempt, which has the reads that failed. */
const PLENTY_GAS = 3_000_000n

/** The most reads that are repeated, and the most that are then repeated with all the gas the node gives. */
const MAX_REPEATED = 100
const MAX_REPEATED_ALONE = 5

/** The JSON of a block parameter: a tag, a number, or a hash (EIP-1898). */
export type BlockParameter = string | { readonly blockHash: string }

/**
 * Makes the reads at one block, each in up to three attempts: with little gas, with more, and alone with as much as the
 * node gives.
 *
 * @returns the outcomes in order
 * @throws NodeError when the node doesn't run the calls
 */
export async function fetchContracts<Value>(
  send: SendBatch,
  block: BlockParameter,
  reads: readonly UntrustedRead<Value>[],
  { gas = 'little' }: ReadOptions = {},
): Promise<readonly ContractAnswer<Value>[]> {
  if (reads.length === 0) return []
  const answers: (ContractAnswer<Value> | undefined)[] =
    gas === 'plenty' ? reads.map(() => undefined) : await fetchFirst(send, block, reads)
  const uncertain = groupEqual(reads, (index) => answers[index] === undefined)
  const repeated = uncertain.slice(0, MAX_REPEATED)
  if (repeated.length > 0) {
    const replies = await send(repeated.map(({ read }) => measuredCall(read, { block, gas: PLENTY_GAS })))
    let alone = 0
    for (const [index, { read, places }] of repeated.entries()) {
      const more = judgeMeasured(replies[index], read)
      const answer =
        more.kind === 'out-of-gas' && alone++ < MAX_REPEATED_ALONE
          ? // One after the other, so that the most gas that a batch can burn stays bounded.
            await fetchAlone(send, block, read)
          : more
      for (const place of places) answers[place] = answer
    }
  }
  return answers.map((answer) => answer ?? { kind: 'out-of-gas' })
}

/** Undefined where the result is no plain answer. */
async function fetchFirst<Value>(
  send: SendBatch,
  block: BlockParameter,
  reads: readonly UntrustedRead<Value>[],
): Promise<(ContractAnswer<Value> | undefined)[]> {
  const gas = `0x${LITTLE_GAS.toString(16)}`
  const replies = await send(
    reads.map(({ to, data }) => ({ method: 'eth_call', params: [{ to, data, gas }, block] })),
  )
  return reads.map((read, index) => {
    const reply = replies[index]
    if (reply?.ok === true) {
      const value = read.decode(parseBytes(reply.result))
      return value === undefined ? undefined : { kind: 'answered', value }
    }
    if (reply === undefined || callFailure(reply) === undefined) throw unusableReply(reply, 'call result')
    return isInvalidOpcode(reply) ? { kind: 'reverted' } : undefined
  })
}

async function fetchAlone<Value>(
  send: SendBatch,
  block: BlockParameter,
  read: UntrustedRead<Value>,
): Promise<ContractAnswer<Value>> {
  try {
    const [reply] = await send([measuredCall(read, { block, gas: 'all' })])
    return judgeMeasured(reply, read)
  } catch (error) {
    // The call may have taken more than the node's time; the rest of the reads are good.
    if (error instanceof NodeError) return { kind: 'out-of-gas' }
    throw error
  }
}

function judgeMeasured<Value>(
  reply: RpcReply | undefined,
  { decode }: UntrustedRead<Value>,
): ContractAnswer<Value> {
  const measured = reply?.ok === true ? parseMeasuredCall(parseBytes(reply.result)) : undefined
  if (measured === undefined) return { kind: 'out-of-gas' }
  if (!measured.hasCode) return { kind: 'no-code' }
  // Also a success: what it returns may only say that a call of its own ran out.
  if (measured.ranOut) return { kind: 'out-of-gas' }
  if (!measured.succeeded) return { kind: 'reverted' }
  const value = decode(measured.returned)
  return value === undefined ? { kind: 'malformed' } : { kind: 'answered', value }
}

interface EqualReads<Value> {
  readonly read: UntrustedRead<Value>
  readonly places: number[]
}

/** The chosen reads, equal ones once, such as one approval for many items of a collection. */
function groupEqual<Value>(
  reads: readonly UntrustedRead<Value>[],
  isChosen: (index: number) => boolean,
): readonly EqualReads<Value>[] {
  const groups = new Map<string, EqualReads<Value>>()
  for (const [index, read] of reads.entries()) {
    if (!isChosen(index)) continue
    const key = `${read.to} ${read.data}`
    const group = groups.get(key) ?? { read, places: [] }
    group.places.push(index)
    groups.set(key, group)
  }
  return [...groups.values()]
}

function parseBytes(result: unknown): Hex {
  if (typeof result === 'string' && result.length % 2 === 0 && /^0x[0-9a-f]*$/i.test(result)) {
    return result.toLowerCase() as Hex
  }
  throw new NodeError('malformed-reply', { details: { what: 'call result' } })
}

/** The first 32 bytes as a number; undefined for less. */
export const decodeWord = (returned: Hex): bigint | undefined =>
  returned.length < 66 ? undefined : BigInt(returned.slice(0, 66))

/** One word that is an address; undefined for less, and for a number too large for one. */
export function decodeAddress(returned: Hex): Hex | undefined {
  return returned.length < 66 || !/^0x0{24}/.test(returned) ? undefined : `0x${returned.slice(26, 66)}`
}
