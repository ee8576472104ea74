// Every language has every message, with the placeholders, tags, and branches of the English one.
import { describe, expect, test } from 'vitest'
import { loadedAreas, type CompiledTexts } from './catalog.ts'
import { LANGUAGES } from './languages.ts'
import { findProblems } from '../../tests/support/translations.ts'

const english = import.meta.glob('./en/*.ts', { eager: true })
const translations = import.meta.glob<CompiledTexts>(['./*/*.ts', '!./en/*.ts'], { import: 'texts' })

describe.each(Object.keys(LANGUAGES).filter((locale) => locale !== 'en'))('%s', (locale) => {
  test('has every area', () => {
    const areas = (language: string, paths: readonly string[]) =>
      paths.flatMap((path) => path.match(`^\\./${language}/(\\w+)\\.ts$`)?.[1] ?? []).sort()
    expect(areas(locale, Object.keys(translations))).toEqual(areas('en', Object.keys(english)))
  })

  test('has every message with the placeholders, tags, and branches of the English one', async () => {
    const problems: string[] = []
    for (const [area, texts] of loadedAreas) {
      // Other test files define additional areas.
      if (english[`./en/${area}.ts`] === undefined) continue
      const path = `./${locale}/${area}.ts`
      const translated = (await translations[path]?.()) ?? {}
      for (const [key, text] of Object.entries(texts)) {
        const own = translated[key]
        if (own === undefined) problems.push(`${path} lacks ${key}`)
        else problems.push(...findProblems(text, own, locale).map((problem) => `${path} ${key}: ${problem}`))
      }
    }
    expect(problems).toEqual([])
  })
})
