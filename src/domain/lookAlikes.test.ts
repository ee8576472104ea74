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
])('recognizes %s as a look-alike of Nouns Cabinet', (name) => {
  expect(find(stranger, [name])).toBe(listed)
})

test.each(['Nouns', 'Cabinet', 'Nouns Cabinets', 'Cabinet of Nouns', '', '✅', '#12', 'Unnamed collection'])(
  '%j is a name of its own',
  (name) => {
    expect(find(stranger, [name])).toBeUndefined()
  },
)

test('never marks a collection on the list, under any name', () => {
  expect(find(listed.address, ['Incountable 721'])).toBeUndefined()
})

test('matches any of several names', () => {
  expect(find(stranger, ['Something', 'lncountable 721'])).toBe(other)
})
