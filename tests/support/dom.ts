// What every test with a document shares: matchers, a clean page, and a network that refuses the unexpected.
import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { server } from './server.ts'

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => {
  cleanup()
  server.resetHandlers()
  if (typeof window === 'undefined') return
  localStorage.clear()
  sessionStorage.clear()
})
afterAll(() => server.close())

// jsdom has no layout: the observers that components subscribe to exist and stay silent, and nothing scrolls.
class SilentObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return []
  }
}

if (typeof window !== 'undefined') {
  window.ResizeObserver ??= SilentObserver as unknown as typeof ResizeObserver
  window.IntersectionObserver ??= SilentObserver as unknown as typeof IntersectionObserver
  window.scrollTo = () => {}
  Element.prototype.scrollIntoView ??= () => {}
  Element.prototype.hasPointerCapture ??= () => false
  window.matchMedia ??= (query: string) =>
    ({
      matches: false,
      media: query,
      onchange: null,
      addEventListener: () => {},
      removeEventListener: () => {},
      addListener: () => {},
      removeListener: () => {},
      dispatchEvent: () => false,
    }) as MediaQueryList
}
