// Search input is matched to traits and corrected to words of the vocabulary only.
import { describe, expect, it } from 'vitest'
import { Lookup } from './lookup.ts'
import { Vocabulary } from './vocabulary.ts'

const id = (digit: string) => `0x${digit.repeat(40)}`

function createLookup(): Lookup {
  const vocabulary = new Vocabulary({
    shown: '{}',
    origin: { genesis: '0x00', deployment: 'Qm' },
    block: { number: 1, hash: '0x01' },
    madeAtSeconds: 0,
  })
  const lookup = new Lookup(vocabulary)
  const begin = (digit: string, name: string) => {
    vocabulary.learnText(name)
    const noItemsRead = { tokenCount: 3, read: 0, filledTo: undefined, whole: false }
    vocabulary.collections.set(id(digit), { id: id(digit), name, ...noItemsRead })
  }
  begin('a', 'Cabinet of Curiosities')
  begin('b', 'Lattice')
  vocabulary.learn(id('b'), {
    name: 'Lattice 1',
    traits: ['Palette=Blue', 'Weave=Herringbone', 'a%3Db=Blue Moon'],
  })
  // Words learned after the first query count as well.
  lookup.correct('bleu')
  vocabulary.learn(id('b'), { name: 'Lattice 2', traits: ['Palette=Blue', 'Weave=Twill', 'malformed'] })
  vocabulary.learn(id('b'), { name: null, traits: [] })
  vocabulary.learn(id('a'), { name: 'Señor Café', traits: ['Era=1920'] })
  return lookup
}

describe('correction', () => {
  const lookup = createLookup()

  it.each([
    ['latice', 'lattice'],
    ['Latice 12', 'lattice 12'],
    ['#12 herringbnoe', '#12 herringbone'],
    ['bleu', 'blue'],
    ['cabnet, twil?', 'cabinet, twil?'],
    ['cafe senro', 'cafe senor'],
  ])('corrects %s to %s', (input, corrected) => {
    expect(lookup.correct(input)).toBe(corrected)
  })

  it.each(['lattice', 'latt', 'café', 'lat', 'xyz', '1921', 'nothing alike', '%_\\', ''])(
    'leaves %s unchanged',
    (input) => {
      expect(lookup.correct(input)).toBeUndefined()
    },
  )
})

describe('traits match', () => {
  const lookup = createLookup()
  const keys = (text: string, most = 9) => lookup.traits(text, most).map(({ key }) => key)

  it('by words of their value, each once, closest first', () => {
    expect(keys('blue')).toEqual(['Palette=Blue', 'a%3Db=Blue Moon'])
    expect(keys('blue', 1)).toEqual(['Palette=Blue'])
    expect(keys('herring')).toEqual(['Weave=Herringbone'])
    expect(lookup.traits('moon', 1)).toEqual([
      {
        type: 'a=b',
        value: 'Blue Moon',
        key: 'a%3Db=Blue Moon',
        collection: { id: id('b'), name: 'Lattice' },
      },
    ])
  })

  it('with additional words of their type or collection, never by those alone', () => {
    expect(keys('twill weave')).toEqual(['Weave=Twill'])
    expect(keys('lattice twill')).toEqual(['Weave=Twill'])
    expect(keys('weave')).toEqual([])
    expect(keys('cabinet twill')).toEqual([])
  })

  it('not by a number alone, which means a token id', () => {
    expect(keys('1920')).toEqual([])
    expect(keys('cabinet 1920')).toEqual([])
  })
})
