// The languages of the interface besides English: selection and texts. English readers never load this.
import { flatten, type GroupedTexts, loadedAreas, onAreaLoaded, type CompiledTexts } from './catalog.ts'
import { chosenLocale } from './chosenLocale.ts'
import { pseudo } from './pseudo.ts'
import { showLanguage, textsLoading } from './translate.ts'

/** BCP 47 tags, each with the language's own name. */
export const LANGUAGES = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  ja: '日本語',
  'zh-Hans': '简体中文',
  ar: 'العربية',
} as const

/** English with accents and 40% more length: reveals clipped text and text without a message. */
export const PSEUDO_LOCALE = 'en-XA'

export type Locale = keyof typeof LANGUAGES | typeof PSEUDO_LOCALE

/** Translations by path, such as `./de/buy.ts`. */
const translations = import.meta.glob<GroupedTexts>(['./*/*.ts', '!./en/*.ts'], { import: 'texts' })

let shown: { readonly locale: Locale; readonly texts: Map<string, CompiledTexts> } = {
  locale: 'en',
  texts: new Map(),
}

/** The language requested last: of two quick requests, the later one wins, whichever loads first. */
let latestRequest: Locale = 'en'

export function isLocale(tag: string | null | undefined): tag is Locale {
  return tag === PSEUDO_LOCALE || Object.hasOwn(LANGUAGES, tag ?? '')
}

/**
 * The first of the reader's languages that the interface has; English if there is none.
 * @param preferred BCP 47 tags, most preferred first, such as `navigator.languages`
 */
export function matchLocale(preferred: readonly string[]): Locale {
  return preferred.map(toLocale).find((locale) => locale !== undefined) ?? 'en'
}

function toLocale(tag: string): Locale | undefined {
  const { language, script } = parseTag(tag) ?? {}
  // Traditional Chinese is a different written language than Simplified.
  if (language === 'zh' && script === 'Hans') return 'zh-Hans'
  return isLocale(language) ? language : undefined
}

/** Undefined for a malformed tag: some systems report POSIX names, such as `en-US@posix`. */
function parseTag(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag).maximize()
  } catch {
    return undefined
  }
}

/** Shows the language that the reader chose last, otherwise the first available language of the browser. */
export async function showReadersLanguage(): Promise<void> {
  const storedLocale = chosenLocale.get()
  await showLocale(isLocale(storedLocale) ? storedLocale : matchLocale(navigator.languages))
}

/**
 * Shows a language and remembers it for the next visit.
 * @throws TypeError when its texts can't be fetched; the language then stays unchanged
 */
export async function chooseLocale(locale: Locale): Promise<void> {
  await showLocale(locale)
  // A later choice may have replaced this one meanwhile.
  if (shown.locale === locale) chosenLocale.update(() => locale)
}

/**
 * Shows a language once the texts of all loaded code are available, and uses it for code that loads later.
 * @throws TypeError when they can't be fetched; the language then stays unchanged
 */
export async function showLocale(locale: Locale): Promise<void> {
  latestRequest = locale
  const texts = new Map<string, CompiledTexts>()
  const requested = new Set<string>()
  // More code can load while texts are being fetched, such as the page of the current address.
  while (requested.size < loadedAreas.size) {
    const areas = [...loadedAreas.keys()].filter((area) => !requested.has(area))
    for (const area of areas) requested.add(area)
    await Promise.all(areas.map((area) => fetchArea(locale, area, texts)))
  }
  if (latestRequest !== locale) return
  shown = { locale, texts }
  const rightToLeft = locale === 'ar'
  // Amounts keep Latin digits in Arabic, as in wallets.
  const numbers = rightToLeft ? 'ar-u-nu-latn' : locale === PSEUDO_LOCALE ? 'en' : locale
  showLanguage({ locale, numbers, dates: readersVariant(locale) ?? numbers, rightToLeft, texts })
}

/**
 * Returns the first of the reader's languages that is a variant of this one, such as `en-GB`. Only dates follow it: some
 * variants write millions as `m`, or group digits in a way that the site's fields can't read.
 */
function readersVariant(locale: Locale): string | undefined {
  // Node has no `navigator` before version 21.
  const languages = typeof navigator === 'undefined' ? [] : navigator.languages
  const tag = languages.find((preferred) => toLocale(preferred) === locale)
  // The calendar of the site's date fields, and the Latin digits of its amounts.
  return tag && new Intl.Locale(tag, { numberingSystem: 'latn', calendar: 'gregory' }).toString()
}

onAreaLoaded((area) => {
  const { locale, texts } = shown
  // English replaces a translation that can't be fetched.
  if (locale !== 'en') textsLoading(fetchArea(locale, area, texts).catch(() => undefined))
})

async function fetchArea(locale: Locale, area: string, into: Map<string, CompiledTexts>): Promise<void> {
  const english = loadedAreas.get(area)
  if (locale === 'en' || english === undefined) return
  if (locale === PSEUDO_LOCALE) {
    into.set(area, pseudo(english))
    return
  }
  const texts = await translations[`./${locale}/${area}.ts`]?.()
  if (texts !== undefined) into.set(area, flatten(texts))
}
