// The language that the user chose, kept between visits; null until they choose one.
import { createPersistedValue, safeStorage } from '../storage/persistedValue.ts'

export const chosenLocale = createPersistedValue<string | null>({
  name: 'vitrine.locale',
  storage: safeStorage(),
  parse: (record) => record,
  format: (locale) => locale,
})
