// Texts of a snapshot in every language of the interface; its script picks one before the first paint.
import { LANGUAGES, type Locale, showLocale } from '../../messages/languages.ts'
import { currentTranslate, type Translate } from '../../messages/translate.ts'
import type { Value } from '../../messages/message.ts'

type Language = Exclude<Locale, 'en-XA'>

export const SNAPSHOT_LANGUAGES = Object.keys(LANGUAGES) as readonly Language[]

/** The function that translates, of each language. */
export type Translations = ReadonlyMap<Language, Translate>

/** Reads the texts of all loaded code in every language. */
export async function loadTranslations(): Promise<Translations> {
  const translations = new Map<Language, Translate>()
  for (const language of SNAPSHOT_LANGUAGES) {
    await showLocale(language)
    translations.set(language, currentTranslate())
  }
  await showLocale('en')
  return translations
}

export interface WordsProps {
  readonly message: Value
  readonly translations: Translations
}

/** A text in every language, of which the style shows that of the document; the operator's own words stand once. */
export function Words({ message, translations }: WordsProps) {
  if (typeof message === 'string') return message
  return [...translations].map(([language, translate]) => (
    <span key={language} data-language={language} lang={language}>
      {translate(message)}
    </span>
  ))
}

/** Shows one language: the document's, or English if the interface doesn't have it. */
export const LANGUAGE_STYLE = [
  '#snapshot [data-language]{display:none}',
  ...SNAPSHOT_LANGUAGES.map(
    (language) => `html[lang="${language}"] #snapshot [data-language="${language}"]{display:inline}`,
  ),
].join('')
