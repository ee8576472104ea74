// What every test with a document shares: matchers, a clean page, and the observers that jsdom lacks.
import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { withdrawWallets } from './fakeWallet.ts'

// What is waited for may first have to be imported, as a dialog's code is by the press that opens it: on a busy machine
// that takes longer than the second that is usual. A fact that never comes true still fails, only later.
configure({ asyncUtilTimeout: 30_000 })

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  withdrawWallets()
})

// jsdom has no layout: the observers that components subscribe to exist and stay silent, and nothing scrolls.
class SilentObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return []
  }
}

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
