import { useLayoutEffect } from 'react'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MemoryRouter, useLocation, useNavigate } from 'react-router'
import { Link } from '../../ui/Link.tsx'
import { ScrollMemory } from './ScrollMemory.tsx'

function setHeight(height: number) {
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: height, configurable: true })
}

let grown: () => void = () => undefined

beforeEach(() => {
  setHeight(10_000)
  vi.spyOn(window, 'scrollTo').mockImplementation(((_x: number, y: number) => {
    const held = Number.parseFloat(document.body.style.minHeight || '0')
    const height = Math.max(document.documentElement.scrollHeight, held)
    const deepest = Math.max(0, height - window.innerHeight)
    Object.defineProperty(window, 'scrollY', { value: Math.min(y, deepest), configurable: true })
  }) as typeof window.scrollTo)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(notify: () => void) {
        grown = notify
      }
      observe() {}
      disconnect() {
        grown = () => undefined
      }
    },
  )
  window.scrollTo(0, 0)
  positions.length = 0
})
afterEach(() => vi.unstubAllGlobals())

function readTo(y: number) {
  act(() => {
    window.scrollTo(0, y)
    window.dispatchEvent(new Event('scroll'))
  })
}

/** The scroll position when each page was mounted. */
const positions: number[] = []

function Page() {
  useLayoutEffect(() => void positions.push(window.scrollY), [])
  return null
}

function Site() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return (
    <>
      <ScrollMemory />
      <Link to="/item">Item</Link>
      <Link to="/?sort=price">Sorted</Link>
      <Link to="/activity" state={{ keepScroll: true }}>
        Tab
      </Link>
      <Link to="/item#part">Part</Link>
      <button onClick={() => void navigate(-1)}>Back</button>
      {pathname === '/item' && <p id="part">The part</p>}
      <Page key={pathname} />
    </>
  )
}

async function visit(...names: string[]) {
  const user = userEvent.setup()
  for (const name of names) await user.click(screen.getByText(name))
}

describe('ScrollMemory', () => {
  beforeEach(() => {
    render(
      <MemoryRouter>
        <Site />
      </MemoryRouter>,
    )
  })

  it('starts a new page at the top, and restores the position on Back', async () => {
    readTo(1_234)
    await visit('Item')
    expect(window.scrollY).toBe(0)
    readTo(50)
    await visit('Back')
    expect(window.scrollY).toBe(1_234)
  })

  it('leads to a part of a page, and stays there while what is above it loads', async () => {
    const seen = vi.fn()
    Element.prototype.scrollIntoView = function (this: Element) {
      seen(this.id)
    }
    readTo(1_234)
    await visit('Part')
    expect(seen).toHaveBeenLastCalledWith('part')
    act(() => grown())
    expect(seen).toHaveBeenCalledTimes(2)
    act(() => void window.dispatchEvent(new Event('wheel')))
    act(() => grown())
    expect(seen).toHaveBeenCalledTimes(2)
    await visit('Back')
    expect(window.scrollY).toBe(1_234)
  })

  it('waits for a page that is still loading', async () => {
    readTo(4_000)
    await visit('Item')
    setHeight(1_500)
    await visit('Back')
    act(() => grown())
    expect(document.body.style.minHeight, 'released once the page is rendered').toBe('')
    window.scrollTo(0, 0)
    setHeight(8_000)
    act(() => grown())
    expect(window.scrollY).toBe(4_000)
  })

  it('restores the position before the page measures it', async () => {
    readTo(4_000)
    await visit('Item')
    setHeight(1_500)
    await visit('Back')
    expect(positions).toEqual([0, 0, 4_000])
  })

  it('lets the user scroll while the page loads', async () => {
    readTo(4_000)
    await visit('Item')
    setHeight(1_500)
    await visit('Back')
    act(() => grown())
    act(() => void window.dispatchEvent(new Event('wheel')))
    readTo(100)
    setHeight(8_000)
    act(() => grown())
    expect(window.scrollY).toBe(100)
  })

  it('keeps the position when only the filters or the tab change', async () => {
    readTo(700)
    await visit('Sorted')
    expect(window.scrollY).toBe(700)
    await visit('Tab')
    expect(window.scrollY).toBe(700)
  })
})

describe('ScrollMemory of a new document', () => {
  /** Opens the site in a new document, with the browser's type of navigation. */
  function open(address: string, type: PerformanceNavigationTiming['type']) {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
      { type } as Partial<PerformanceNavigationTiming> as PerformanceNavigationTiming,
    ])
    window.scrollTo(0, 0)
    const { unmount } = render(
      <MemoryRouter initialEntries={[address]}>
        <Site />
      </MemoryRouter>,
    )
    return {
      leave: () => {
        window.dispatchEvent(new Event('pagehide'))
        unmount()
      },
    }
  }

  beforeEach(() => {
    sessionStorage.clear()
    const before = open('/', 'navigate')
    readTo(1_101)
    before.leave()
  })

  it('starts another address at the top, and restores the previous document’s position on Back', () => {
    const other = open('/activity', 'navigate')
    expect(window.scrollY).toBe(0)
    readTo(65)
    other.leave()
    open('/', 'back_forward')
    expect(window.scrollY).toBe(1_101)
  })

  it('restores the position on reload', () => {
    open('/', 'reload')
    expect(window.scrollY).toBe(1_101)
  })

  it('starts at the top when the same address is opened again', () => {
    open('/', 'navigate')
    expect(window.scrollY).toBe(0)
  })
})
