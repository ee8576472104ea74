// The language that the page starts in. Nothing is fetched for English.
import { chosenLocale } from '../messages/chosenLocale.ts'

/** Resolves once the user's language can be shown, or English if it can't; undefined for English. */
export function readersLanguage(): Promise<void> | undefined {
  const wanted = chosenLocale.get() ?? navigator.language
  if (wanted === 'en' || wanted === 'en-US' || wanted === 'en-GB') return undefined
  return import('../messages/languages.ts')
    .then(({ showReadersLanguage }) => showReadersLanguage())
    .catch(() => undefined)
}
