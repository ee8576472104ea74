// The stored form of a transaction, and the schema that reads it: storage is validated like any input.
import * as v from 'valibot'
import { parseAddress, tryParseAddress, type Address } from '../domain/address.ts'
import type { ExpectedState } from '../domain/expectedState.ts'
import type { TxHash } from '../domain/hashes.ts'
import type { Value } from '../messages/message.ts'
import type { WriteCall, WriteDescription } from './definition.ts'
import type { PreviousAttempts } from './previousAttempts.ts'
import type { TransactionState } from './machine.ts'
import { LONGEST_TEXT, storedInteger, storedValue } from './storedValue.ts'

/** A transaction with everything needed to follow it after a reload. */
export interface StoredEntry {
  readonly id: string
  readonly key: string
  readonly chainId: number
  /** Hash of the chain's first block, which identifies a reset chain. Null before it is read. */
  readonly genesis: TxHash | null
  readonly account: Address
  readonly describe: WriteDescription
  readonly state: TransactionState
  /** The call that the wallet was last prompted with; null before the first. */
  readonly call: WriteCall | null
  /** What the chain must say once that call is mined. */
  readonly expects?: readonly ExpectedState[] | undefined
  /** Whether a step came before its last. */
  readonly hadFirstStep: boolean
  /** The stepper's name for the steps before the last; an approval by default. */
  readonly firstStep?: Value | undefined
  /** What its mined steps, and those of the attempt that it continues, completed: one sentence each. */
  readonly completedSteps?: readonly Value[] | undefined
  /** Attempts before this one that may still be mined, until their nonce is used. */
  readonly previousAttempts?: PreviousAttempts | undefined
  /** The latest block when that call's nonce was unused. */
  readonly sinceBlock: number
  /** Dismissed by the user; it is shown again when its status changes. */
  readonly dismissed: boolean
  readonly startedAtSeconds: number
  readonly updatedAtSeconds: number
}

/** A transaction as this page shows it. */
export interface TransactionEntry extends StoredEntry {
  /** True while another tab runs it. */
  readonly elsewhere: boolean
}

/** Ids, keys, paths and calldata are never truncated. */
const text = v.pipe(v.string(), v.maxLength(4_000))
const WHOLE_TEXTS: ReadonlySet<string> = new Set(['id', 'key', 'path', 'data'])
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
const step = v.object({
  // The name that records have used since the first version.
  kind: v.pipe(
    v.picklist(['approve', 'trade']),
    v.transform((kind) => (kind === 'approve' ? 'first' : kind)),
  ),
  title: storedValue,
  last: v.boolean(),
  name: v.optional(storedValue),
  outcome: v.optional(storedValue),
})
const finding = { check: storedValue, found: storedValue }
const renameFound = <Stored extends { readonly found: Value }>({ found, ...rest }: Stored) => ({
  ...rest,
  detail: found,
})
const reason = v.pipe(
  v.object({
    kind: v.picklist(['refused', 'changed']),
    sentence: storedValue,
    remedy: storedValue,
    code: text,
    ...finding,
    passed: v.array(v.pipe(v.object(finding), v.transform(renameFound))),
  }),
  v.transform(renameFound),
)
const nonceConfirmed = v.optional(v.literal(true))
const sent = { done: whole, step, nonce: whole, nonceConfirmed, hash }
const mined = { ...sent, blockNumber: whole, blockHash: hash }
const final = v.boolean()

const state = v.union([
  v.object({ status: v.literal('preparing'), done: whole }),
  v.object({ status: v.literal('refused'), done: whole, reason }),
  v.object({ status: v.literal('signing'), done: whole, step, nonce: whole }),
  v.object({ status: v.literal('rejected'), done: whole, step: v.optional(step) }),
  v.pipe(
    v.object({
      status: v.literal('failed'),
      done: whole,
      message: storedValue,
      step: v.optional(step),
      asked: v.optional(v.object({ step, nonce: whole })),
      untraced: v.optional(v.literal(true)),
    }),
    v.transform(({ asked, ...rest }) => ({ ...rest, walletRequest: asked })),
  ),
  v.object({
    status: v.literal('pending'),
    ...sent,
    how: v.picklist(['sent', 'spedUp', 'undone']),
    stuck: v.boolean(),
  }),
  v.object({ status: v.literal('dropped'), ...sent }),
  v.object({ status: v.literal('replaced'), how: v.picklist(['cancelled', 'other']), by: hash }),
  v.object({ status: v.literal('replaced'), how: v.literal('untraceable'), by: v.null() }),
  v.object({ status: v.literal('reverted'), ...mined, message: storedValue, final }),
  v.object({ status: v.literal('mined'), ...mined }),
  v.object({ status: v.literal('stalled'), ...mined }),
  v.object({ status: v.literal('indexed'), ...mined, final }),
  v.object({ status: v.literal('contradicted'), ...mined, message: storedValue, final }),
])

