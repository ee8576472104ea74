// The translation function for components: they render again when the reader chooses another language.
import { useSyncExternalStore } from 'react'
import { currentTranslate, subscribeToLocale, type Translate } from '../messages/translate.ts'

export function useTranslate(): Translate {
  return useSyncExternalStore(subscribeToLocale, currentTranslate)
}
