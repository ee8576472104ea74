// Choosing in a grid or a list: a box on each thing, a click anywhere on it, Shift for all between two, Escape to stop.
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
} from 'react'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { findOpenDialogs } from '../../ui/findOpenDialogs.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { selection as texts } from '../../messages/en/selection.ts'
import { useTranslate } from '../../ui/useTranslate.ts'
import styles from './useChoosing.module.css'
import type { Selection } from './useSelection.ts'

interface Choosable {
  readonly id: string
  /** Its index among what is shown. */
  readonly place: number
  readonly name: string
}

export interface Choosing {
  /** For the element around what can be chosen. */
  readonly area: {
    readonly className?: string | undefined
    readonly onPointerDownCapture?: (event: PointerEvent) => void
    readonly onKeyDownCapture?: (event: KeyboardEvent) => void
    readonly onClickCapture?: (event: MouseEvent<HTMLElement>) => void
  }
  readonly box: (thing: Choosable) => ReactNode
}

/** @param idAt what may be chosen at a place; undefined where nothing may */
export function useChoosing(selection: Selection, idAt: (place: number) => string | undefined): Choosing {
  const { open, chosen, full } = selection
  /** Whether Shift is held: a box tells of its change, not of the keys. */
  const shift = useRef(false)
  useEscape(selection)
  const t = useTranslate()

  const box = ({ id, place, name }: Choosable) => (
    <span className={styles.box} data-choice={id} data-place={place}>
      <Checkbox
        label={<VisuallyHidden>{t(texts.select({ name }))}</VisuallyHidden>}
        checked={chosen.has(id)}
        disabled={!chosen.has(id) && full}
        onChange={(wanted) => selection.pick({ id, place, chosen: wanted, range: shift.current, idAt })}
      />
    </span>
  )
  if (!open) return { area: {}, box }
  return {
    box,
    area: {
      className: styles.area,
      onPointerDownCapture: (event) => {
        shift.current = event.shiftKey
      },
      onKeyDownCapture: (event) => {
        shift.current = event.shiftKey
      },
      // A click on the thing itself would leave the page and forget what is chosen. With these keys it is meant so.
      onClickCapture: (event) => {
        if (event.metaKey || event.ctrlKey || !(event.target instanceof Element)) return
        if (event.target.closest('a') === null) return
        const { choice: id, place } = boxBeside(event.target, event.currentTarget)?.dataset ?? {}
        event.preventDefault()
        event.stopPropagation()
        if (id === undefined || (full && !chosen.has(id))) return
        selection.pick({ id, place: Number(place), chosen: !chosen.has(id), range: event.shiftKey, idAt })
      },
    },
  }
}

/** The box of the thing that an element is part of: the nearest around it that holds one. */
function boxBeside(target: Element, area: Element): HTMLElement | undefined {
  for (let part: Element | null = target; part !== null && part !== area; part = part.parentElement) {
    const found = part.querySelector<HTMLElement>('[data-choice]')
    // More than one: this is the row that several things share.
    if (found !== null) return part.querySelectorAll('[data-choice]').length === 1 ? found : undefined
  }
  return undefined
}

/** Escape takes back what is chosen, and once nothing is, ends the choosing. */
function useEscape({ open, chosen, clear, end }: Selection): void {
  const latest = useRef({ chosen, clear, end })
  useEffect(() => {
    latest.current = { chosen, clear, end }
  })

  // Outside system: the keyboard.
  useEffect(() => {
    if (!open) return
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      const { target } = event
      if (target instanceof HTMLElement && target.closest('input:not([type="checkbox"]), select') !== null)
        return
      if (findOpenDialogs().length > 0) return
      if (latest.current.chosen.size > 0) latest.current.clear()
      else latest.current.end()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [open])
}
