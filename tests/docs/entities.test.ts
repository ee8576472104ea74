// The suite reads the schema's descriptions: every entity, field, enumeration and value must have one.
import { expect, test } from 'vitest'
import { entities } from './entities.ts'

const entityOf = (about: string, field: string) => `${about} type Kept @entity { ${field} id: ID! }`
const enumOf = (about: string, value: string) => `${about} enum Kind { ${value} ONE }`

test('prints the first sentence about each entity', () => {
  const printed = entities(
    entityOf('"What is kept. And why."', '"Its key."') + enumOf('"Which."', '"The first."'),
  )
  expect(printed).toMatch(/`Kept` \| What is kept\. \|/)
})

test.each([
  ['an entity', entityOf('', '"Its key."'), 'Kept'],
  ['a field', entityOf('"What is kept."', ''), 'Kept.id'],
  ['a field with a blank description', entityOf('"What is kept."', '" "'), 'Kept.id'],
  ['an enumeration', enumOf('', '"The first."'), 'Kind'],
  ['a value', enumOf('"Which."', ''), 'Kind.ONE'],
])('fails when %s has no description', (_, schema, name) => {
  expect(() => entities(schema)).toThrow(`schema.graphql does not describe ${name}.`)
})
