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
  seen.length = 0
})
afterEach(() => vi.unstubAllGlobals())

function readTo(y: number) {
  act(() => {
    window.scrollTo(0, y)
    window.dispatchEvent(new Event('scroll'))
  })
}

/** Where the window was when each page was put in place. */
const seen: number[] = []

function Page() {
  useLayoutEffect(() => void seen.push(window.scrollY), [])
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
      <button onClick={() => void navigate(-1)}>Back</button>
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

  it('gives a new page its top, and Back its place', async () => {
    readTo(1_234)
    await visit('Item')
    expect(window.scrollY).toBe(0)
    readTo(50)
    await visit('Back')
    expect(window.scrollY).toBe(1_234)
  })

  it('waits for a page that is still growing', async () => {
    readTo(4_000)
    await visit('Item')
    setHeight(1_500)
    await visit('Back')
    act(() => grown())
    expect(document.body.style.minHeight, 'nothing holds the page longer than until it is drawn').toBe('')
    window.scrollTo(0, 0)
    setHeight(8_000)
    act(() => grown())
    expect(window.scrollY).toBe(4_000)
  })

  it('is at its place before the page that comes back looks where it is', async () => {
    readTo(4_000)
    await visit('Item')
    setHeight(1_500)
    await visit('Back')
    expect(seen).toEqual([0, 0, 4_000])
  })

  it('lets the reader scroll while the page grows', async () => {
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

  it('leaves the page where it is when only the filters change, or a tab', async () => {
    readTo(700)
    await visit('Sorted')
    expect(window.scrollY).toBe(700)
    await visit('Tab')
    expect(window.scrollY).toBe(700)
  })
})

describe('ScrollMemory of a new document', () => {
  /** Opens the site as a document of its own, as the browser says that it came about. */
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

  it('gives another address its top, and Back the place of the document before', () => {
    const other = open('/activity', 'navigate')
    expect(window.scrollY).toBe(0)
    readTo(65)
    other.leave()
    open('/', 'back_forward')
    expect(window.scrollY).toBe(1_101)
  })

  it('gives a reload its place', () => {
    open('/', 'reload')
    expect(window.scrollY).toBe(1_101)
  })

  it('gives the same address its top when it is opened anew', () => {
    open('/', 'navigate')
    expect(window.scrollY).toBe(0)
  })
})
