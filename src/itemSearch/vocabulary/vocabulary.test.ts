// The contents and limits of a vocabulary, and that it survives storage.
import { expect, test } from 'vitest'
import { MAX_TRAITS, MAX_WORDS, Vocabulary } from './vocabulary.ts'

const empty = () =>
  new Vocabulary({
    shown: '{}',
    origin: { genesis: '0x00', deployment: 'Qm' },
    block: { number: 1, hash: '0x01' },
    madeAtSeconds: 5,
  })

test('stores each word and each collection’s trait once, without numbers and overlong words', () => {
  const vocabulary = empty()
  vocabulary.learn('0xa', { name: 'Blue Hat 7', traits: ['Head=Hat', 'Head=Hat', 'malformed'] })
  vocabulary.learn('0xb', { name: `Hat ${'f'.repeat(41)}`, traits: ['Head=Hat', 'a%3Db=1920'] })
  expect(vocabulary.words).toEqual(['blue', 'hat', 'head', 'a', 'b'])
  expect(vocabulary.traits).toEqual([
    { collection: '0xa', key: 'Head=Hat' },
    { collection: '0xb', key: 'Head=Hat' },
    { collection: '0xb', key: 'a%3Db=1920' },
  ])
})

test('survives storage, and rejects another version of the format', () => {
  const vocabulary = empty()
  vocabulary.learn('0xa', { name: 'Blue', traits: ['Head=Hat'] })
  vocabulary.collections.set('0xa', {
    id: '0xa',
    name: 'A',
    tokenCount: 9,
    read: 4,
    filledTo: '0x1',
    whole: false,
  })
  const stored = structuredClone(vocabulary.store())
  const restored = Vocabulary.restore(stored)
  expect(restored?.store()).toEqual(stored)
  expect(restored?.progress).toEqual({ read: 4, items: 9, whole: false })
  expect(Vocabulary.restore({ ...stored, form: 0 })).toBeUndefined()
})

test('never exceeds its limits, and reports when one is reached', () => {
  const vocabulary = empty()
  const letters = (number: number) => [...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('')
  for (let number = 0; number < MAX_WORDS + 10; number++) vocabulary.learnText(letters(number))
  expect(vocabulary.full).toBe(true)
  for (let number = 0; number < MAX_TRAITS + 10; number++) vocabulary.learnTrait('0xa', `T=${number}`)
  expect(vocabulary.words).toHaveLength(MAX_WORDS)
  expect(vocabulary.traits).toHaveLength(MAX_TRAITS)
})
