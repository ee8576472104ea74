// Selecting several items of a collection: listings to add to the cart, or the viewer's own items to list.
import { type ReactNode, useState } from 'react'
import { errorText } from '../../domain/errors.ts'
import { SelectionBar } from '../../features/selection/SelectionBar.tsx'
import {
  type SelectionControls,
  useSelectionControls,
} from '../../features/selection/useSelectionControls.tsx'
import { useSelection } from '../../features/selection/useSelection.ts'
import { MAX_KEPT } from '../../trading/cart/store/cartStore.ts'
import { MAX_SELECTED } from '../../trading/dialog/trade.ts'
import { indexError } from '../../graphql/errors.ts'
import type { Message, Value } from '../../messages/message.ts'
import { itemsTexts } from '../../messages/en/items.ts'
import { Button } from '../../ui/Button.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import styles from './ItemSelection.module.css'
import type { ShownItem } from '../../features/items/source/shownItems.ts'

export interface ItemSelection {
  readonly open: boolean
  readonly begin: () => void
  /** The number of selected items and the action for them, or the result of the last action. */
  readonly bar: ReactNode
  readonly area: SelectionControls['area']
  readonly has: (item: ShownItem) => boolean
  /** The checkbox of one item; undefined while nothing is being selected, and for an item that can't be. */
  readonly box: (item: ShownItem, place: number) => ReactNode
}

/** The action for the current selection. */
export interface SelectionAction {
  /** Each kind keeps a selection of its own. */
  readonly kind: 'buy' | 'list'
  /** The ID that an item is selected by; undefined for one that can't be selected. */
  readonly getId: (item: ShownItem) => string | undefined
  /** Shown on items that can't be selected, where nothing else says why. */
  readonly excluded?: Message
  /** Label of the button. */
  readonly label: (values: { readonly count: number }) => Message
  /** Whether the result of the last action is out of date, so that it isn't shown. */
  readonly isOutdated?: boolean
  /** Runs the action and returns its result to show, if any. An error is shown, and the selection stays. */
  readonly act: (ids: readonly string[]) => Promise<Message | undefined>
}

export interface ItemSelectionOptions {
  readonly action: SelectionAction
  readonly itemAt: (place: number) => ShownItem | undefined
  readonly inView: () => readonly ShownItem[]
}

export function useItemSelection({ action, itemAt, inView }: ItemSelectionOptions): ItemSelection {
  const t = useTranslate()
  const { kind, getId, excluded, isOutdated = false, label, act } = action
  const most = kind === 'buy' ? MAX_KEPT : MAX_SELECTED
  const buying = useSelection(MAX_KEPT)
  const listing = useSelection(MAX_SELECTED)
  const selection = kind === 'buy' ? buying : listing
  const [result, setResult] = useState<Value>()
  const [busy, setBusy] = useState(false)
  const { open, selected: chosen } = selection
  const pick: typeof selection.pick = (picked) => {
    setResult(undefined)
    selection.pick(picked)
  }
  const { area, box } = useSelectionControls({ ...selection, pick }, (place) => {
    const item = itemAt(place)
    // The local copy keeps the rows near the window.
    if (item === undefined) setResult(itemsTexts.selection.notLoaded)
    return item === undefined ? undefined : getId(item)
  })

  const run = async () => {
    setBusy(true)
    try {
      setResult(await act([...chosen]))
      selection.end()
    } catch (error) {
      setResult(errorText(indexError(error)))
    } finally {
      setBusy(false)
    }
  }

  return {
    open,
    begin: () => {
      setResult(undefined)
      selection.begin()
    },
    area,
    bar: (
      <>
        {open && (
          <SelectionBar
            selection={selection}
            shown={inView().flatMap((item) => getId(item) ?? [])}
            noun="items"
            most={most}
          >
            <Button
              size="s"
              variant="primary"
              busy={busy}
              disabled={chosen.size === 0}
              onClick={() => void run()}
            >
              {t(label({ count: chosen.size }))}
            </Button>
          </SelectionBar>
        )}
        {result !== undefined && (open || !isOutdated) && (
          <p className={styles.result} role="status">
            {t(result)}
          </p>
        )}
      </>
    ),
    has: (item) => {
      const id = getId(item)
      return id !== undefined && chosen.has(id)
    },
    box: (item, place) => {
      if (!open) return undefined
      const id = getId(item)
      if (id !== undefined) return box({ id, place, item })
      return excluded === undefined ? undefined : <span className={styles.excluded}>{t(excluded)}</span>
    },
  }
}
