// The translation function, which re-renders components when the language changes.
import { useSyncExternalStore } from 'react'
import { currentTranslate, subscribeToLocale, type Translate } from '../messages/translate.ts'

export function useTranslate(): Translate {
  return useSyncExternalStore(subscribeToLocale, currentTranslate, currentTranslate)
}
