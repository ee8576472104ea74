// Makes an in-process server listen on loopback, on another port when the preferred one is taken.
import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { LOOPBACK } from './ports.ts'

/** Number of ports after the preferred one that are tried before any free one is used. */
const NEIGHBORS = 20

async function tryListen(server: Server, port: number): Promise<number> {
  server.listen({ port, host: LOOPBACK, exclusive: true })
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

const isTaken = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'EADDRINUSE' || error.code === 'EACCES')

/**
 * Listens on the preferred port, else on the next free one after it, else on any.
 *
 * @returns the port it listens on.
 * @throws a system error other than "address in use" or "access denied".
 */
export async function listen(server: Server, wantedPort: number): Promise<number> {
  const neighbors = wantedPort === 0 ? [] : Array.from({ length: NEIGHBORS }, (_, step) => wantedPort + step)
  for (const port of [...neighbors.filter((port) => port > 0 && port < 65_536), 0]) {
    try {
      return await tryListen(server, port)
    } catch (error) {
      if (!isTaken(error)) throw error
    }
  }
  throw new Error('No TCP port is free on the loopback interface')
}

/** Stops a server: it accepts no new connections, and open ones are cut. */
export async function close(server: Server): Promise<void> {
  if (!server.listening) return
  server.close()
  server.closeAllConnections()
  await once(server, 'close')
}
