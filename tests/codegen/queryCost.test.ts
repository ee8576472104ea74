// No query of the page meets the limits that graph-node has here and in deploy/.
import { readFileSync } from 'node:fs'
import { buildSchema, Kind, parse } from 'graphql'
import { expect, test } from 'vitest'
import { QUERY_LIMITS } from '../../local/indexer/queryLimits.ts'
import { readDocuments } from './documents.ts'
import { measureQuery } from './queryCost.ts'

const API_SCHEMA = 'src/graphql/api.graphql'

const schema = buildSchema(readFileSync(API_SCHEMA, 'utf8'))
const files = await readDocuments('src', API_SCHEMA)
const definitions = files.flatMap(({ document }) => document.definitions)
const fragments = new Map(
  definitions
    .filter((node) => node.kind === Kind.FRAGMENT_DEFINITION)
    .map((node) => [node.name.value, node] as const),
)
const operations = definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION)

const measureText = (text: string) => {
  const [operation] = parse(text).definitions
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('Not a query')
  return measureQuery(schema, operation, new Map())
}

const maxDepth = Number(QUERY_LIMITS.GRAPH_GRAPHQL_MAX_DEPTH)
const maxComplexity = Number(QUERY_LIMITS.GRAPH_GRAPHQL_MAX_COMPLEXITY)

test('no query of the page is as deep, or could have as many rows, as graph-node refuses', () => {
  expect(operations.length).toBeGreaterThan(50)
  for (const operation of operations) {
    const { depth, complexity } = measureQuery(schema, operation, fragments)
    const name = operation.name?.value
    // The page adds a query about the block to some.
    expect(depth, name).toBeLessThan(maxDepth)
    expect(complexity, name).toBeLessThan(maxComplexity)
  }
})

test('counts as graph-node does', () => {
  expect(measureText('{ tokens(first: 1000) { id } }')).toEqual({ depth: 2, complexity: 1_000 })
  expect(measureText('{ tokens(first: 10) { collection { tokens { id } } } }')).toEqual({
    depth: 4,
    complexity: 10 + 10 * 100,
  })
  expect(measureText('query ($n: Int) { tokens(first: $n) { ... on Token { id } } }')).toEqual({
    depth: 3,
    complexity: 100,
  })
})
