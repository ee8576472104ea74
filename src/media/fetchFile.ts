// Fetches a whole file within limits of size and time, from a host whose response may never end.
import { MAX_PICTURE_BYTES, MAX_PICTURE_MILLISECONDS, type Refusal } from './pictureVerdict.ts'

export type Fetched =
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array<ArrayBuffer> }
  | {
      readonly kind: 'refused'
      readonly reason: Refusal
      /** The media type that the host says; only of a file that is too large. */
      readonly type?: string | undefined
    }

export interface FetchOptions {
  readonly bytes?: number
  readonly milliseconds?: number
  /** Outside a browser, no policy limits where a redirect leads. */
  readonly redirect?: RequestRedirect
  /** Further options of the request, such as its method and body. */
  readonly request?: RequestInit
}

const refuse = (reason: Refusal, type?: string): Fetched => ({ kind: 'refused', reason, type })

const QUIET: RequestInit = { credentials: 'omit', referrerPolicy: 'no-referrer' }

/** @throws the signal's reason when it is aborted */
export async function fetchFile(
  source: string,
  signal: AbortSignal,
  {
    bytes: most = MAX_PICTURE_BYTES,
    milliseconds = MAX_PICTURE_MILLISECONDS,
    redirect = 'follow',
    request = {},
  }: FetchOptions = {},
): Promise<Fetched> {
  const ending = new AbortController()
  const clock = setTimeout(() => ending.abort(), milliseconds)
  const either = AbortSignal.any([signal, ending.signal])
  try {
    const response = await fetch(source, { ...QUIET, ...request, redirect, signal: either })
    if (!response.ok || response.body === null) return refuse('unreachable')
    const refuseLarge = () => refuse('too-large', response.headers.get('content-type') ?? '')
    if (Number(response.headers.get('content-length') ?? 0) > most) return refuseLarge()
    const chunks: Uint8Array[] = []
    let length = 0
    const reader = response.body.getReader()
    either.addEventListener('abort', () => void reader.cancel().catch(() => undefined))
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      chunks.push(value)
      length += value.length
      if (length > most) return refuseLarge()
    }
    either.throwIfAborted()
    return { kind: 'bytes', bytes: joinChunks(chunks, length) }
  } catch {
    signal.throwIfAborted()
    if (ending.signal.aborted) return refuse('too-slow')
    return refuse((await isReachable(source, either, redirect)) ? 'unreadable' : 'unreachable')
  } finally {
    clearTimeout(clock)
    // Stops the transfer of a file that was refused halfway.
    ending.abort()
  }
}

function joinChunks(chunks: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}

/** Whether the host responds at all, even without cross-origin access to the response. */
async function isReachable(source: string, signal: AbortSignal, redirect: RequestRedirect): Promise<boolean> {
  try {
    await fetch(source, { ...QUIET, method: 'HEAD', mode: 'no-cors', redirect, signal })
    return true
  } catch {
    return false
  }
}
