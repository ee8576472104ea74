// Every question of the app can be put as of a block, and asks for nothing else.
import { readdirSync, readFileSync } from 'node:fs'
import { buildSchema, parse, print, validate } from 'graphql'
import { describe, expect, test } from 'vitest'
import { atBlock } from './atBlock.ts'

const past = atBlock(1_234)
const rewritten = (question: string) => print(past(parse(question))).replace(/\s+/g, ' ')

describe('a question as of a block', () => {
  test('has each of its fields at the top answered there, and no other', () => {
    expect(
      rewritten('query Q($id: ID!) { token(id: $id) { orders(first: 1) { id } } all: tokens { id } }'),
    ).toBe(
      'query Q($id: ID!) { token(id: $id, block: {number: 1234}) { orders(first: 1) { id } } all: tokens(block: {number: 1234}) { id } }',
    )
  })

  test('leaves what is asked of the index itself, and what names a block of its own', () => {
    expect(rewritten('{ _meta { block { number } } tokens(block: {number: 7}) { id } }')).toBe(
      '{ _meta { block { number } } tokens(block: {number: 7}) { id } }',
    )
  })

  test('is rewritten once', () => {
    const question = parse('{ tokens { id } }')
    expect(past(question)).toBe(past(question))
  })
})

test('every question of the app is one that the index understands as of a block', () => {
  const schema = buildSchema(readFileSync('src/graphql/api.graphql', 'utf8'))
  const documents = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.graphql') && !path.endsWith('api.graphql'),
  )
  const all = parse(documents.map((path) => readFileSync(`src/${path}`, 'utf8')).join('\n'))
  const operations = all.definitions.filter(({ kind }) => kind === 'OperationDefinition')
  expect(operations.length).toBeGreaterThan(20)
  expect(validate(schema, past(all)).map(({ message }) => message)).toEqual([])
})
