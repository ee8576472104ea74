// The committed API schema is the one that the running graph-node derives from schema.graphql.
import { readFileSync } from 'node:fs'
import { expect, inject, it } from 'vitest'
import { apiSchemaFile, entitySchemaHash, introspect } from '../codegen/apiSchema.ts'

it('matches the schema that graph-node reports', async () => {
  const schema = await introspect(inject('site').graphqlUrl)
  const expected = apiSchemaFile(schema, await entitySchemaHash('schema.graphql'))
  expect(readFileSync('src/graphql/api.graphql', 'utf8') === expected, 'run npm run codegen').toBe(true)
})
