// The language that the reader chose, kept between visits; null until they choose one.
import { createKeptValue, safeStorage } from '../storage/keptValue.ts'

export const chosenLocale = createKeptValue<string | null>({
  name: 'vitrine.locale',
  storage: safeStorage(),
  parse: (record) => record,
  format: (locale) => locale,
})
