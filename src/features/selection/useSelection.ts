// The selection among the things shown, up to a limit.
import { startTransition, useRef, useState } from 'react'

export interface Selection {
  /** Whether things are being selected. */
  readonly open: boolean
  readonly selected: ReadonlySet<string>
  readonly full: boolean
  begin(): void
  end(): void
  set(id: string, selected: boolean): void
  /** Selects or deselects the thing at a place; with `range`, everything from the previous place to this one. */
  pick(pick: Pick): void
  /** Selects as many of these as fit. */
  addAll(ids: readonly string[]): void
  clear(): void
}

interface Pick {
  readonly id: string
  readonly place: number
  readonly selected: boolean
  readonly range: boolean
  /** Returns the id at a place; undefined if nothing can be selected there. */
  readonly idAt: (place: number) => string | undefined
}

/** @param shown ids of a list that may lose entries; those are then deselected */
export function useSelection(most: number, shown?: readonly string[]): Selection {
  const [open, setOpen] = useState(false)
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  const selected = keepShown(picked, shown)
  /** The place picked last, where a range starts. */
  const anchor = useRef<number>(undefined)
  const set = (ids: readonly string[], selecting: boolean) =>
    setPicked((before) => {
      const after = new Set(keepShown(before, shown))
      for (const id of ids) {
        if (!selecting) after.delete(id)
        else if (after.size < most) after.add(id)
      }
      return after
    })
  return {
    open,
    selected,
    full: selected.size >= most,
    begin: () => {
      anchor.current = undefined
      // Rendering all checkboxes takes more than a frame on a slow device, and must not delay the click's own frame.
      startTransition(() => setOpen(true))
    },
    end: () => {
      setOpen(false)
      setPicked(new Set())
    },
    set: (id, selecting) => set([id], selecting),
    pick({ id, place, selected: selecting, range, idAt }) {
      const from = range ? (anchor.current ?? place) : place
      anchor.current = place
      const [first, last] = [Math.min(from, place), Math.max(from, place)]
      const between = Array.from({ length: last - first + 1 }, (_, i) =>
        first + i === place ? id : idAt(first + i),
      )
      set(
        between.flatMap((each) => each ?? []),
        selecting,
      )
    },
    addAll: (ids) => set(ids, true),
    clear: () => setPicked(new Set()),
  }
}

function keepShown(picked: ReadonlySet<string>, shown: readonly string[] | undefined): ReadonlySet<string> {
  if (shown === undefined || picked.size === 0) return picked
  const there = new Set(shown)
  return new Set([...picked].filter((id) => there.has(id)))
}
