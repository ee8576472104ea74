// Every query of the app reads as of the block that the page's link fills in.
import { fileURLToPath } from 'node:url'
import { readFileSync } from 'node:fs'
import { buildSchema, concatAST, Kind, parse, print, type SelectionNode, validate } from 'graphql'
import { describe, expect, test } from 'vitest'
import { addBlock } from './asOfBlock.ts'
import { DocumentError, readDocuments } from './documents.ts'

const SOURCE = fileURLToPath(new URL('../../src', import.meta.url))
const API_SCHEMA = `${SOURCE}/graphql/api.graphql`
const schema = buildSchema(readFileSync(API_SCHEMA, 'utf8'))

const generated = (text: string) => {
  const [definition] = parse(text).definitions
  if (definition === undefined) throw new Error('There is no definition.')
  return print(addBlock(schema, definition)).replace(/\s+/g, ' ')
}

describe('a query', () => {
  test('gets a block and an error policy on each field at its top, and nowhere else', () => {
    expect(
      generated('query Q($id: ID!) { token(id: $id) { orders(first: 1) { id } } all: tokens { id } }'),
    ).toBe(
      'query Q($id: ID!, $block: Block_height) { token(id: $id, block: $block, subgraphError: allow) { orders(first: 1) { id } } all: tokens(block: $block, subgraphError: allow) { id } }',
    )
  })

  test('keeps a block that it names', () => {
    expect(generated('query Q($then: Int!) { tokens(block: {number: $then}) { id } }')).toBe(
      'query Q($then: Int!) { tokens(block: {number: $then}, subgraphError: allow) { id } }',
    )
  })

  test('about the index itself is about its newest block', () => {
    expect(generated('{ _meta { deployment } tokens { id } }')).toBe(
      '{ _meta { deployment } tokens(subgraphError: allow) { id } }',
    )
  })

  test.each([
    ['a variable of the same name', 'query Q($block: Int!) { tokens(skip: $block) { id } }', '$block'],
    ['a fragment at its top', 'query Q { ...Top }', 'fragment'],
  ])('is refused with %s', (_what, text, word) => {
    expect(() => generated(text)).toThrow(DocumentError)
    expect(() => generated(text)).toThrow(word)
  })
})

test('every query of the app is valid, and all but these are pinned', async () => {
  const files = await readDocuments(SOURCE, API_SCHEMA)
  const documents = concatAST(files.map(({ document }) => document))
  const definitions = documents.definitions.map((definition) => addBlock(schema, definition))
  const errors = validate(schema, { ...documents, definitions }).map(({ message }) => message)
  expect(errors.filter((message) => !message.includes('never used'))).toEqual([])
  const operations = definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION)
  expect(operations.length).toBeGreaterThan(20)
  const isPinned = (field: SelectionNode) => {
    const fieldArguments = field.kind === Kind.FIELD ? (field.arguments ?? []).map(print) : []
    return fieldArguments.includes('block: $block') && fieldArguments.includes('subgraphError: allow')
  }
  const own = operations.filter(({ selectionSet }) => !selectionSet.selections.every(isPinned))
  expect(own.map(({ name }) => name?.value).toSorted()).toEqual([
    'AnalyticsMarketState',
    'BlockParent',
    'FloorsThen',
    'IndexedBlock',
    'IndexedBlock_asked',
    'IndexedBlock_changes',
    'ItemSearchRows_changes',
    'ItemSearchRows_head',
    'OfferTraits_holders',
    'OfferTraits_ofToken',
    'Vocabulary_changes',
  ])
})
