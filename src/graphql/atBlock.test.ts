// Every query of the app can be rewritten as of a block.
import { readdirSync, readFileSync } from 'node:fs'
import { buildSchema, parse, print, validate } from 'graphql'
import { describe, expect, test } from 'vitest'
import { atBlock } from './atBlock.ts'

const past = atBlock(1_234)
const rewritten = (question: string) => print(past(parse(question))).replace(/\s+/g, ' ')

describe('a query as of a block', () => {
  test('gets a block argument on each root field, and nowhere else', () => {
    expect(
      rewritten('query Q($id: ID!) { token(id: $id) { orders(first: 1) { id } } all: tokens { id } }'),
    ).toBe(
      'query Q($id: ID!) { token(id: $id, block: {number: 1234}) { orders(first: 1) { id } } all: tokens(block: {number: 1234}) { id } }',
    )
  })

  test('leaves fields about the index itself, and fields with their own block argument', () => {
    expect(rewritten('{ _meta { block { number } } tokens(block: {number: 7}) { id } }')).toBe(
      '{ _meta { block { number } } tokens(block: {number: 7}) { id } }',
    )
  })

  test('is rewritten once', () => {
    const question = parse('{ tokens { id } }')
    expect(past(question)).toBe(past(question))
  })
})

test('rewrites every query of the app to a valid one', () => {
  const schema = buildSchema(readFileSync('src/graphql/api.graphql', 'utf8'))
  const documents = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.graphql') && !path.endsWith('api.graphql'),
  )
  const all = parse(documents.map((path) => readFileSync(`src/${path}`, 'utf8')).join('\n'))
  const operations = all.definitions.filter(({ kind }) => kind === 'OperationDefinition')
  expect(operations.length).toBeGreaterThan(20)
  expect(validate(schema, past(all)).map(({ message }) => message)).toEqual([])
})
