// Refuses requests from other sites' pages to this machine, because a chain whose accounts are unlocked listens here.
//
// A browser sends the name that it looked up as Host, so a foreign name that points at this machine (DNS rebinding)
// shows there; and it names the requesting page as Origin, unless the request is a plain one of the same origin.
import type { IncomingMessage, ServerResponse } from 'node:http'

const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i

/**
 * Returns whether a request names this machine as its host, and comes from a page of the same server, or from no page
 * at all.
 */
export function isOwnRequest({ headers: { host = '', origin } }: IncomingMessage): boolean {
  return (
    LOCAL_HOST.test(host) && (origin === undefined || origin.toLowerCase() === `http://${host.toLowerCase()}`)
  )
}

/** Returns whether a request names this machine as its host, from any page; for content that is public in any case. */
export function isLocalRequest({ headers: { host = '' } }: IncomingMessage): boolean {
  return LOCAL_HOST.test(host)
}

/** Responds with 403 and the reason. */
export function refuseForeign(response: ServerResponse): void {
  response.writeHead(403, { 'content-type': 'text/plain; charset=utf-8' })
  response.end('This server only accepts requests from its own page, at localhost or 127.0.0.1.\n')
}
