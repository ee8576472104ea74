// HTTP requests of operators' tools: a time limit, a size limit, and failures that say what to check.
import { capResponse } from '../../src/domain/capResponse.ts'
import { redactUrl } from './webUrl.ts'

/** Thrown when no response came; the message says why. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError'
}

/** A complete response. */
export interface Reply {
  readonly status: number
  readonly headers: Headers
  readonly body: string
}

export interface RequestOptions extends RequestInit {
  /** See `fetchFrom`. */
  readonly origin?: string | undefined
  /** In milliseconds. */
  readonly timeoutMs: number
}

/** Names of Node's and undici's failures, in words. Source: https://nodejs.org/api/errors.html */
const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ECONNRESET: 'it closed the connection',
  UND_ERR_SOCKET: 'it closed the connection',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the name service doesn’t respond',
  EHOSTUNREACH: 'the host can’t be reached',
  ENETUNREACH: 'the network can’t be reached',
  ETIMEDOUT: 'it doesn’t respond',
  UND_ERR_CONNECT_TIMEOUT: 'it doesn’t respond',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is self-signed',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host',
  'redirect count exceeded': 'it redirects without an end',
}

function explain(error: unknown, timeoutMs: number): string {
  if (error instanceof Error && error.name === 'TimeoutError')
    return `it took longer than ${timeoutMs / 1_000} s`
  let said = String(error)
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? String(cause.code) : ''
    if (code !== '') return REASONS[code] ?? code
    said = cause.message
  }
  return REASONS[said] ?? said
}

/**
 * Returns a fetch that names the site's origin as browsers do for its page: an endpoint's key may be limited to it.
 * @param origin undefined when it isn't known; then the requests name none
 */
export function fetchFrom(origin: string | undefined): typeof fetch {
  if (origin === undefined) return fetch
  return (url, init) => {
    const headers = new Headers(init?.headers)
    headers.set('origin', origin)
    return fetch(url, { ...init, headers })
  }
}

/**
 * Sends a request and reads the response.
 * @throws UnreachableError
 */
export async function request(url: string, { timeoutMs, origin, ...init }: RequestOptions): Promise<Reply> {
  try {
    const response = await fetchFrom(origin)(url, { ...init, signal: AbortSignal.timeout(timeoutMs) })
    const { status, headers } = response
    return { status, headers, body: await capResponse(response).text() }
  } catch (cause) {
    throw new UnreachableError(`Couldn’t reach ${redactUrl(url)}: ${explain(cause, timeoutMs)}.`, { cause })
  }
}

/** Failures that may pass: overload, and a server behind a proxy that restarts. */
const PASSING: ReadonlySet<number> = new Set([408, 425, 429, 502, 503, 504])

const PAUSES_MS = [1_000, 4_000]

/**
 * Sends a request, and again after a pause when it fails in a way that may pass.
 * @param options.pausesMs pauses before each further attempt
 * @throws UnreachableError after the last attempt
 */
export async function requestPatiently(
  url: string,
  {
    pausesMs = PAUSES_MS,
    ...options
  }: RequestOptions & { readonly pausesMs?: readonly number[] | undefined },
): Promise<Reply> {
  for (const pause of pausesMs) {
    try {
      const reply = await request(url, options)
      if (!PASSING.has(reply.status)) return reply
    } catch (error) {
      if (!(error instanceof UnreachableError)) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  return request(url, options)
}

/** How long a server may take to say anything at all, in milliseconds. */
const REACH_TIMEOUT_MS = 10_000

/**
 * Resolves when a server responds, whatever it says.
 * @param options.pausesMs pauses before each further attempt
 * @throws UnreachableError
 */
export async function reach(
  url: string,
  options: { readonly pausesMs?: readonly number[] | undefined } = {},
): Promise<void> {
  await requestPatiently(url, { ...options, redirect: 'manual', timeoutMs: REACH_TIMEOUT_MS })
}

/** The most characters shown of a server's own words. */
const MAX_WORDS = 300

/** The most characters that are searched for these words. */
const MAX_MARKUP = 10_000

/** Text on one line, without characters that control a terminal. */
export const oneLine = (text: string): string => text.replace(/[\p{C}\s]+/gu, ' ').trim()

/** A server's words on one line, without markup. Only the beginning of a long text is looked at. */
export function quoteWords(text: string): string {
  const line = oneLine(text.slice(0, MAX_MARKUP).replace(/<[^<>]*>/g, ' '))
  return line.length > MAX_WORDS ? `${line.slice(0, MAX_WORDS)}…` : line
}
