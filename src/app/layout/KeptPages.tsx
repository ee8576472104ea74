// The page of the address, and those that were left last: they stay as they were, out of the document and at rest, so
// that Back has nothing to draw.
import { Activity, type ContextType, type ReactNode, useContext, useState } from 'react'
import { createPortal } from 'react-dom'
import { UNSAFE_LocationContext as LocationContext } from 'react-router'

/** Pages that were left and are kept; the one left longest ago goes first. */
const MOST_LEFT = 2

/** An entry of the history, as the router tells it. */
type Entry = ContextType<typeof LocationContext>

interface Visit {
  readonly id: number
  /** What the page takes for the address: once it is left, the one that it was left at. */
  readonly entry: Entry
  readonly box: HTMLElement
  /** The box is in the document only while its page is shown: whatever is found there is of that page. */
  readonly hold: (place: HTMLElement | null) => () => void
}

interface Kept {
  readonly entry: Entry
  readonly visits: number
  readonly shown: Visit
  /** The one left longest ago first. */
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
  // Other filters, or another part of it: the page itself follows.
  if (pathname === shown.entry.location.pathname) return { entry, visits, shown: { ...shown, entry }, left }
  const known = left.find(
    ({ entry: { location } }) =>
      entry.navigationType === 'POP' && location.key === key && location.pathname === pathname,
  )
  return {
    entry,
    visits: visits + 1,
    shown: known ?? begin(entry, visits),
    left: [...left, shown].filter((visit) => visit !== known).slice(-MOST_LEFT),
  }
}

/** @param children the page of whichever address the router tells it; the same element each time */
export function KeptPages({ children }: { readonly children: ReactNode }) {
  const entry = useContext(LocationContext)
  const [known, setKnown] = useState<Kept>(() => ({ entry, visits: 1, shown: begin(entry, 0), left: [] }))
  const kept = known.entry === entry ? known : follow(known, entry)
  if (kept !== known) setKnown(kept)
  return [...kept.left, kept.shown].map((visit) => (
    <Activity key={visit.id} mode={visit === kept.shown ? 'visible' : 'hidden'}>
      {/* Before the page, so that its box is in the document when the page measures itself. */}
      <div ref={visit.hold} />
      {createPortal(<LocationContext value={visit.entry}>{children}</LocationContext>, visit.box)}
    </Activity>
  ))
}
