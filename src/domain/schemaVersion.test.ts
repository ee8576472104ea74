// Tests that the page and the subgraph name the same schema version, and what replies of indexes say.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { buildSchema, parse, print, validate, visit } from 'graphql'
import { describe, expect, test } from 'vitest'
import { parseSchemaVersion, SCHEMA_VERSION, SCHEMA_VERSION_QUERY } from './schemaVersion.ts'

/** Digest, by version, of what a client can query: the entity schema without its descriptions. */
const DIGESTS: Readonly<Record<number, string>> = {
  1: '7a7bfa994e85badd',
  2: '15fcce2d9dc26620',
  3: '00ab29ae1b83d2c2',
  4: '30b04836d922d416',
  5: 'a766a79d1fdf73aa',
  6: '964750736b70b938',
  7: '828bd176115f5fc0',
}

function getDigest(file: string): string {
  const document = parse(readFileSync(file, 'utf8'), { noLocation: true })
  const bare = visit(document, {
    enter: (node) => ('description' in node ? { ...node, description: undefined } : undefined),
  })
  return createHash('sha256').update(print(bare)).digest('hex').slice(0, 16)
}

describe('the schema version', () => {
  test.each(['schema.graphql', 'src/graphql/api.graphql'])('is the one that %s names', (file) => {
    const values = /enum SchemaVersion \{[^}]*\}/.exec(readFileSync(file, 'utf8'))?.[0]
    expect(values?.match(/\bV\d+$/gm)).toEqual([`V${SCHEMA_VERSION}`])
  })

  test('rises when the entity schema changes', () => {
    expect(getDigest('schema.graphql'), 'raise the version, then add its digest').toBe(
      DIGESTS[SCHEMA_VERSION],
    )
  })

  test('can be queried', () => {
    const schema = buildSchema(readFileSync('src/graphql/api.graphql', 'utf8'))
    expect(validate(schema, parse(SCHEMA_VERSION_QUERY))).toEqual([])
  })
})

describe('a reply', () => {
  test.each([
    [{ __type: { enumValues: [{ name: 'V1' }] } }, 1],
    [{ __type: { enumValues: [{ name: 'V27' }] } }, 27],
    [{ __type: null }, 0],
    [{}, undefined],
    [null, undefined],
    [undefined, undefined],
    [{ __type: { enumValues: null } }, undefined],
    [{ __type: { enumValues: [] } }, undefined],
    [{ __type: { enumValues: [{ name: 'V1' }, { name: 'V2' }] } }, undefined],
    [{ __type: { enumValues: [{ name: 'V0' }] } }, undefined],
    [{ __type: { enumValues: [{ name: 'V1e9' }] } }, undefined],
    [{ __type: { enumValues: [{ name: 7 }] } }, undefined],
    [{ __type: { enumValues: [null] } }, undefined],
  ])('of %j is version %s', (data, version) => {
    expect(parseSchemaVersion(data)).toBe(version)
  })
})
