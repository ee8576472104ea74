// A modal dialog: a title, a scrolling body, and actions that stay visible.
import { type ReactNode, useRef, useLayoutEffect } from 'react'
import { Dialog as Primitive } from 'radix-ui'
import { X } from 'lucide-react'
import { classNames } from './classNames.ts'
import { IconButton } from './IconButton.tsx'
import { focusNear, followRemoval, rememberPlace } from './focusNear.ts'
import { findOpenDialogs } from './findOpenDialogs.ts'
import { useCloseRequest } from './useCloseRequest.ts'
import { controlsTexts } from '../messages/en/controls.ts'
import { useTranslate } from './useTranslate.ts'
import { watchErrors } from './watchErrors.ts'
import styles from './Dialog.module.css'

export interface DialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly title: string
  /** One sentence under the title. */
  readonly description?: ReactNode
  readonly children: ReactNode
  /** The actions, with the main one last. */
  readonly footer?: ReactNode
  readonly size?: 's' | 'm' | 'l'
  /** As high as it may be, whatever it contains. */
  readonly steady?: boolean
  /** `false` while closing would lose something, such as an open wallet prompt. */
  readonly dismissible?: boolean
  /** Ignores taps outside the dialog, which would lose what was typed; the buttons and Escape still close it. */
  readonly keepsOnTapOutside?: boolean
}

export function Dialog(props: DialogProps) {
  return (
    <Overlay
      {...props}
      className={classNames(styles.dialog, styles[props.size ?? 'm'], props.steady && styles.steady)}
    />
  )
}

export interface SheetProps extends Omit<DialogProps, 'size' | 'steady'> {
  /** `bottom` for filters on a phone, `end` for details beside a page. */
  readonly side?: 'bottom' | 'end'
}

/** A dialog at an edge of the screen. */
export function Sheet({ side = 'bottom', ...props }: SheetProps) {
  return <Overlay {...props} className={classNames(styles.sheet, styles[side])} />
}

/**
 * Focuses the first element marked with `data-autofocus`: the first field, or the way out beside the main action.
 * Without one, or on a touch screen, the dialog itself gets the focus, because a focused field opens a keyboard that
 * covers half of the screen.
 */
export function focusInto(dialog: HTMLElement): void {
  const marked = hasTouchScreen()
    ? null
    : dialog.querySelector<HTMLElement>('[data-autofocus]:not(:disabled)')
  ;(marked ?? dialog).focus()
}

/** Whether focus on this element means that nothing specific is focused. */
const isNowhere = (element: HTMLElement) =>
  element === document.body || element.getAttribute('role') === 'dialog'

/** Whether an opener is still there, and not covered by an open dialog. */
const canTakeFocus = (opener: HTMLElement, dialog: HTMLElement | undefined) =>
  opener.isConnected && !isNowhere(opener) && (dialog === undefined || dialog.contains(opener))

const openersByDialog = new WeakMap<HTMLElement, readonly (readonly Element[])[]>()

const hasTouchScreen = () => typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches

function Overlay(props: Omit<DialogProps, 'size'> & { readonly className: string }) {
  const { open, onOpenChange, title, description, children, footer, className } = props
  const { dismissible = true, keepsOnTapOutside = false } = props
  const t = useTranslate()
  /** Where the focus was: at this dialog's opener, before that at the opener of the dialog below, and so on. */
  const openers = useRef<readonly (readonly Element[])[]>([])
  const takeFocus = (event: Event) => {
    event.preventDefault()
    const dialog = event.currentTarget
    if (!(dialog instanceof HTMLElement)) return
    const below = findOpenDialogs().findLast((other) => other !== dialog)
    const inherited = below === undefined ? [] : (openersByDialog.get(below) ?? [])
    openers.current = [rememberPlace(document.activeElement), ...inherited]
    openersByDialog.set(dialog, openers.current)
    focusInto(dialog)
  }
  // The primitive only returns focus to its own trigger; this dialog can be opened by anything.
  const giveFocusBack = (event: Event) => {
    event.preventDefault()
    const below = findOpenDialogs().at(-1)
    const back = openers.current
      .map(([opener]) => opener)
      .filter((opener) => opener instanceof HTMLElement)
      .find((opener) => canTakeFocus(opener, below))
    if (back !== undefined) {
      back.focus()
      // A purchase may only remove its button once the index has it.
      return followRemoval(back)
    }
    // The opener is gone, such as a button removed by its own click: focus the dialog below, or a heading nearby.
    if (below !== undefined) return focusInto(below)
    // A link to another page has already moved the focus there.
    if (document.activeElement === document.body) focusNear(openers.current.flat())
  }
  const keepOpen = (event: Event) => {
    if (!dismissible) event.preventDefault()
  }
  useCloseRequest(open && dismissible, () => onOpenChange(false))
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Scrim />
        <Primitive.Content
          className={className}
          onOpenAutoFocus={takeFocus}
          onCloseAutoFocus={giveFocusBack}
          onEscapeKeyDown={keepOpen}
          onPointerDownOutside={keepsOnTapOutside ? (event) => event.preventDefault() : keepOpen}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
        >
          <header className={styles.header}>
            <Primitive.Title className={styles.title}>{title}</Primitive.Title>
            {dismissible && (
              <Primitive.Close asChild>
                <IconButton label={t(controlsTexts.notices.close)}>
                  <X />
                </IconButton>
              </Primitive.Close>
            )}
          </header>
          <div ref={watchErrors} className={styles.body}>
            {description !== undefined && (
              <Primitive.Description className={styles.description} asChild>
                <div>{description}</div>
              </Primitive.Description>
            )}
            {children}
          </div>
          {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

let open = 0

/** Locks the document's scrolling until the returned function is called; locks may nest. */
function lockScrolling(): () => void {
  const { documentElement: root } = document
  if (open === 0) {
    root.style.setProperty('--scrollbar-width', `${window.innerWidth - root.clientWidth}px`)
    root.toggleAttribute('data-scroll-locked', true)
  }
  open += 1
  return () => {
    open -= 1
    if (open === 0) root.toggleAttribute('data-scroll-locked', false)
  }
}

function Scrim() {
  // External system: the document's scrolling.
  useLayoutEffect(lockScrolling, [])
  return <div className={styles.scrim} />
}