const digits = v.pipe(v.string(), v.regex(/^\d{1,78}$/))

const bytes = v.pipe(
  v.string(),
  v.regex(/^0x([0-9a-f]{2})*$/i),
  v.transform((value) => value as `0x${string}`),
)

const expectedRead = { to: address, data: bytes, word: whole, otherwise: storedValue }
const expected = v.variant('must', [
  v.object({
    ...expectedRead,
    must: v.picklist(['equal', 'differ-from', 'reach', 'change-by']),
    value: storedInteger,
  }),
  v.object({ ...expectedRead, must: v.literal('change') }),
])

const call = v.object({
  to: address,
  data: bytes,
  value: v.union([
    storedInteger,
    // Older versions stored the digits alone.
    v.pipe(
      digits,
      v.transform((value) => BigInt(value)),
    ),
  ]),
})

/**
 * A path of this origin: browsers read a backslash as a slash and drop line breaks, so `/\host` would leave it.
 * Source: https://url.spec.whatwg.org/#concept-basic-url-parser
 */
const path = v.pipe(text, v.regex(/^\/(?!\/)[!-[\]-~]*$/))

const entry = v.object({
  id: text,
  key: text,
  chainId: whole,
  genesis: v.nullable(hash),
  account: address,
  describe: v.object({
    title: storedValue,
    done: storedValue,
    path,
    wanted: v.optional(
      v.object({ order: hash, units: digits, decimals: v.optional(v.number()), currency: address }),
    ),
  }),
  state,
  call: v.nullable(call),
  expects: v.optional(v.array(expected)),
  earlier: v.optional(v.object({ nonce: whole, nonceConfirmed, sinceBlock: whole, calls: v.array(call) })),
  hadApproval: v.boolean(),
  firstStep: v.optional(storedValue),
  did: v.optional(v.array(storedValue)),
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
    if (!parsed.success) return undefined
    const { earlier, did, hadApproval, ...rest } = parsed.output
    return { ...rest, previousAttempts: earlier, completedSteps: did, hadFirstStep: hadApproval }
  } catch {
    // Not JSON: written by other code, or truncated.
    return undefined
  }
}

/**
 * When an unreadable record was last written, in seconds; undefined for anything that is not a record. A later version
 * of Vitrine in another tab may have written it.
 */
export function unknownEntryTime(record: string, id: string): number | undefined {
  try {
    const { output, success } = v.safeParse(unknownEntry, JSON.parse(record))
    return success && output.id === id ? output.updatedAtSeconds : undefined
  } catch {
    return undefined
  }
}

const unknownEntry = v.looseObject({ id: text, updatedAtSeconds: whole })

/** The entry with the names that records have used since the first version: other tabs may run an older page. */
function toRecord({ previousAttempts, completedSteps, hadFirstStep, state, ...rest }: StoredEntry) {
  return {
    ...rest,
    earlier: previousAttempts,
    did: completedSteps,
    hadApproval: hadFirstStep,
    state: toStoredState(state),
  }
}

function toStoredState(state: TransactionState) {
  if (state.status === 'failed') {
    const { walletRequest, ...rest } = state
    return { ...rest, asked: walletRequest }
  }
  if (state.status !== 'refused') return state
  const { detail, passed, ...rest } = state.reason
  const checks = passed.map((one) => ({ check: one.check, found: one.detail }))
  return { ...state, reason: { ...rest, found: detail, passed: checks } }
}

export function formatEntry(entry: StoredEntry): string {
  return JSON.stringify(toRecord(entry), (name, value: unknown) => {
    if (typeof value === 'bigint') return { integer: `${value}` }
    // As records have called a step before the last since the first version.
    if (name === 'kind' && value === 'first') return 'approve'
    const cut = typeof value === 'string' && value.length > LONGEST_TEXT && !WHOLE_TEXTS.has(name)
    return cut ? `${value.slice(0, LONGEST_TEXT - 1)}…` : value
  })
}
