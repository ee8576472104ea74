// The language that the page starts in. Nothing is fetched for readers of English.
import { chosenLocale } from '../messages/chosenLocale.ts'

/** Settles when the reader's language can be shown, with English where it can't; undefined where it is English. */
export function readersLanguage(): Promise<void> | undefined {
  const wanted = chosenLocale.get() ?? navigator.language
  if (wanted === 'en' || wanted === 'en-US' || wanted === 'en-GB') return undefined
  return import('../messages/languages.ts')
    .then(({ showReadersLanguage }) => showReadersLanguage())
    .catch(() => undefined)
}
