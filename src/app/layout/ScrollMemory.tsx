// Scrolls a new page to the top, and restores the position on Back.
//
// The browser's own restoration runs before a page's content loads, so positions are stored here, by history entry.
// Changes of the query string alone (filters) and links marked `keepScroll` (tabs) keep the position. A link with a hash
// leads to that part of the page.
import { useEffect, useLayoutEffect, useRef } from 'react'
import { type Location, useLocation, useNavigationType } from 'react-router'

const STORAGE_KEY = 'vitrine.scroll'
const MAX_ENTRIES = 60
/** How long Back waits for a page that is still loading, unless the user scrolls first. */
const GROWTH_MILLISECONDS = 3_000

type Positions = Record<string, number>

/** The key of a history entry. The router gives the first entry of every document the same key. */
function entryKey({ key, pathname, search }: Location): string {
  return key + pathname + search
}

function load(first: string): Positions {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    // A newly opened address is another entry than before; after a reload or Back it's the same.
    const isNew = performance
      .getEntriesByType('navigation')
      .some((entry) => (entry as PerformanceNavigationTiming).type === 'navigate')
    return Object.fromEntries(
      Object.entries(stored).filter(([name, y]) => Number.isFinite(y) && !(isNew && name === first)),
    )
  } catch {
    return {}
  }
}

function save(positions: Positions): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(positions))
  } catch {
    // Storage is denied or full: positions last as long as the page.
  }
}

/**
 * Scrolls to `y`: at once if the content is cached, or as soon as the page is tall enough. Gives up when the user scrolls
 * or time runs out.
 *
 * The document is kept tall while the page renders, so that a grid finds the final scroll position and renders the rows
 * in view there instead of those at the top.
 */
function returnTo(y: number): () => void {
  const { body, documentElement } = document
  // A pixel less, because heights are rounded.
  const needed = y + innerHeight - 1
  const release = () => {
    body.style.minHeight = ''
  }
  const stop = () => {
    release()
    growth.disconnect()
    clearTimeout(limit)
    for (const type of SCROLL_EVENTS) removeEventListener(type, stop)
  }
  // The first callback comes before the next paint, when a cached page is complete.
  const growth = new ResizeObserver(() => {
    release()
    if (documentElement.scrollHeight < needed) return
    scrollTo(0, y)
    stop()
  })
  const limit = setTimeout(stop, GROWTH_MILLISECONDS)
  for (const type of SCROLL_EVENTS) addEventListener(type, stop, { passive: true })
  body.style.minHeight = `${y + innerHeight}px`
  scrollTo(0, y)
  growth.observe(body)
  return stop
}

/** Scrolls to a part of the page once it is there, and keeps it in place while what is above it loads. */
function goTo(id: string): () => void {
  const stop = () => {
    growth.disconnect()
    clearTimeout(limit)
    for (const type of SCROLL_EVENTS) removeEventListener(type, stop)
  }
  const look = () => document.getElementById(id)?.scrollIntoView()
  const growth = new ResizeObserver(look)
  const limit = setTimeout(stop, GROWTH_MILLISECONDS)
  for (const type of SCROLL_EVENTS) addEventListener(type, stop, { passive: true })
  look()
  growth.observe(document.body)
  return stop
}

const SCROLL_EVENTS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

export function ScrollMemory() {
  const location = useLocation()
  const navigation = useNavigationType()
  const positions = useRef<Positions>(undefined)
  const shown = useRef(location)

  // External system: the window's scroll position and the session's storage.
  useEffect(() => {
    history.scrollRestoration = 'manual'
    const remember = () => {
      const all = (positions.current ??= {})
      // Moves the entry to the end, so that the oldest ones are dropped first.
      const name = entryKey(shown.current)
      Reflect.deleteProperty(all, name)
      all[name] = scrollY
      for (const oldest of Object.keys(all).slice(0, -MAX_ENTRIES)) Reflect.deleteProperty(all, oldest)
    }
    const leave = () => {
      remember()
      save(positions.current ?? {})
    }
    addEventListener('scroll', remember, { passive: true })
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('scroll', remember)
      removeEventListener('pagehide', leave)
      history.scrollRestoration = 'auto'
    }
  }, [])

  useLayoutEffect(() => {
    const name = entryKey(location)
    positions.current ??= load(name)
    const before = shown.current
    shown.current = location
    const position = positions.current[name]
    if (location.hash !== '' && (navigation !== 'POP' || position === undefined)) {
      return goTo(location.hash.slice(1))
    }
    if (navigation === 'POP') return returnTo(position ?? 0)
    const keepScroll = (location.state as { keepScroll?: boolean } | null)?.keepScroll === true
    if (before.pathname !== location.pathname && !keepScroll) scrollTo(0, 0)
    return undefined
  }, [location, navigation])

  return null
}
