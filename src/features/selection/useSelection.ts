// Which of the things shown are chosen, up to a limit; closed again when nothing is to be done with them.
import { startTransition, useRef, useState } from 'react'

export interface Selection {
  /** Whether things are being chosen at all. */
  readonly open: boolean
  readonly chosen: ReadonlySet<string>
  readonly full: boolean
  begin(): void
  end(): void
  set(id: string, chosen: boolean): void
  /** Chooses one that stands at a place, or takes it back; with `range` all from the place before to this one. */
  pick(pick: Pick): void
  /** Chooses as many of these as there is room for. */
  addAll(ids: readonly string[]): void
  clear(): void
}

interface Pick {
  readonly id: string
  readonly place: number
  readonly chosen: boolean
  readonly range: boolean
  /** What stands at a place; undefined where nothing may be chosen. */
  readonly idAt: (place: number) => string | undefined
}

/**
 * @param shown what there is to choose from, where what was chosen may go from it since; that is then chosen no longer
 */
export function useSelection(most: number, shown?: readonly string[]): Selection {
  const [open, setOpen] = useState(false)
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  const chosen = withoutGone(picked, shown)
  /** The place that was picked last, from which a range begins. */
  const anchor = useRef<number>(undefined)
  const set = (ids: readonly string[], wanted: boolean) =>
    setPicked((before) => {
      const after = new Set(withoutGone(before, shown))
      for (const id of ids) {
        if (!wanted) after.delete(id)
        else if (after.size < most) after.add(id)
      }
      return after
    })
  return {
    open,
    chosen,
    full: chosen.size >= most,
    begin: () => {
      anchor.current = undefined
      // A box on everything in view is more than one frame on a slow device; the click's own frame does not wait for it.
      startTransition(() => setOpen(true))
    },
    end: () => {
      setOpen(false)
      setPicked(new Set())
    },
    set: (id, wanted) => set([id], wanted),
    pick({ id, place, chosen: wanted, range, idAt }) {
      const from = range ? (anchor.current ?? place) : place
      anchor.current = place
      const [first, last] = [Math.min(from, place), Math.max(from, place)]
      const between = Array.from({ length: last - first + 1 }, (_, i) =>
        first + i === place ? id : idAt(first + i),
      )
      set(
        between.flatMap((each) => each ?? []),
        wanted,
      )
    },
    addAll: (ids) => set(ids, true),
    clear: () => setPicked(new Set()),
  }
}

function withoutGone(picked: ReadonlySet<string>, shown: readonly string[] | undefined): ReadonlySet<string> {
  if (shown === undefined || picked.size === 0) return picked
  const there = new Set(shown)
  return new Set([...picked].filter((id) => there.has(id)))
}
