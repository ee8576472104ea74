// Hosts whose pictures the viewer allowed for this visit, because each host learns the viewer's IP address.

const KEY = 'vitrine:media-hosts'

let hosts: ReadonlySet<string> | undefined
const listeners = new Set<() => void>()

function read(): ReadonlySet<string> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return new Set(Array.isArray(stored) ? stored.filter((host) => typeof host === 'string') : [])
  } catch {
    // Blocked or corrupt storage counts as no consent.
    return new Set()
  }
}

/** @param host as in a URL: lower case, with its port */
export function isHostAllowed(host: string): boolean {
  return (hosts ??= read()).has(host)
}

/** @param host as in a URL: lower case, with its port */
export function allowHost(host: string): void {
  hosts = new Set([...(hosts ?? read()), host])
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...hosts]))
  } catch {
    // Consent stays in memory when the browser stores nothing.
  }
  for (const listener of listeners) listener()
}

/** Calls back whenever a host is allowed; returns a function that unsubscribes. */
export function onHostAllowed(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
