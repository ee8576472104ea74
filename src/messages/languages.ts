// The languages of the interface besides English: which one a reader gets, and its texts. English readers never load this.
import { loadedAreas, onAreaLoaded, type CompiledTexts } from './catalog.ts'
import { chosenLocale } from './chosenLocale.ts'
import { pseudo } from './pseudo.ts'
import { showLanguage, textsLoading } from './translate.ts'

/** BCP 47 tags, each with the name that its readers call it. */
export const LANGUAGES = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  ja: '日本語',
  'zh-Hans': '简体中文',
  ar: 'العربية',
} as const

/** English with accents and 40 % more length: shows what is clipped or was never made a message. */
export const PSEUDO_LOCALE = 'en-XA'

export type Locale = keyof typeof LANGUAGES | typeof PSEUDO_LOCALE

/** Translations by path, such as `./de/cart.ts`; the build puts those that arrive together into one file. */
const translations = import.meta.glob<CompiledTexts>(['./*/*.ts', '!./en/*.ts'], { import: 'texts' })

let shown: { readonly locale: Locale; readonly texts: Map<string, CompiledTexts> } = {
  locale: 'en',
  texts: new Map(),
}

/** The language requested last: of two quick choices, the later one wins whichever arrives first. */
let latestRequest: Locale = 'en'

export function isLocale(tag: string | null | undefined): tag is Locale {
  return tag === PSEUDO_LOCALE || Object.hasOwn(LANGUAGES, tag ?? '')
}

/**
 * The first of the reader's languages that the interface has; English where it has none of them.
 * @param preferred BCP 47 tags, most wanted first, such as `navigator.languages`
 */
export function matchLocale(preferred: readonly string[]): Locale {
  for (const tag of preferred) {
    const { language, script } = new Intl.Locale(tag).maximize()
    // Traditional Chinese is another written language than Simplified.
    if (language === 'zh' && script === 'Hans') return 'zh-Hans'
    if (isLocale(language)) return language
  }
  return 'en'
}

/** Shows the language that the reader chose last, or else the first of the browser's that there is. */
export async function showReadersLanguage(): Promise<void> {
  const chosen = chosenLocale.get()
  await showLocale(isLocale(chosen) ? chosen : matchLocale(navigator.languages))
}

/**
 * Shows a language and remembers it for the next visit.
 * @throws TypeError when its texts can't be fetched; the language stays as it was
 */
export async function chooseLocale(locale: Locale): Promise<void> {
  await showLocale(locale)
  // A later choice may have overtaken this one.
  if (shown.locale === locale) chosenLocale.update(() => locale)
}

/**
 * Shows a language once the texts of all code that has arrived are there, and keeps to it for code that arrives later.
 * @throws TypeError when they can't be fetched; the language stays as it was
 */
export async function showLocale(locale: Locale): Promise<void> {
  latestRequest = locale
  const texts = new Map<string, CompiledTexts>()
  const requested = new Set<string>()
  // More code can arrive while texts are being fetched, such as the page that the address names.
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
  showLanguage({ locale, numbers, rightToLeft, texts })
}

onAreaLoaded((area) => {
  const { locale, texts } = shown
  // English stands in for a translation that can't be fetched.
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
  if (texts !== undefined) into.set(area, texts)
}
