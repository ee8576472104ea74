// Stored transactions: one storage record each, so that tabs never overwrite each other's.
import { safeStorage } from '../storage/persistedValue.ts'
import { formatEntry, parseEntry, type StoredEntry, unknownEntryTime } from './entry.ts'
import { isFollowed, isUnderWay } from './machine.ts'

const PREFIX = 'vitrine.transaction.'

/** Most records kept of transactions that ended; the oldest are removed first. */
const MAX_ENTRIES = 20

/** How long a record is kept after its last change, in seconds; longer while it is in progress. */
const KEPT_SECONDS = 86_400

/** How long an unreadable record is kept, in seconds: another version of Vitrine may still need it. */
const KEPT_UNKNOWN_SECONDS = 30 * KEPT_SECONDS

/** What another tab did to a record. `entry` is undefined when it was removed. */
interface LogChange {
  /** Undefined when all records were removed. */
  readonly id: string | undefined
  readonly entry: StoredEntry | undefined
}

export interface TransactionLog {
  /** The entries of one chain, oldest first. Unreadable records are skipped, old ones are removed. */
  read(chainId: number, nowSeconds: number): readonly StoredEntry[]
  get(id: string): StoredEntry | undefined
  put(entry: StoredEntry): void
  remove(id: string): void
  /** Reports what other tabs write; returns the function that stops. */
  subscribe(listener: (change: LogChange) => void): () => void
}

interface LogOptions {
  readonly storage?: Storage | undefined
  /** Where the browser announces other tabs' writes. */
  readonly events?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
}

export function createTransactionLog({
  storage = safeStorage(),
  events = globalThis,
}: LogOptions = {}): TransactionLog {
  // With denied or full storage, pages don't see each other, and entries last as long as this page.
  const quietly = <T>(act: () => T): T | undefined => {
    try {
      return act()
    } catch {
      return undefined
    }
  }
  const getRecord = (id: string) => quietly(() => storage?.getItem(PREFIX + id)) ?? null
  const remove = (id: string) => quietly(() => storage?.removeItem(PREFIX + id))
  const ids = () =>
    quietly(() =>
      Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? '')
        .filter((key) => key.startsWith(PREFIX))
        .map((key) => key.slice(PREFIX.length)),
    ) ?? []

  return {
    read(chainId, nowSeconds) {
      const entries = ids()
        .flatMap((id) => {
          const record = getRecord(id)
          const entry = parseEntry(record)
          if (entry === undefined || entry.id !== id) {
            const writtenAt = unknownEntryTime(record ?? '', id)
            if (writtenAt === undefined || nowSeconds - writtenAt >= KEPT_UNKNOWN_SECONDS) remove(id)
            return []
          }
          return entry.chainId === chainId ? [entry] : []
        })
        .sort((one, other) => one.startedAtSeconds - other.startedAtSeconds || (one.id < other.id ? -1 : 1))
      const old = new Set(
        entries.filter(
          ({ state, updatedAtSeconds }) =>
            !isUnderWay(state) && nowSeconds - updatedAtSeconds >= KEPT_SECONDS,
        ),
      )
      const ended = entries.filter((entry) => !old.has(entry) && !isFollowed(entry.state))
      for (const entry of ended.slice(0, Math.max(0, ended.length - MAX_ENTRIES))) old.add(entry)
      for (const { id } of old) remove(id)
      return entries.filter((entry) => !old.has(entry))
    },
    get: (id) => parseEntry(getRecord(id)),
    put: (entry) => quietly(() => storage?.setItem(PREFIX + entry.id, formatEntry(entry))),
    remove,
    subscribe(listener) {
      const onMessage = (event: Event) => {
        const { key, newValue } = event as StorageEvent
        if (key === null) listener({ id: undefined, entry: undefined })
        else if (key.startsWith(PREFIX)) {
          listener({ id: key.slice(PREFIX.length), entry: parseEntry(newValue) })
        }
      }
      events.addEventListener('storage', onMessage)
      return () => events.removeEventListener('storage', onMessage)
    },
  }
}
