// The current page and the previous ones: those stay unchanged and inactive, out of the document, so that Back renders
// nothing.
import { Activity, type ContextType, type ReactNode, useContext, useState } from 'react'
import { createPortal } from 'react-dom'
import { UNSAFE_LocationContext as LocationContext } from 'react-router'

/** The most previous pages kept; the oldest is dropped first. */
const MAX_LEFT = 2

/** A history entry, as the router gives it. */
type Entry = ContextType<typeof LocationContext>

interface Visit {
  readonly id: number
  /** The address that the page sees; a previous page keeps the last one it had. */
  readonly entry: Entry
  readonly box: HTMLElement
  /** Keeps the box in the document only while its page is shown, so that queries only match that page. */
  readonly hold: (place: HTMLElement | null) => () => void
}

interface Kept {
  readonly entry: Entry
  readonly visits: number
  readonly shown: Visit
  /** Previous pages, oldest first. */
  readonly left: readonly Visit[]
}

function begin(entry: Entry, id: number): Visit {
  const box = document.createElement('div')
  const hold = (place: HTMLElement | null) => {
    place?.append(box)
    return () => box.remove()
  }
  return { id, entry, box, hold }
}

function follow({ visits, shown, left }: Kept, entry: Entry): Kept {
  const { key, pathname } = entry.location
  // Other filters or another part of the same page.
  if (pathname === shown.entry.location.pathname) return { entry, visits, shown: { ...shown, entry }, left }
  const returning = left.find(
    ({ entry: { location } }) =>
      entry.navigationType === 'POP' && location.key === key && location.pathname === pathname,
  )
  return {
    entry,
    visits: visits + 1,
    shown: returning ?? begin(entry, visits),
    left: [...left, shown].filter((visit) => visit !== returning).slice(-MAX_LEFT),
  }
}

/** @param children the page at the router's current address; the same element each time */
export function KeptPages({ children }: { readonly children: ReactNode }) {
  const entry = useContext(LocationContext)
  const [previous, setPrevious] = useState<Kept>(() => ({
    entry,
    visits: 1,
    shown: begin(entry, 0),
    left: [],
  }))
  const kept = previous.entry === entry ? previous : follow(previous, entry)
  if (kept !== previous) setPrevious(kept)
  return [...kept.left, kept.shown].map((visit) => (
    <Activity key={visit.id} mode={visit === kept.shown ? 'visible' : 'hidden'}>
      {/* Comes before the page, so that the box is in the document when the page measures itself. */}
      <div ref={visit.hold} />
      {createPortal(<LocationContext value={visit.entry}>{children}</LocationContext>, visit.box)}
    </Activity>
  ))
}
