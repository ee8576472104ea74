// A value that the browser keeps between visits and shares among tabs; when storage is denied or full, it lasts as long
// as the page.

export interface PersistedValue<Value> {
  /** Returns the same value until something changes it. */
  get(): Value
  /** Replaces the value, after reading what another tab has written. */
  update(change: (present: Value) => Value): void
  /** Calls back on every change, in this tab or another; returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void
}

export interface PersistedValueOptions<Value> {
  /** Key in storage, such as `vitrine.cart.mainnet.1`. */
  readonly name: string
  /** Parses a record; null when there is none. Never throws: anything on this origin can write a record. */
  readonly parse: (record: string | null) => Value
  /** The record of a value; null when no record is needed. */
  readonly format: (value: Value) => string | null
  /** `safeStorage()`, or undefined for none. */
  readonly storage: Storage | undefined
  /** The target on which the browser announces writes by other tabs. */
  readonly events?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> | undefined
}

export function createPersistedValue<Value>({
  name,
  parse,
  format,
  storage,
  events = globalThis,
}: PersistedValueOptions<Value>): PersistedValue<Value> {
  const listeners = new Set<() => void>()
  /** The record as last read or written; undefined once storage can't be used. */
  let record: string | null | undefined = storage === undefined ? undefined : null
  let value = parse(null)

  const read = () => {
    if (record === undefined) return
    try {
      const stored = storage?.getItem(name) ?? null
      if (stored === record) return
      record = stored
      value = parse(stored)
    } catch {
      record = undefined
    }
  }
  const notify = () => {
    for (const listener of listeners) listener()
  }
  const onStorage = (event: Event) => {
    const { key } = event as StorageEvent
    if (key !== null && key !== name) return
    read()
    notify()
  }
  read()

  return {
    get: () => value,
    update(change) {
      read()
      value = change(value)
      if (record !== undefined) {
        try {
          record = format(value)
          if (record === null) storage?.removeItem(name)
          else storage?.setItem(name, record)
        } catch {
          record = undefined
        }
      }
      notify()
    },
    subscribe(listener) {
      if (listeners.size === 0) {
        events.addEventListener('storage', onStorage)
        // Reads what was written while there were no listeners.
        read()
      }
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) events.removeEventListener('storage', onStorage)
      }
    },
  }
}

/** `localStorage`; undefined when reading the property itself throws because storage is denied. */
export function safeStorage(): Storage | undefined {
  try {
    return globalThis.localStorage
  } catch {
    return undefined
  }
}
