import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Address } from './address.ts'
import { createLookAlikeFinder } from './lookAlikes.ts'

const listed = { address: `0x${'11'.repeat(20)}` as Address, name: 'Nouns Cabinet' }
const other = { address: `0x${'12'.repeat(20)}` as Address, name: 'Incountable 721' }
const stranger = `0x${'ee'.repeat(20)}` as Address
const find = createLookAlikeFinder([listed, other])

test.each([
  'Nouns Cabinet',
  'nouns cabinet',
  'NOUNS  CABINET',
  'NounsCabinet',
  'Nouns-Cabinet.',
  'Nouns Cabinet ✅',
  'N\u200Bouns Cabinet',
  'Νouns Cabinet',
  'Nоuns Саbinet',
  'N0uns Cab1net',
  'Nouns Cablnet',
  '𝐍𝐨𝐮𝐧𝐬 𝐂𝐚𝐛𝐢𝐧𝐞𝐭',
  'Ｎｏｕｎｓ Ｃａｂｉｎｅｔ',
  'Nöuns Cabinét',
  'Nouns Cabinet #12',
  'Nouns Cabinet 12',
  'Official Nouns Cabinet',
  'Nouns Cabinet NFT',
  'Official Nouns Cabinet #12',
  'Nouns Cabinet NFT #12',
  'Nouns Cabinet (Official) 7',
  'Nouns Cabinet #7 (Official)',
  'The Real Nouns Cabinet №7',
  '0fficial Nouns Cabinet',
  'Оfficial Nouns Cabinet n° 7',
])('recognizes %s as a look-alike of Nouns Cabinet', (name) => {
  expect(find(stranger, [name])).toBe(listed)
})

test.each(['Nouns', 'Cabinet', 'Nouns Cabinets', 'Cabinet of Nouns', '', '✅', '#12', 'Unnamed collection'])(
  '%j is a name of its own',
  (name) => {
    expect(find(stranger, [name])).toBeUndefined()
  },
)

test.each([
  'The Captainz',
  'Captainz',
  'Captainz NFT',
  'Official Captainz',
  'Captainz #7',
  'Real Captainz 7',
])('recognizes %s as a look-alike of The Captainz', (name) => {
  const captainz = { address: other.address, name: 'The Captainz' }
  expect(createLookAlikeFinder([captainz])(stranger, [name])).toBe(captainz)
})

test('recognizes an item of a name that ends with n', () => {
  const captain = { address: other.address, name: 'Captain' }
  expect(createLookAlikeFinder([captain])(stranger, ['Captain 7'])).toBe(captain)
})

test.each([
  ['The 721', '#721'],
  ['The NFT', '#7'],
  ['The NFT', 'Official'],
  ['Real NFTs', ''],
])('a listed collection called %s doesn’t mark %j', (name, shown) => {
  expect(createLookAlikeFinder([{ ...other, name }])(stranger, [shown])).toBeUndefined()
})

test('prefers the collection of the same name to one whose name is longer', () => {
  const longer = { address: other.address, name: 'The Cabinet' }
  const same = { address: listed.address, name: 'Cabinet' }
  expect(createLookAlikeFinder([longer, same])(stranger, ['Cabinet #1'])).toBe(same)
})

const words = (list: readonly string[]) =>
  fc.array(fc.constantFrom(...list), { minLength: 1, maxLength: 3 }).map((each) => each.join(' '))
const claims = fc.array(fc.constantFrom('The', 'Official', 'NFT', 'NFTs', '(Real)', 'Genuine'), {
  maxLength: 2,
})
const number = fc.option(fc.tuple(fc.constantFrom('', '#', '№'), fc.nat()), { nil: undefined })
/** A name between claims, with a number before or after the last ones. */
const decorate = (name: fc.Arbitrary<string>) =>
  fc.tuple(claims, name, claims, number, fc.boolean()).map(([before, own, after, end, isLast]) => {
    const item = end === undefined ? [] : [end.join('')]
    return [...before, own, ...(isLast ? [...after, ...item] : [...item, ...after])].join(' ')
  })

test('any claims around a listed name, and a number, make a look-alike of another contract only', () => {
  const name = words(['Nouns', 'Cabinet', 'Moon', 'Captain'])
  const sample = name.chain((own) => fc.tuple(claims, fc.constant(own), decorate(fc.constant(own))))
  fc.assert(
    fc.property(sample, ([before, own, copy]) => {
      const original = { address: listed.address, name: [...before, own].join(' ') }
      const findCopy = createLookAlikeFinder([original])
      expect(findCopy(stranger, [copy])).toBe(original)
      expect(findCopy(original.address, [copy])).toBeUndefined()
    }),
  )
})

test('names of other words are never look-alikes, whatever they claim', () => {
  const ours = decorate(words(['Nouns', 'Cabinet', 'Moon']))
  const theirs = decorate(words(['Captain', 'Apes', 'Moons']))
  fc.assert(
    fc.property(ours, theirs, (name, shown) => {
      expect(createLookAlikeFinder([{ ...listed, name }])(stranger, [shown])).toBeUndefined()
    }),
  )
})

test('never marks a collection on the list, under any name', () => {
  expect(find(listed.address, ['Incountable 721'])).toBeUndefined()
})

test('matches any of several names', () => {
  expect(find(stranger, ['Something', 'lncountable 721'])).toBe(other)
})
