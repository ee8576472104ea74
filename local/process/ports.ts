// Picks free TCP ports on the loopback interface.
import { randomInt } from 'node:crypto'
import getPort from 'get-port'

export const LOOPBACK = '127.0.0.1'

/**
 * Returns an address of this machine alone that can't be guessed: Linux responds at all of 127.0.0.0/8. Elsewhere it is
 * the default one, and only the port is unpredictable.
 */
export function hiddenHost(): string {
  if (process.platform !== 'linux') return LOOPBACK
  return ['127', ...[1, 2, 3].map(() => randomInt(1, 255))].join('.')
}

// First port, below the range from which Linux (32768) and macOS (49152) take the local ends of outgoing connections:
// such a connection could take a port picked there between the picking and the listening.
const FIRST = 20_000
const COUNT = 12_000

function* candidates(preferred: number | undefined) {
  if (preferred !== undefined) yield preferred
  const start = Math.floor(Math.random() * COUNT)
  for (let step = 0; step < COUNT; step++) yield FIRST + ((start + step) % COUNT)
}

/**
 * Returns a free port: the preferred one if nothing listens there, else any. Never returns the same one twice in a row.
 */
export function freePort(preferred?: number): Promise<number> {
  return getPort({ port: candidates(preferred), host: LOOPBACK })
}
