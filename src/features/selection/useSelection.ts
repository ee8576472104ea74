// Which of the things shown are chosen, up to a limit; closed again when nothing is to be done with them.
import { useState } from 'react'

export interface Selection {
  /** Whether things are being chosen at all. */
  readonly open: boolean
  readonly chosen: ReadonlySet<string>
  readonly full: boolean
  begin(): void
  end(): void
  set(id: string, chosen: boolean): void
  /** Chooses as many of these as there is room for. */
  addAll(ids: readonly string[]): void
  clear(): void
}

export function useSelection(most: number): Selection {
  const [open, setOpen] = useState(false)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  return {
    open,
    chosen,
    full: chosen.size >= most,
    begin: () => setOpen(true),
    end: () => {
      setOpen(false)
      setChosen(new Set())
    },
    set: (id, wanted) =>
      setChosen((before) => {
        const after = new Set(before)
        if (wanted) after.add(id)
        else after.delete(id)
        return after.size > most ? before : after
      }),
    addAll: (ids) => setChosen((before) => new Set([...before, ...ids].slice(0, most))),
    clear: () => setChosen(new Set()),
  }
}
