// The committed API schema is the one that the running graph-node derives from schema.graphql.
import { readFileSync } from 'node:fs'
import { expect, inject, it } from 'vitest'
import { apiSchemaFile, entitySchemaHash, introspect } from '../codegen/apiSchema.ts'

it('is what graph-node says of itself', async () => {
  const schema = await introspect(inject('site').graphqlUrl)
  const wanted = apiSchemaFile(schema, await entitySchemaHash('schema.graphql'))
  expect(readFileSync('src/graphql/api.graphql', 'utf8') === wanted, 'run npm run codegen').toBe(true)
})
