// What the specification says of the index: nothing in the schema may go without a description.
import { expect, test } from 'vitest'
import { entities, enumerations } from './entities.ts'

const entityOf = (about: string, field: string) => `${about} type Kept @entity { ${field} id: ID! }`
const enumOf = (about: string, value: string) => `${about} enum Kind { ${value} ONE }`

test('an entity is told with its fields, an enum with its values', () => {
  expect(entities(entityOf('"What is kept."', '"Its key."'))).toMatch(
    /### Kept\n\nWhat is kept\.[^]*Its key\./,
  )
  expect(enumerations(enumOf('"Which."', '"The first."'))).toMatch(/### Kind\n\nWhich\.[^]*The first\./)
})

test.each([
  ['an entity', () => entities(entityOf('', '"Its key."')), 'Kept'],
  ['a field', () => entities(entityOf('"What is kept."', '')), 'Kept.id'],
  ['a field with blanks for a description', () => entities(entityOf('"What is kept."', '" "')), 'Kept.id'],
  ['an enum', () => enumerations(enumOf('', '"The first."')), 'Kind'],
  ['a value', () => enumerations(enumOf('"Which."', '')), 'Kind.ONE'],
])('%s without a description stops the print', (_, print, name) => {
  expect(print).toThrow(`schema.graphql does not describe ${name}.`)
})
