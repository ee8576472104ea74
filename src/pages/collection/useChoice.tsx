// Choosing several items of a collection: what is for sale to put into the basket, one's own to list for sale.
import { type ReactNode, useState } from 'react'
import { messageForPeople } from '../../domain/errors.ts'
import { formatCount } from '../../domain/wei.ts'
import { SelectionBar } from '../../features/selection/SelectionBar.tsx'
import { type Choosing, useChoosing } from '../../features/selection/useChoosing.tsx'
import { useSelection } from '../../features/selection/useSelection.ts'
import { MOST_KEPT } from '../../features/trading/basket/storedLegs.ts'
import { MOST_CHOSEN } from '../../features/trading/bulk/limit.ts'
import { indexError } from '../../graphql/errors.ts'
import { Button } from '../../ui/Button.tsx'
import type { ShownItem } from './shownItems.ts'
import styles from './Choice.module.css'

export interface Choice {
  readonly open: boolean
  readonly begin: () => void
  /** The line that says how many are chosen and what can be done with them; null while nothing is being chosen. */
  readonly bar: ReactNode
  readonly area: Choosing['area']
  readonly has: (item: ShownItem) => boolean
  /** The box of one item; undefined while nothing is being chosen, and where it may not be. */
  readonly box: (item: ShownItem, place: number) => ReactNode
}

/** What the chosen are chosen for. */
export interface ChoiceAction {
  /** Told apart by it: what was chosen for one thing is not chosen for another. */
  readonly kind: 'buy' | 'list'
  /** What an item is chosen by; undefined for one that may not be. */
  readonly idOf: (item: ShownItem) => string | undefined
  /** On those that may not be, in a word, where nothing else says why. */
  readonly excluded?: string
  /** On the button. */
  readonly label: (count: string) => string
  /**
   * Does it; the sentence that is left to say, if any. What it throws is said, and the chosen stay.
   */
  readonly act: (ids: readonly string[]) => Promise<string | undefined>
}

export interface ChoiceOptions {
  readonly action: ChoiceAction
  readonly itemAt: (place: number) => ShownItem | undefined
  readonly inView: () => readonly ShownItem[]
}

export function useChoice({ action, itemAt, inView }: ChoiceOptions): Choice {
  const { kind, idOf, excluded, label, act } = action
  const most = kind === 'buy' ? MOST_KEPT : MOST_CHOSEN
  const buying = useSelection(MOST_KEPT)
  const listing = useSelection(MOST_CHOSEN)
  const selection = kind === 'buy' ? buying : listing
  const [said, setSaid] = useState<string>()
  const [busy, setBusy] = useState(false)
  const { open, chosen } = selection
  const { area, box } = useChoosing(selection, (place) => {
    const item = itemAt(place)
    return item === undefined ? undefined : idOf(item)
  })

  const take = async () => {
    setBusy(true)
    try {
      setSaid(await act([...chosen]))
      selection.end()
    } catch (error) {
      setSaid(messageForPeople(indexError(error)))
    } finally {
      setBusy(false)
    }
  }

  return {
    open,
    begin: () => {
      setSaid(undefined)
      selection.begin()
    },
    area,
    bar: (
      <>
        {open && (
          <SelectionBar
            selection={selection}
            shown={inView().flatMap((item) => idOf(item) ?? [])}
            noun="items"
            most={most}
          >
            <Button
              size="s"
              variant="primary"
              busy={busy}
              disabled={chosen.size === 0}
              onClick={() => void take()}
            >
              {label(formatCount(chosen.size))}
            </Button>
          </SelectionBar>
        )}
        {said !== undefined && (
          <p className={styles.said} role="status">
            {said}
          </p>
        )}
      </>
    ),
    has: (item) => {
      const id = idOf(item)
      return id !== undefined && chosen.has(id)
    },
    box: (item, place) => {
      if (!open) return undefined
      const id = idOf(item)
      if (id !== undefined) return box({ id, place, name: item.name })
      return excluded === undefined ? undefined : <span className={styles.excluded}>{excluded}</span>
    },
  }
}
