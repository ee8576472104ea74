// Gives a new page its top and Back its place.
//
// The browser's own restoration runs before a page's content is there, so positions are kept here, by history
// entry. Changing the query string alone (filters) and links marked `keepScroll` (tabs) leave the page where it is.
import { useEffect, useLayoutEffect, useRef } from 'react'
import { type Location, useLocation, useNavigationType } from 'react-router'

const STORAGE_KEY = 'vitrine.scroll'
const MAX_ENTRIES = 60
/** How long Back waits for a page that is still growing, unless the reader scrolls first. */
const GROWTH_MILLISECONDS = 3_000

type Positions = Record<string, number>

/** Names a history entry. The router gives every entry that began with a new document the same key. */
function nameOf({ key, pathname, search }: Location): string {
  return key + pathname + search
}

function load(first: string): Positions {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    // An address that was opened anew is not the entry that had it before; after a reload or Back it is.
    const isReload = performance
      .getEntriesByType('navigation')
      .some((entry) => (entry as PerformanceNavigationTiming).type === 'navigate')
    return Object.fromEntries(
      Object.entries(stored).filter(([name, y]) => Number.isFinite(y) && !(isReload && name === first)),
    )
  } catch {
    return {}
  }
}

function save(positions: Positions): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(positions))
  } catch {
    // Storage is denied or full: positions last as long as the page does.
  }
}

/**
 * Puts the page back to `y`: at once when what it shows is at hand, else as soon as it has grown tall enough. Gives up
 * when the reader scrolls or time runs out.
 *
 * The document is held tall while the page is being put together, so that a grid finds the window where it will be
 * and draws the rows that are in view there, not those at its top first.
 */
function returnTo(y: number): () => void {
  const { body, documentElement } = document
  // A pixel less, because heights are told in whole ones.
  const needed = y + innerHeight - 1
  const release = () => {
    body.style.minHeight = ''
  }
  const stop = () => {
    release()
    growth.disconnect()
    clearTimeout(limit)
    for (const type of INTENTS) removeEventListener(type, stop)
  }
  // It is told of the body as it is first, before the next paint, when a page that was at hand is whole.
  const growth = new ResizeObserver(() => {
    release()
    if (documentElement.scrollHeight < needed) return
    scrollTo(0, y)
    stop()
  })
  const limit = setTimeout(stop, GROWTH_MILLISECONDS)
  for (const type of INTENTS) addEventListener(type, stop, { passive: true })
  body.style.minHeight = `${y + innerHeight}px`
  scrollTo(0, y)
  growth.observe(body)
  return stop
}

const INTENTS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

export function ScrollMemory() {
  const location = useLocation()
  const navigation = useNavigationType()
  const positions = useRef<Positions>(undefined)
  const shown = useRef(location)

  // Outside system: the window's scroll position and the session's storage.
  useEffect(() => {
    history.scrollRestoration = 'manual'
    const remember = () => {
      const all = (positions.current ??= {})
      // Set again at the end, so that the oldest entries come first and are the ones to go.
      const name = nameOf(shown.current)
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
    const name = nameOf(location)
    positions.current ??= load(name)
    const before = shown.current
    shown.current = location
    if (navigation === 'POP') return returnTo(positions.current[name] ?? 0)
    const keepScroll = (location.state as { keepScroll?: boolean } | null)?.keepScroll === true
    if (before.pathname !== location.pathname && !keepScroll) scrollTo(0, 0)
    return undefined
  }, [location, navigation])

  return null
}
