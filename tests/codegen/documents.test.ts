// The checks that documents pass before anything is generated from them, and what is generated.
import { buildSchema, parse } from 'graphql'
import { describe, expect, test } from 'vitest'
import { apiSchemaFile, notedHash } from './apiSchema.ts'
import { checkDocuments, DocumentError, type DocumentFile } from './documents.ts'
import { generate } from './generate.ts'

const schema = buildSchema(`
  scalar BigInt
  type Token { id: ID!, price: BigInt, next: Token }
  type Query { token(id: ID!): Token }
`)

function file(path: string, text: string): DocumentFile {
  const folder = path.slice(0, path.lastIndexOf('/'))
  const name = path.slice(path.lastIndexOf('/') + 1).replace('.graphql', '')
  return { path, name, folder, document: parse(text, { noLocation: true }) }
}

const card = file(
  '/src/features/items/Card.graphql',
  'fragment Card_token on Token { id next { ...Base_token } }',
)
const base = file('/src/features/items/Base.graphql', 'fragment Base_token on Token { id price }')
const page = file(
  '/src/pages/item/ItemPage.graphql',
  'query ItemPage($id: ID!) { token(id: $id) { id ...Card_token ...Base_token } }',
)

describe('checkDocuments', () => {
  test('accepts documents that match the schema and their files', () => {
    expect(() => checkDocuments(schema, [card, base, page])).not.toThrow()
  })

  test.each([
    ['a field that is not there', file('/a/Bad.graphql', '{ token(id: 1) { color } }'), 'color'],
    [
      'a name that does not begin with the file’s',
      file('/a/Other.graphql', 'query Page { token(id: 1) { id } }'),
      'Other',
    ],
    ['a fragment nobody defines', file('/a/A.graphql', 'query A { token(id: 1) { ...Nowhere } }'), 'Nowhere'],
    ['a variable that is not used', file('/a/A.graphql', 'query A($x: ID) { token(id: 1) { id } }'), '$x'],
  ])('refuses %s', (_what, bad, word) => {
    const check = () => checkDocuments(schema, [bad])
    expect(check).toThrow(DocumentError)
    expect(check).toThrow(word)
  })
})

describe('generate', () => {
  const typesPath = '/src/graphql/__generated__/operations.ts'
  const generated = generate({ schema, files: [card, base, page], typesPath })

  test('writes one module per document next to it, and one module of types', async () => {
    expect([...(await generated).keys()].sort()).toEqual([
      '/src/features/items/__generated__/Base.ts',
      '/src/features/items/__generated__/Card.ts',
      typesPath,
      '/src/pages/item/__generated__/ItemPage.ts',
    ])
  })

  test('imports every fragment that an operation reaches exactly once, by name', async () => {
    const text = (await generated).get('/src/pages/item/__generated__/ItemPage.ts')
    expect(text).toContain("import { Base_token } from '../../../features/items/__generated__/Base.ts'")
    expect(text).toContain("import { Card_token } from '../../../features/items/__generated__/Card.ts'")
    expect(text).toMatch(/definitions: \[\{.*\}, Card_token, Base_token\]/)
  })

  test('types scalars as the wire carries them and masks fragments', async () => {
    const text = (await generated).get(typesPath)
    expect(text).toContain('readonly price: string | null')
    expect(text).toContain("' $fragmentRefs'?: { 'Card_tokenFragment': Card_tokenFragment")
  })
})

test('an API schema file names the entity schema that it was made from', () => {
  expect(notedHash(apiSchemaFile('type Query { a: Int }', 'abc123'))).toBe('abc123')
  expect(notedHash('type Query { a: Int }')).toBeUndefined()
})
