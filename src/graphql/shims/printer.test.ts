import fc from 'fast-check'
import { type DocumentNode, parse, print as referencePrint } from 'graphql'
import { describe, expect, it } from 'vitest'
import { print } from './printer.ts'

const documents = Object.values(
  import.meta.glob<Record<string, unknown>>('../../**/__generated__/*.ts', { eager: true }),
)
  .flatMap((module) => Object.entries(module))
  .filter((entry): entry is [string, DocumentNode] => {
    const [name, value] = entry
    return name.endsWith('Document') && (value as DocumentNode).kind === 'Document'
  })

/** The document that a text means, without where in the text its parts are. */
const meaning = (text: string) => parse(text, { noLocation: true })

describe('the printer of queries', () => {
  it('knows the documents of the app', () => expect(documents.length).toBeGreaterThan(20))

  it.each(documents)('prints %s as graphql-js means it', (_, document) => {
    expect(meaning(print(document))).toEqual(meaning(referencePrint(document)))
  })

  it('prints every part that a query may have', () => {
    const text = `query All($a: [Int!]! = [1 2], $b: In = {s: "x", n: null, e: DESC, f: 1.5, t: true} @d) @live(every: 2) {
      one: field(x: $a, y: {z: [$b]}) @include(if: $c) { ... on Token @skip(if: true) { id } ...Rest ... @d { id } }
    } fragment Rest on Token @d { name } mutation { act }`
    expect(meaning(print(meaning(text)))).toEqual(meaning(text))
  })

  it('prints any text so that it stays that text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (value) => {
        const document = meaning('{ field(x: "") }')
        const changed = JSON.parse(JSON.stringify(document), (key, part: unknown) =>
          key === 'value' && part === '' ? value : part,
        ) as DocumentNode
        expect(JSON.stringify(meaning(print(changed)))).toContain(JSON.stringify(value))
      }),
    )
  })

  it('rejects a schema', () => expect(() => print(meaning('type A { b: Int }'))).toThrow(TypeError))
})
