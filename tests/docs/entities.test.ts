// The suite reads the schema's descriptions: every entity, field, enumeration and value must have one.
import { expect, test } from 'vitest'
import { entities } from './entities.ts'

const getEntity = (about: string, field: string) => `${about} type Kept @entity { ${field} id: ID! }`
const getEnum = (about: string, value: string) => `${about} enum Kind { ${value} ONE }`

test('prints the first sentence about each entity', () => {
  const printed = entities(
    getEntity('"What is kept. And why."', '"Its key."') + getEnum('"Which."', '"The first."'),
  )
  expect(printed).toMatch(/`Kept` \| What is kept\. \|/)
})

test.each([
  ['an entity', getEntity('', '"Its key."'), 'Kept'],
  ['a field', getEntity('"What is kept."', ''), 'Kept.id'],
  ['a field with a blank description', getEntity('"What is kept."', '" "'), 'Kept.id'],
  ['an enumeration', getEnum('', '"The first."'), 'Kind'],
  ['a value', getEnum('"Which."', ''), 'Kind.ONE'],
])('fails when %s has no description', (_, schema, name) => {
  expect(() => entities(schema)).toThrow(`schema.graphql does not describe ${name}.`)
})
