// Every language has every message, with the placeholders, tags, and branches of the English one, and names the machinery
// only where the reader asks for details.
import { describe, expect, test } from 'vitest'
import { flatten, type GroupedTexts, loadedAreas } from './catalog.ts'
import { LANGUAGES } from './languages.ts'
import { findProblems } from '../../tests/support/translations.ts'

const english = import.meta.glob('./en/*.ts', { eager: true })
const translations = import.meta.glob<GroupedTexts>(['./*/*.ts', '!./en/*.ts'], { import: 'texts' })

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
      const translated = flatten((await translations[path]?.()) ?? {})
      for (const [key, text] of Object.entries(texts)) {
        const own = translated[key]
        if (own === undefined) problems.push(`${path} lacks ${key}`)
        else problems.push(...findProblems(text, own, locale).map((problem) => `${path} ${key}: ${problem}`))
      }
    }
    expect(problems).toEqual([])
  })
})

/** What the reader opens to check the machinery itself: a history's verification, and the details of a check. */
const DETAILS = /^(?:checks details|verification )/
/** An overflow of a list in a contract's code. */
const OTHER_INDEXES = new Set(['checks reverts.panicIndex'])
const MACHINERY: Readonly<Record<keyof typeof LANGUAGES, RegExp>> = {
  en: /\bindexers?\b|\bindexing\b|\b(?:the|search) index\b|\b(?:is|are|been|was|being|once) indexed\b|\bRPC\b|\bnodes?\b/i,
  de: /index|\bRPC\b|\bNodes?\b|Knoten/i,
  es: /[íi]ndice|indexa|indexó|\bRPC\b|\bnodos?\b/i,
  ja: /インデ[クッ]|RPC|ノード/,
  'zh-Hans': /索引|RPC|节点/,
  ar: /فهر|RPC|عقدة/,
}

test.each(Object.entries(MACHINERY))(
  '%s names no indexer and no node outside details',
  async (locale, words) => {
    const found: string[] = []
    for (const [area, originals] of loadedAreas) {
      if (english[`./en/${area}.ts`] === undefined) continue
      const translated = await translations[`./${locale}/${area}.ts`]?.()
      const texts = locale === 'en' ? originals : flatten(translated ?? {})
      for (const [key, text] of Object.entries(texts)) {
        // Without the names of placeholders, such as `{index}`.
        const shown = JSON.stringify(text).replace(/\{index(?:ed)?\}|\["index(?:ed)?"/g, '')
        const name = `${area} ${key}`
        if (words.test(shown) && !DETAILS.test(name) && !OTHER_INDEXES.has(name)) {
          found.push(`${name}: ${shown}`)
        }
      }
    }
    expect(found).toEqual([])
  },
)
