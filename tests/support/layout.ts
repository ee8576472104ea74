// A layout for jsdom, which has none: every box has the same size, so that content that depends on sizes renders.
import { vi } from 'vitest'

const WIDTH = 1_000
const HEIGHT = 800

class ReportingObserver {
  readonly #report: ResizeObserverCallback

  constructor(report: ResizeObserverCallback) {
    this.#report = report
  }

  observe(target: Element): void {
    const contentRect = { width: WIDTH, height: HEIGHT / 2 } as DOMRectReadOnly
    queueMicrotask(() => {
      if (!target.isConnected) return
      this.#report([{ target, contentRect } as ResizeObserverEntry], this as unknown as ResizeObserver)
    })
  }

  unobserve(): void {}
  disconnect(): void {}
}

/** Applies to the rest of the test file. */
export function giveLayout(): void {
  vi.stubGlobal('ResizeObserver', ReportingObserver)
  const sizes: PropertyDescriptorMap = {
    clientWidth: { configurable: true, value: WIDTH },
    clientHeight: { configurable: true, value: HEIGHT },
    offsetParent: {
      configurable: true,
      get(this: Element) {
        return this.parentElement
      },
    },
  }
  Object.defineProperties(HTMLElement.prototype, sizes)
  Object.defineProperty(document, 'scrollingElement', { configurable: true, value: document.documentElement })
}
