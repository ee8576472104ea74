import fc from 'fast-check'
import { expect, test } from 'vitest'
import { family, england, findInvisible, anyText } from '../../tests/support/troublesomeNames.ts'
import { showLocale } from '../messages/languages.ts'
import { collectionName, exportedCollectionName, plainName, tokenName } from './names.ts'

test.each([
  ['Cabinet', 'Cabinet'],
  ['  Cabinet ', 'Cabinet'],
  ['  ', 'Unnamed collection'],
  [null, 'Unnamed collection'],
])('a collection with the contract name %j is called %s', (name, expected) => {
  expect(collectionName({ name })).toBe(expected)
})

test.each([
  [{ name: 'Blue 7' }, 'Blue 7'],
  [{ name: ' ' }, '#7'],
  [{ name: null }, '#7'],
  [null, '#7'],
])('item 7 with metadata %j is called %s', (metadata, expected) => {
  expect(tokenName('7', metadata)).toBe(expected)
})

test.each([
  'Nouns Cabinet',
  'Élodie Ångström Ñandú',
  'Tiếng Việt'.normalize('NFD'),
  'مرحبا بالعالم',
  'מִּקְרָאֵי קֹדֶשׁ',
  'हिन्दी संग्रह',
  'မျှော်လင့်ချက်',
  '東京コレクション 2026',
  `Family ${family} and ${england} and 🇨🇭 and 1️⃣ and ❤️‍🔥 and 👍🏽`,
])('keeps the honest name %s unchanged', (name) => {
  expect(plainName(name)).toBe(name)
})

test.each([
  ['Check \u202Eelbatnuocni\u202C', 'Check elbatnuocni'],
  ['\u2067Nouns\u2069 \u061CCabinet\u200F', 'Nouns Cabinet'],
  ['Nouns\u200B\u2060 Ca\u00ADbi\uFEFFnet\u3164', 'Nouns Cabinet'],
  ['Nouns\u200DCabinet', 'NounsCabinet'],
  ['Nouns\u{E0041}\u{E0042} Cabinet\uFE0F', 'Nouns Cabinet'],
  ['Nouns \n\t  Cabinet\u2028', 'Nouns Cabinet'],
  ['\u200B\u202E', ''],
  ['Nouns Cabinet ✅', 'Nouns Cabinet'],
  ['☑️ Nouns 🔵 Cabinet ✔ ✓ ⭐', 'Nouns Cabinet'],
  ['Nouns\uD83D Cabinet', 'Nouns Cabinet'],
])('shows %j as %j', (name, shown) => {
  expect(plainName(name)).toBe(shown)
})

test('stacks marks no higher than a line', () => {
  expect(plainName(`N${'\u0301\u0302\u0303'.repeat(50)}ouns`)).toBe('N\u0301\u0302ouns')
  expect(plainName(`ก${'\u0E47'.repeat(50)}`)).toBe(`ก${'\u0E47'.repeat(4)}`)
})

test('cuts a name of a million characters', () => {
  expect(plainName('N'.repeat(1_000_000))).toHaveLength(200)
})

test('no name shows invisible characters, reverses text direction or overflows its line', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const shown = plainName(text)
      expect(findInvisible(shown)).toEqual([])
      expect(shown).not.toMatch(/[\p{Cc}\p{Cs}\u2028\u2029]|\s\s|\p{sc=Zinh}{4}|[\p{Mn}\p{Me}]{7}/u)
      expect(shown).not.toMatch(/[✅☑]/u)
      expect(plainName(shown)).toBe(shown)
    }),
    { numRuns: 20_000 },
  )
})

test.each([
  // The name() of OpenSea's shared storefront is empty; its contractURI() has one.
  ['', 'OpenSea Collections', 'OpenSea Collections'],
  [null, 'Curio Shelf', 'Curio Shelf'],
  ['Cabinet', 'Another', 'Cabinet'],
  // Untrusted as well: a mark of this site, and nothing but invisible characters.
  [null, 'Cabinet ✅', 'Cabinet'],
  [null, '\u200B', 'Unnamed collection'],
  [null, null, 'Unnamed collection'],
])('with the contract name %j and %j in its document, it is called %s', (name, own, expected) => {
  expect(collectionName({ name, metadata: { name: own } })).toBe(expected)
})

test('exports leave an unnamed collection without a name in every language', async () => {
  await showLocale('de')
  expect(collectionName({ name: null })).toBe('Kollektion ohne Namen')
  expect(exportedCollectionName(collectionName({ name: null }))).toBeNull()
  expect(exportedCollectionName(collectionName({ name: 'Cabinet' }))).toBe('Cabinet')
  await showLocale('en')
})
