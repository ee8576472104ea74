// Hosts whose pictures the viewer allowed for this visit, because each host learns the viewer's IP address.
import { createListeners } from '../domain/listeners.ts'

const KEY = 'vitrine:media-hosts'

let hosts: ReadonlySet<string> | undefined
const changes = createListeners()

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
  changes.notify()
}

/** Calls back whenever a host is allowed; returns a function that unsubscribes. */
export const onHostAllowed = changes.subscribe
