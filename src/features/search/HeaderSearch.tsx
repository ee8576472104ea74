// The search box of the header: a small field whose list of matches loads on first use.
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Search } from 'lucide-react'
import { useLocation, useNavigate } from 'react-router'
import { searchPath } from '../../domain/paths.ts'
import { frameTexts } from '../../messages/en/frame.ts'
import { classNames } from '../../ui/classNames.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import { takeEarlyKeys } from './earlyKeys.ts'
import styles from './HeaderSearch.module.css'
import { MAX_SEARCH_CHARACTERS } from './searchLimit.ts'
import type { SearchListHandle, SearchListProps } from './SearchList.tsx'

const SearchList = lazyPart<SearchListProps>(async () => (await import('./SearchList.tsx')).SearchList)

/** Skips hidden dialogs of background pages, like `findOpenDialogs` in src/ui, which isn't worth another chunk here. */
const OPEN_DIALOG = '[role="dialog"][data-state="open"]:not([style*="display: none"])'
/** Focuses the field from anywhere on the page. */
const SHORTCUT = '/'

export function HeaderSearch() {
  const { pathname } = useLocation()
  // The field resets on another page, but not when a filter of this one changes the URL.
  return <SearchField key={pathname} />
}

function SearchField() {
  const t = useTranslate()
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const listId = useId()
  const [text, setText] = useState('')
  const [open, setOpen] = useState(false)
  const [used, setUsed] = useState(false)
  const list = useRef<SearchListHandle>(null)
  /** The keys of the options that the arrow keys move through. */
  const [options, setOptions] = useState<readonly string[]>([])
  /** The key of the marked option, which stays marked while others come and go. */
  const [marked, setMarked] = useState<string>()
  useShortcut(field, setText)
  const active = marked === undefined ? -1 : options.indexOf(marked)
  const showing = open && (text.trim() !== '' || options.length > 0)

  const go = (path: string) => {
    setOpen(false)
    setText('')
    setMarked(undefined)
    field.current?.blur()
    void navigate(path)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      if (showing) setOpen(false)
      else field.current?.blur()
      return
    }
    if (event.key === 'Delete' && text === '' && showing && marked !== undefined) {
      if (list.current?.remove(marked) !== true) return
      event.preventDefault()
      setMarked(options[active + 1])
      return
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    setOpen(true)
    // One position more than there are options, for the text itself.
    const places = options.length + 1
    setMarked(options[((active + 1 + step + places) % places) - 1])
  }

  return (
    <div role="search" className={styles.search}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (showing && marked !== undefined && active >= 0) list.current?.choose(marked)
          else if (text.trim() !== '') {
            list.current?.remember(text)
            go(searchPath(text.trim()))
          }
        }}
      >
        <Search className={styles.icon} aria-hidden="true" />
        <input
          ref={field}
          className={styles.input}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={MAX_SEARCH_CHARACTERS}
          placeholder={t(frameTexts.searchBox.placeholder)}
          role="combobox"
          aria-label={t(frameTexts.searchBox.label)}
          aria-expanded={showing}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={showing && active >= 0 ? optionId(listId, active) : undefined}
          value={text}
          onFocus={() => {
            setUsed(true)
            setOpen(true)
          }}
          onChange={(event) => {
            setText(event.target.value)
            setMarked(undefined)
            setOpen(true)
          }}
          onBlur={() => setOpen(false)}
          onKeyDown={onKeyDown}
        />
        <kbd className={styles.hint} aria-hidden="true">
          {SHORTCUT}
        </kbd>
        <div className={classNames(styles.list, showing && styles.open)}>
          {used && (
            <SearchList
              handle={list}
              id={listId}
              open={open}
              text={text}
              marked={marked}
              optionId={(index) => optionId(listId, index)}
              onOptions={setOptions}
              onGo={go}
              onHover={setMarked}
            />
          )}
        </div>
      </form>
    </div>
  )
}

function optionId(listId: string, index: number): string {
  return `${listId}-${index}`
}

/** `/` focuses the field, unless the reader is typing somewhere. What they typed before the field was there goes into it. */
function useShortcut(
  field: React.RefObject<HTMLInputElement | null>,
  onEarlyText: (text: string) => void,
): void {
  // External system: the keyboard.
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (!isShortcut(event) || document.querySelector(OPEN_DIALOG) !== null) return
      event.preventDefault()
      field.current?.focus()
      field.current?.select()
    }
    addEventListener('keydown', onKey)
    const early = takeEarlyKeys()
    const shortcut = early.findIndex(isShortcut)
    const first = early[shortcut]
    if (first !== undefined && document.activeElement === document.body) {
      onKey(first)
      const characters = early.slice(shortcut + 1).filter((event) => event.key.length === 1 && isPlain(event))
      onEarlyText(characters.map(({ key }) => key).join(''))
    }
    return () => removeEventListener('keydown', onKey)
  }, [field, onEarlyText])
}

const isPlain = ({ ctrlKey, metaKey, altKey }: globalThis.KeyboardEvent) => !ctrlKey && !metaKey && !altKey

const isShortcut = (event: globalThis.KeyboardEvent) =>
  event.key === SHORTCUT &&
  isPlain(event) &&
  !(event.target instanceof HTMLElement && event.target.closest('input, textarea, select, [contenteditable]'))
