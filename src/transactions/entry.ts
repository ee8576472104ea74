// A write as it is written down, and the schema that reads it back: what storage holds is checked like any input.
import * as v from 'valibot'
import { parseAddress, tryParseAddress, type Address } from '../domain/address.ts'
import type { TxHash } from '../domain/hashes.ts'
import type { WriteCall, WriteDescription } from './definition.ts'
import type { TransactionState } from './machine.ts'

/** A write with everything needed to follow it on another page load. */
export interface StoredEntry {
  readonly id: string
  readonly key: string
  readonly chainId: number
  /** Hash of the chain's first block: a chain that was begun anew knows nothing of it. Null before it is asked. */
  readonly genesis: TxHash | null
  readonly account: Address
  readonly describe: WriteDescription
  readonly state: TransactionState
  /** The call that was last put to the wallet; null before the first. */
  readonly call: WriteCall | null
  /** Whether one of its steps was a permission. */
  readonly hadApproval: boolean
  /** Latest block when that call's place in the sequence was free. */
  readonly sinceBlock: number
  /** Read and put away by its user; it is shown again when something becomes of it. */
  readonly dismissed: boolean
  readonly startedAtSeconds: number
  readonly updatedAtSeconds: number
}

/** A write as this page knows it. */
export interface TransactionEntry extends StoredEntry {
  /** True while another tab drives it. */
  readonly elsewhere: boolean
}

const text = v.pipe(v.string(), v.maxLength(400))
const whole = v.pipe(v.number(), v.integer(), v.minValue(0))
const hash = v.pipe(
  v.string(),
  v.regex(/^0x[0-9a-f]{64}$/),
  v.transform((value) => value as TxHash),
)
const address = v.pipe(
  v.string(),
  v.check((value) => tryParseAddress(value) !== undefined),
  v.transform(parseAddress),
)
const step = v.object({ kind: v.picklist(['approve', 'trade']), title: text, last: v.boolean() })
const finding = { check: text, found: text }
const reason = v.object({
  kind: v.picklist(['refused', 'changed']),
  sentence: text,
  remedy: text,
  code: text,
  ...finding,
  passed: v.array(v.object(finding)),
})
const sent = { done: whole, step, nonce: whole, hash }
const mined = { ...sent, blockNumber: whole, blockHash: hash }
const final = v.boolean()

const state = v.union([
  v.object({ status: v.literal('idle') }),
  v.object({ status: v.literal('preparing'), done: whole }),
  v.object({ status: v.literal('refused'), done: whole, reason }),
  v.object({ status: v.literal('signing'), done: whole, step, nonce: whole }),
  v.object({ status: v.literal('rejected'), done: whole }),
  v.object({ status: v.literal('failed'), done: whole, message: text }),
  v.object({
    status: v.literal('pending'),
    ...sent,
    how: v.picklist(['sent', 'spedUp', 'undone']),
    stuck: v.boolean(),
  }),
  v.object({ status: v.literal('dropped'), ...sent }),
  v.object({ status: v.literal('replaced'), how: v.picklist(['cancelled', 'other']), by: hash }),
  v.object({ status: v.literal('replaced'), how: v.literal('untraceable'), by: v.null() }),
  v.object({ status: v.literal('reverted'), ...mined, message: text, final }),
  v.object({ status: v.literal('mined'), ...mined }),
  v.object({ status: v.literal('stalled'), ...mined }),
  v.object({ status: v.literal('indexed'), ...mined, final }),
])

const entry = v.object({
  id: text,
  key: text,
  chainId: whole,
  genesis: v.nullable(hash),
  account: address,
  describe: v.object({ title: text, done: text, path: v.pipe(text, v.regex(/^\/(?!\/)/)) }),
  state,
  call: v.nullable(
    v.object({
      to: address,
      data: v.pipe(
        v.string(),
        v.regex(/^0x([0-9a-f]{2})*$/i),
        v.transform((value) => value as `0x${string}`),
      ),
      value: v.pipe(
        v.string(),
        v.regex(/^\d{1,78}$/),
        v.transform((digits) => BigInt(digits)),
      ),
    }),
  ),
  hadApproval: v.boolean(),
  sinceBlock: whole,
  dismissed: v.boolean(),
  startedAtSeconds: whole,
  updatedAtSeconds: whole,
})

/** The entry in a record of the storage; undefined for anything else. */
export function parseEntry(record: string | null): StoredEntry | undefined {
  if (record === null) return undefined
  try {
    const parsed = v.safeParse(entry, JSON.parse(record))
    return parsed.success ? parsed.output : undefined
  } catch {
    // Not JSON: someone else's, or cut short.
    return undefined
  }
}

export function formatEntry(stored: StoredEntry): string {
  return JSON.stringify(stored, (_, value: unknown) => (typeof value === 'bigint' ? `${value}` : value))
}
