// The written-down writes: kept in storage so that a reload finds what is under way, in memory where there is none.
import * as v from 'valibot'
import { parseAddress, tryParseAddress, type Address } from '../domain/address.ts'
import type { TxHash } from '../domain/hashes.ts'
import { safeStorage } from '../wallet/memory.ts'
import type { WriteCall, WriteDescription } from './definition.ts'
import { isUnderWay, type TransactionState } from './machine.ts'

/** A write with everything needed to follow it on another page load. */
export interface TransactionEntry {
  readonly id: string
  readonly key: string
  readonly chainId: number
  readonly account: Address
  readonly describe: WriteDescription
  readonly state: TransactionState
  /** The call that was last put to the wallet; null before the first. */
  readonly call: WriteCall | null
  /** Whether one of its steps was a permission. */
  readonly hadApproval: boolean
  /** Block at which that call's place in the sequence was free. */
  readonly sinceBlock: number
  readonly startedAtSeconds: number
  readonly updatedAtSeconds: number
}

const KEY = 'vitrine.transactions'
/** The oldest settled entries make room beyond this many. */
const MOST_ENTRIES = 20
/** Settled entries are forgotten after a day. */
const KEPT_SECONDS = 86_400

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
const mined = { hash, blockNumber: whole }

/** Only states that outlive the page are read back; a refusal or a rejection belongs to the page that saw it. */
const state = v.variant('status', [
  v.object({ status: v.literal('signing'), done: whole, step, nonce: whole }),
  v.object({
    status: v.literal('pending'),
    done: whole,
    step,
    nonce: whole,
    hash: v.nullable(hash),
    slow: v.boolean(),
  }),
  v.object({ status: v.literal('reverted'), hash, message: text }),
  v.object({ status: v.literal('replaced'), by: hash }),
  v.object({ status: v.literal('dropped') }),
  v.object({ status: v.literal('mined'), ...mined }),
  v.object({ status: v.literal('stalled'), ...mined }),
  v.object({ status: v.literal('indexed'), ...mined }),
])

const entry = v.object({
  id: text,
  key: text,
  chainId: whole,
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
  startedAtSeconds: whole,
  updatedAtSeconds: whole,
})

export interface TransactionLog {
  /** The entries of one chain, oldest first. What cannot be read is left out. */
  read(chainId: number, nowSeconds: number): TransactionEntry[]
  write(entries: readonly TransactionEntry[], chainId: number): void
}

export function createTransactionLog(storage: Storage | undefined = safeStorage()): TransactionLog {
  const readAll = (): TransactionEntry[] => {
    try {
      const stored: unknown = JSON.parse(storage?.getItem(KEY) ?? '[]')
      if (!Array.isArray(stored)) return []
      return stored.flatMap((value: unknown) => {
        const parsed = v.safeParse(entry, value)
        return parsed.success ? [parsed.output] : []
      })
    } catch {
      // Corrupt or denied storage: nothing is known of earlier pages.
      return []
    }
  }
  return {
    read: (chainId, nowSeconds) =>
      readAll().filter(
        (candidate) =>
          candidate.chainId === chainId &&
          (isUnderWay(candidate.state) || nowSeconds - candidate.updatedAtSeconds < KEPT_SECONDS),
      ),
    write(entries, chainId) {
      const others = readAll().filter((candidate) => candidate.chainId !== chainId)
      const kept = [...others, ...newest(entries)]
      try {
        storage?.setItem(
          KEY,
          JSON.stringify(kept, (_, value: unknown) => (typeof value === 'bigint' ? `${value}` : value)),
        )
      } catch {
        // Full or denied storage: the entries then live as long as the page, in the store that called.
      }
    },
  }
}

/** Whatever is under way, and the newest of the rest. */
function newest(entries: readonly TransactionEntry[]): TransactionEntry[] {
  const settled = entries.filter(({ state }) => !isUnderWay(state))
  const dropped = new Set(settled.slice(0, Math.max(0, settled.length - MOST_ENTRIES)))
  return entries.filter((candidate) => !dropped.has(candidate))
}
