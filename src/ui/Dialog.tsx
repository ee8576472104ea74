// A modal dialog: a title, a body that scrolls, and actions that stay in view.
import { type ReactNode, useRef } from 'react'
import { Dialog as Primitive } from 'radix-ui'
import { X } from 'lucide-react'
import { classNames } from './classNames.ts'
import { IconButton } from './IconButton.tsx'
import { findOpenDialogs } from './findOpenDialogs.ts'
import { Scrim } from './Scrim.tsx'
import { notices } from '../messages/en/notices.ts'
import { useTranslate } from './useTranslate.ts'
import styles from './Dialog.module.css'

export interface DialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly title: string
  /** One sentence under the title. */
  readonly description?: ReactNode
  readonly children: ReactNode
  /** The actions, the main one last. */
  readonly footer?: ReactNode
  readonly size?: 's' | 'm' | 'l'
  /** `false` while leaving would lose something, such as a prompt that is open in the wallet. */
  readonly dismissible?: boolean
}

export function Dialog(props: DialogProps) {
  return <Overlay {...props} className={classNames(styles.dialog, styles[props.size ?? 'm'])} />
}

export interface SheetProps extends Omit<DialogProps, 'size'> {
  /** `bottom` for filters on a phone, `end` for details beside a page. */
  readonly side?: 'bottom' | 'end'
}

/** A dialog that comes from an edge of the screen. */
export function Sheet({ side = 'bottom', ...props }: SheetProps) {
  return <Overlay {...props} className={classNames(styles.sheet, styles[side])} />
}

/**
 * Puts the focus on the first element of a dialog that is marked with `data-autofocus`: where one begins to type, or the
 * way out beside the main action. Without one the whole dialog takes it; so it does where there may be no keyboard,
 * because a field that is focused there covers half of the screen with one.
 */
export function focusInto(dialog: HTMLElement): void {
  const marked = touched() ? null : dialog.querySelector<HTMLElement>('[data-autofocus]:not(:disabled)')
  ;(marked ?? dialog).focus()
}

/** Whether an element has the focus only because nothing in it has. */
const isNowhere = (element: HTMLElement) =>
  element === document.body || element.getAttribute('role') === 'dialog'

const touched = () => typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches

function Overlay(props: Omit<DialogProps, 'size'> & { readonly className: string }) {
  const { open, onOpenChange, title, description, children, footer, dismissible = true, className } = props
  const t = useTranslate()
  const opener = useRef<Element>(null)
  const takeFocus = (event: Event) => {
    opener.current = document.activeElement
    event.preventDefault()
    if (event.currentTarget instanceof HTMLElement) focusInto(event.currentTarget)
  }
  // The primitive gives the focus back to a trigger of its own alone; this one is opened by anything.
  const giveFocusBack = (event: Event) => {
    event.preventDefault()
    const back = opener.current
    if (back instanceof HTMLElement && back.isConnected && !isNowhere(back)) return back.focus()
    // What opened it is gone, as a button is once it is pressed: the dialog below goes on from where it would begin.
    const below = findOpenDialogs().at(-1)
    if (below !== undefined) focusInto(below)
  }
  const stay = (event: Event) => {
    if (!dismissible) event.preventDefault()
  }
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Scrim />
        <Primitive.Content
          className={className}
          onOpenAutoFocus={takeFocus}
          onCloseAutoFocus={giveFocusBack}
          onEscapeKeyDown={stay}
          onPointerDownOutside={stay}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
        >
          <header className={styles.header}>
            <Primitive.Title className={styles.title}>{title}</Primitive.Title>
            {dismissible && (
              <Primitive.Close asChild>
                <IconButton label={t(notices.close)}>
                  <X />
                </IconButton>
              </Primitive.Close>
            )}
          </header>
          <div className={styles.body}>
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
