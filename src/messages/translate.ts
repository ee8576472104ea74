// The reader's language and the one function that turns messages into text.
import { loadedAreas, type Compiled, type CompiledTexts } from './catalog.ts'
import { formatNumber, formatParts } from './format.ts'
import { formatValue, sentenceSpace } from './formatValue.ts'
import type { RichMessage, RichValue, Sentences, Value } from './message.ts'

/** Turns a message into text. A string is already text, such as a name or an amount. */
export type Translate = ((message: Value) => string) & {
  /** BCP 47 tag of the language, such as `zh-Hans`. */
  readonly locale: string
  /** BCP 47 tag for numbers, times from now and plurals. */
  readonly numbers: string
  /** BCP 47 tag for dates, of the reader's region. */
  readonly dates: string
  /** The message's parts: text, the elements among its values, and the results of its tags. */
  readonly parts: (message: RichMessage | Sentences) => readonly RichValue[]
}

interface Language {
  readonly locale: string
  readonly numbers: string
  readonly dates: string
  readonly rightToLeft: boolean
  /** Compiled texts by area; areas that load later are added. */
  readonly texts: ReadonlyMap<string, CompiledTexts>
}

const ENGLISH: Language = { locale: 'en', numbers: 'en', dates: 'en', rightToLeft: false, texts: new Map() }
/** A region whose readers get English without the code that chooses among languages; see `main.tsx`. */
const BRITISH = 'en-GB'

let loading: Promise<unknown> = Promise.resolve()
let current = createTranslate(
  globalThis.navigator?.language === BRITISH ? { ...ENGLISH, dates: BRITISH } : ENGLISH,
)
const listeners = new Set<() => void>()

/** Formats in English for every reader, for files that programs read. */
export const translateToEnglish = createTranslate(ENGLISH)

/** The current translation function, replaced whenever the language or its texts change. */
export const currentTranslate = (): Translate => current

/** For `useSyncExternalStore`. */
export function subscribeToLocale(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Shows the interface in a language whose texts are loaded. */
export function showLanguage(next: Language): void {
  current = createTranslate(next)
  if (typeof document !== 'undefined') {
    document.documentElement.lang = next.locale
    document.documentElement.dir = next.rightToLeft ? 'rtl' : 'ltr'
  }
  for (const listener of listeners) listener()
}

/** Registers texts that are loading: components that need them render once they are loaded. */
export function textsLoading(arrival: Promise<unknown>): void {
  loading = Promise.all([loading, arrival])
}

/** Settles when the texts of all loaded code are available. */
export const textsLoaded = (): Promise<unknown> => loading

/** Falls back to English when a translation lacks the text, and to an ellipsis when no catalog has the message. */
function getText(id: string, texts: Language['texts']): Compiled {
  const dot = id.indexOf('.')
  const area = id.slice(0, dot)
  const key = id.slice(dot + 1)
  return own(texts.get(area), key) ?? own(loadedAreas.get(area), key) ?? '…'
}

function own(of: CompiledTexts | undefined, key: string): Compiled | undefined {
  return of !== undefined && Object.hasOwn(of, key) ? of[key] : undefined
}

function createTranslate({ locale, numbers, dates, rightToLeft, texts }: Language): Translate {
  const translateIsolated = (value: Value): string => isolate(translate(value), rightToLeft)
  const getValue = (message: RichMessage, name: string): RichValue => {
    // A message that an older version stored may lack a value that its text has now.
    const value = message.values?.[name] ?? '…'
    return isElement(value) || typeof value === 'function' ? value : translateIsolated(value as Value)
  }
  const parts = (message: RichMessage | Sentences): readonly RichValue[] => {
    if ('as' in message) {
      return message.items.flatMap((item, index) => [
        ...(index > 0 ? [sentenceSpace(numbers)] : []),
        ...(isMessage(item) ? parts(item) : isElement(item) ? [item] : [translateIsolated(item as Value)]),
      ])
    }
    const text = getText(message.id, texts)
    if (typeof text === 'string') return [text]
    return formatParts<RichValue>(text, {
      locale: numbers,
      value: (name) => getValue(message, name),
      decimal: (value) => translate(value),
      raw: (name) => message.values?.[name],
      tag: (name, children) => {
        const around = message.values?.[name]
        return typeof around === 'function' ? around(children as never) : (children as never)
      },
    })
  }

  const translate = (message: Value): string => {
    if (typeof message === 'string') return message
    if (typeof message !== 'object') return formatNumber(message, numbers)
    if ('as' in message) return formatValue(message, { numbers, dates }, translateIsolated)
    const text = getText(message.id, texts)
    if (typeof text === 'string') return withValues(text, message.values, translate)
    return formatParts<string>(text, {
      locale: numbers,
      value: (name) => String(getValue(message, name)),
      decimal: (value) => translate(value),
      raw: (name) => message.values?.[name],
      tag: (_name, children) => children.join(''),
    }).join('')
  }
  return Object.assign(translate, { locale, numbers, dates, parts })
}

/**
 * Compiled text has no placeholders here. Programs that run without the build, such as `verify`, use uncompiled text.
 */
function withValues(
  text: string,
  values: Readonly<Record<string, Value>> = {},
  translate: (value: Value) => string,
): string {
  return text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? translate(values[name] ?? '') : placeholder,
  )
}

const isMessage = (value: unknown): value is RichMessage =>
  typeof value === 'object' && value !== null && 'id' in value

/** Whether it is a React element or a list of them; every other object is a value of this module. */
function isElement(value: unknown): boolean {
  return Array.isArray(value) || (typeof value === 'object' && value !== null && '$$typeof' in value)
}

const RIGHT_TO_LEFT_LETTER =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/**
 * Isolates a value of the other direction, so that it does not reorder the sentence around it (Unicode UAX 9, FSI and
 * PDI).
 */
function isolate(value: string, rightToLeft: boolean): string {
  const closed = closeIsolates(value)
  return rightToLeft || RIGHT_TO_LEFT_LETTER.test(closed) ? `\u2068${closed}\u2069` : closed
}

/** Removes overrides, embeddings and unmatched PDIs, and closes open isolates, so that a value ends where its text does. */
function closeIsolates(value: string): string {
  let open = 0
  const closed = value.replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, (control) => {
    if (control < '\u2066' || (control === '\u2069' && open === 0)) return ''
    open += control === '\u2069' ? -1 : 1
    return control
  })
  return closed + '\u2069'.repeat(open)
}
