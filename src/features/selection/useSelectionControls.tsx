// Selecting in a grid or a list: a checkbox on each thing, a click anywhere on it, Shift for a range, Escape to stop.
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
} from 'react'
import { findOpenDialogs } from '../../ui/findOpenDialogs.ts'
import { type IndexedItem, useNamedItem } from '../../ui/ItemDocuments.tsx'
import { itemsTexts } from '../../messages/en/items.ts'
import { SelectBox, type SelectBoxProps } from './SelectBox.tsx'
import styles from './useSelectionControls.module.css'
import type { Selection } from './useSelection.ts'

interface SelectableItem {
  readonly id: string
  /** Its index among what is shown. */
  readonly place: number
  readonly item: IndexedItem
}

export interface SelectionControls {
  /** Props for the element around the selectable things. */
  readonly area: {
    readonly className?: string | undefined
    readonly onPointerDownCapture?: (event: PointerEvent) => void
    readonly onKeyDownCapture?: (event: KeyboardEvent) => void
    readonly onClickCapture?: (event: MouseEvent<HTMLElement>) => void
  }
  readonly box: (thing: SelectableItem) => ReactNode
}

/** Its label has the name that the item's card shows. */
function ItemBox({ item, ...props }: Omit<SelectBoxProps, 'label'> & Pick<SelectableItem, 'item'>) {
  return <SelectBox {...props} label={itemsTexts.selection.select({ name: useNamedItem(item).name })} />
}

/** @param idAt returns the id at a place; undefined if nothing can be selected there */
export function useSelectionControls(
  selection: Selection,
  idAt: (place: number) => string | undefined,
): SelectionControls {
  const { open, selected, full } = selection
  /** Whether Shift is held, which a checkbox's change event doesn't say. */
  const shift = useRef(false)
  useEscape(selection)

  const renderBox = ({ id, place, item }: SelectableItem) => (
    <span className={styles.box} data-choice={id} data-place={place}>
      <ItemBox
        selection={selection}
        id={id}
        item={item}
        onChange={(wanted) => selection.pick({ id, place, selected: wanted, range: shift.current, idAt })}
      />
    </span>
  )
  if (!open) return { area: {}, box: renderBox }
  return {
    box: renderBox,
    area: {
      className: styles.area,
      onPointerDownCapture: (event) => {
        shift.current = event.shiftKey
      },
      onKeyDownCapture: (event) => {
        shift.current = event.shiftKey
      },
      // Following a link would lose the selection, unless a modifier key opens it in a new tab.
      onClickCapture: (event) => {
        if (event.metaKey || event.ctrlKey || !(event.target instanceof Element)) return
        if (event.target.closest('a') === null) return
        const { choice: id, place } = findCheckbox(event.target, event.currentTarget)?.dataset ?? {}
        event.preventDefault()
        event.stopPropagation()
        if (id === undefined || (full && !selected.has(id))) return
        selection.pick({ id, place: Number(place), selected: !selected.has(id), range: event.shiftKey, idAt })
      },
    },
  }
}

/** Finds the checkbox of the thing that an element belongs to. */
function findCheckbox(target: Element, area: Element): HTMLElement | undefined {
  for (let part: Element | null = target; part !== null && part !== area; part = part.parentElement) {
    const checkbox = part.querySelector<HTMLElement>('[data-choice]')
    // Several checkboxes: this is a row of several things.
    if (checkbox !== null) return part.querySelectorAll('[data-choice]').length === 1 ? checkbox : undefined
  }
  return undefined
}

/** Escape clears the selection, or ends selecting if it's empty. */
function useEscape({ open, selected, clear, end }: Selection): void {
  const latest = useRef({ selected, clear, end })
  useEffect(() => {
    latest.current = { selected, clear, end }
  })

  // External system: the keyboard.
  useEffect(() => {
    if (!open) return
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      const { target } = event
      if (target instanceof HTMLElement && target.closest('input:not([type="checkbox"]), select') !== null)
        return
      if (findOpenDialogs().length > 0) return
      if (latest.current.selected.size > 0) latest.current.clear()
      else latest.current.end()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [open])
}
