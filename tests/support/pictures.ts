// Pictures for tests in jsdom, which draws none, has no URLs for blobs, and doesn't know whether an element is in view.
import { http, HttpResponse, type HttpResponseResolver } from 'msw'
import { vi } from 'vitest'
import { server } from './server.ts'

/** The part of a one-pixel PNG that is read. */
export function makePng(width: number, height: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(33)
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
  new DataView(bytes.buffer).setUint32(16, width)
  new DataView(bytes.buffer).setUint32(20, height)
  return bytes
}

/** Gives blobs URLs that number them in order. */
export function addressBlobs(): void {
  let last = 0
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:picture-${(last += 1)}`)
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined)
}

/** Serves pictures at these URLs; @returns the URLs requested so far, in order. */
export function servePictures(
  responses: Readonly<Record<string, HttpResponseResolver | Uint8Array<ArrayBuffer>>>,
): string[] {
  const requested: string[] = []
  server.use(
    ...Object.entries(responses).map(([address, answer]) =>
      http.get(address, (info) => {
        requested.push(info.request.url)
        return typeof answer === 'function' ? answer(info) : new HttpResponse(answer)
      }),
    ),
  )
  return requested
}

/** Whether observed elements are in view, and functions that report it to each of them. */
const view = { inView: true, reports: new Set<(isIntersecting: boolean) => void>() }

/** Replaces IntersectionObserver: reports once on `observe`, and again on `scrollView`. */
export function observeView(inView = true): void {
  view.inView = inView
  view.reports.clear()
  class ViewObserver {
    readonly #report: (isIntersecting: boolean) => void
    constructor(report: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
      this.#report = (isIntersecting) => report([{ isIntersecting }])
    }
    observe(): void {
      view.reports.add(this.#report)
      this.#report(view.inView)
    }
    disconnect(): void {
      view.reports.delete(this.#report)
    }
  }
  vi.stubGlobal('IntersectionObserver', ViewObserver)
}

/** Moves all observed elements into or out of view. */
export function scrollView(inView: boolean): void {
  view.inView = inView
  for (const report of [...view.reports]) report(inView)
}
