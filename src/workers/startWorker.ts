// Starts a worker from the build's own scripts and calls its service; pending calls reject when the worker is lost or
// ended.
import { type Remote, wrap } from 'comlink'
import { VitrineError } from '../domain/errors.ts'
import type { Value } from '../messages/message.ts'

/** The part of Trusted Types used here. Source: https://www.w3.org/TR/trusted-types/ */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string }
}

/** @throws TypeError for anything but a script of the build's own, on the page's own origin */
function ownScript(url: string): string {
  const { origin, pathname } = new URL(url, location.href)
  // The development server serves scripts at the paths of their sources; the build puts all into one folder.
  const folder = new URL(/* @vite-ignore */ '.', import.meta.url).pathname
  const isOwn =
    import.meta.env.DEV ||
    (pathname.startsWith(folder) && /^[\w.-]+\.js$/.test(pathname.slice(folder.length)))
  if (origin === location.origin && isOwn) return url
  throw new TypeError(`${url} isn't a script of this page.`)
}

/** A policy can be created only once for each name. */
const policies = new WeakMap<TrustedTypes, ReturnType<TrustedTypes['createPolicy']>>()

/** The address of the worker's script as a trusted type, where the page requires one. */
function toTrusted(url: string): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes }
  if (trustedTypes === undefined) return url
  const policy =
    policies.get(trustedTypes) ?? trustedTypes.createPolicy('vitrine-worker', { createScriptURL: ownScript })
  policies.set(trustedTypes, policy)
  return policy.createScriptURL(url)
}

/** The worker's script did not load, or it broke down, and its pending calls will never get a response. */
export class WorkerLostError extends VitrineError {
  readonly code = 'worker-lost'
}

export interface StartedWorker<Service> {
  /**
   * Calls the service and returns its result. Rejects with {@link WorkerLostError} once the worker is lost, and with
   * the reason once it was ended.
   */
  call<Result>(request: (service: Remote<Service>) => Promise<Result>): Promise<Result>
  /** Ends the worker and all its pending work, requests included. */
  end(reason: unknown): void
}

export interface WorkerOptions {
  /** The URL of the worker's script, from the bundler. */
  readonly url: string
  /** Name in the browser's developer tools. */
  readonly name: string
  /** Message shown when it is lost. */
  readonly lostMessage: Value
  /** Called once when the worker is lost, and not when it was ended. */
  readonly onLost?: (() => void) | undefined
}

/** Starts a worker whose script exposes the service by comlink. */
export function startWorker<Service>({
  url,
  name,
  lostMessage,
  onLost,
}: WorkerOptions): StartedWorker<Service> {
  const worker = new Worker(toTrusted(url), { type: 'module', name })
  const remote = wrap<Service>(worker)
  /** Rejections of pending calls, since a worker that is gone never responds. */
  const pendingRejects = new Set<(reason: unknown) => void>()
  let loss: { readonly reason: unknown } | undefined
  const stop = (reason: unknown) => {
    loss = { reason }
    worker.terminate()
    for (const reject of pendingRejects) reject(reason)
    pendingRejects.clear()
  }
  const reportLoss = (event: Event) => {
    if (loss !== undefined) return
    const cause = 'error' in event ? event.error : undefined
    stop(new WorkerLostError(lostMessage, { cause, details: { event: event.type } }))
    onLost?.()
  }
  worker.addEventListener('error', reportLoss)
  worker.addEventListener('messageerror', reportLoss)
  return {
    call: (request) =>
      new Promise((resolve, reject) => {
        if (loss !== undefined) return reject(loss.reason)
        pendingRejects.add(reject)
        request(remote)
          .then(resolve, reject)
          .finally(() => pendingRejects.delete(reject))
      }),
    end: (reason) => {
      if (loss === undefined) stop(reason)
    },
  }
}
