import compile from 'icu-minify/compile'
import { afterEach, describe, expect, it } from 'vitest'
import { catalog } from './catalog.ts'
import { matchLocale, showLocale } from './languages.ts'
import { currentTranslate } from './translate.ts'

/** A catalog for the test, compiled as the build compiles the files. */
function sample<const Texts extends Record<string, string>>(texts: Texts) {
  const compiled = Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, compile(text)]))
  // The build writes it as JSON, whose objects inherit from Object.prototype.
  return catalog('sample', JSON.parse(JSON.stringify(compiled)) as Texts)
}

afterEach(() => showLocale('en'))

describe('a message', () => {
  const messages = sample({
    plain: 'Add to cart',
    named: 'Buy {item} for {price}',
    counted: '{count, plural, one {# item} other {# items}}',
    chosen: '{kind, select, listing {The listing} other {The offer}} expired.',
    nested: 'Done: {what}',
    tagged: 'Read <link>the guide about {topic}</link> first.',
  })
  const t = (...args: Parameters<ReturnType<typeof currentTranslate>>) => currentTranslate()(...args)

  it('becomes text with its values', () => {
    expect(t(messages.plain)).toBe('Add to cart')
    expect(t(messages.named({ item: 'Noun 12', price: '1 ETH' }))).toBe('Buy Noun 12 for 1 ETH')
    expect(t(messages.counted({ count: 1 }))).toBe('1 item')
    expect(t(messages.counted({ count: 1204 }))).toBe('1,204 items')
    expect(t(messages.chosen({ kind: 'listing' }))).toBe('The listing expired.')
    expect(t(messages.chosen({ kind: 'bid' }))).toBe('The offer expired.')
    expect(t(messages.nested({ what: messages.counted({ count: 2 }) }))).toBe('Done: 2 items')
  })

  it('counts units beyond 2^53 exactly', () => {
    expect(t(messages.counted({ count: 2n ** 70n + 1n }))).toBe('1,180,591,620,717,411,303,425 items')
  })

  it('never interprets a value as part of the pattern', () => {
    const hostile = '</link>{item}<link>\\u202e# {count, plural, other {#}}'
    expect(t(messages.named({ item: hostile, price: '' }))).toBe(`Buy ${hostile} for `)
    const parts = currentTranslate().parts(
      messages.tagged({ topic: hostile, link: (children) => ['link', children] }),
    )
    expect(parts).toEqual(['Read ', ['link', ['the guide about ', hostile]], ' first.'])
  })

  it('keeps a right-to-left value from reordering the sentence', () => {
    expect(t(messages.named({ item: 'قطعة', price: '1 ETH' }))).toBe('Buy \u2068قطعة\u2069 for 1 ETH')
    expect(t(messages.named({ item: '𞤀𞤣', price: '1 ETH' }))).toBe('Buy \u2068𞤀𞤣\u2069 for 1 ETH')
  })

  it('isolates text values among elements like those of plain text', async () => {
    const message = messages.tagged({ topic: 'قطعة', link: (children) => children })
    expect(currentTranslate().parts(message).flat()).toContain('\u2068قطعة\u2069')
    await showLocale('ar')
    expect(currentTranslate().parts(messages.named({ item: 'Noun', price: '1 ETH' }))).toContain(
      '\u20681 ETH\u2069',
    )
  })

  it.each([
    ['\u2069\u202eHTE 1', '\u2068HTE 1\u2069'],
    ['\u2067a\u2069\u2069b', '\u2068\u2067a\u2069b\u2069'],
    ['a\u2067b', '\u2068a\u2067b\u2069\u2069'],
  ])('keeps the direction controls of %j inside the value', async (item, isolated) => {
    await showLocale('ar')
    expect(t(messages.named({ item, price: '' }))).toBe(`Buy ${isolated} for \u2068\u2069`)
  })

  it.each(['constructor', 'toString', '__proto__'])('selects `other` for %s', (kind) => {
    expect(t(messages.chosen({ kind }))).toBe('The offer expired.')
  })

  it('shows an ellipsis for a value that a stored message lacks', () => {
    expect(t({ id: 'sample.named', values: { item: 'Noun 12' } })).toBe('Buy Noun 12 for …')
  })

  it('shows an ellipsis when no catalog has it, such as for an old stored message', () => {
    expect(t({ id: 'gone.title' })).toBe('…')
    expect(t({ id: 'sample.constructor' })).toBe('…')
  })

  it('is accented and longer in the pseudo-locale, with unchanged values', async () => {
    await showLocale('en-XA')
    expect(t(messages.plain)).toBe('Ádd tö çářt~~~~~')
    expect(t(messages.named({ item: 'Noun 12', price: '1 ETH' }))).toContain('Noun 12')
    expect(t(messages.counted({ count: 2 }))).toMatch(/^2 ítémš~+$/)
  })
})

describe('the reader’s language', () => {
  it('covers code that loads while its texts are being fetched', async () => {
    const shown = showLocale('de')
    const { title } = catalog('buy', { cart: { title: 'Cart' } }).cart
    await shown
    expect(currentTranslate()(title)).toBe('Warenkorb')
  })

  it('is the last one requested, even if the one before loads later', async () => {
    await Promise.all([showLocale('de'), showLocale('en')])
    expect(currentTranslate().locale).toBe('en')
  })

  it.each([
    [['de-CH', 'en'], 'de'],
    [['fr-FR', 'es-MX'], 'es'],
    [['zh-CN'], 'zh-Hans'],
    [['zh-TW', 'ja'], 'ja'],
    [['ar-EG'], 'ar'],
    [['fr'], 'en'],
    [['en-US@posix', 'C', '', 'de'], 'de'],
    [[], 'en'],
  ])('%j gives %s', (preferred, locale) => expect(matchLocale(preferred)).toBe(locale))
})
