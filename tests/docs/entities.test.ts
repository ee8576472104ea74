// The specification prints the schema's descriptions, so every entity, field, enum and value must have one.
import { expect, test } from 'vitest'
import { entities, enumerations } from './entities.ts'

const entityOf = (about: string, field: string) => `${about} type Kept @entity { ${field} id: ID! }`
const enumOf = (about: string, value: string) => `${about} enum Kind { ${value} ONE }`

test('prints an entity with its fields and an enum with its values', () => {
  expect(entities(entityOf('"What is kept."', '"Its key."'))).toMatch(
    /### Kept\n\nWhat is kept\.[^]*Its key\./,
  )
  expect(enumerations(enumOf('"Which."', '"The first."'))).toMatch(/### Kind\n\nWhich\.[^]*The first\./)
})

test.each([
  ['an entity', () => entities(entityOf('', '"Its key."')), 'Kept'],
  ['a field', () => entities(entityOf('"What is kept."', '')), 'Kept.id'],
  ['a field with a blank description', () => entities(entityOf('"What is kept."', '" "')), 'Kept.id'],
  ['an enum', () => enumerations(enumOf('', '"The first."')), 'Kind'],
  ['a value', () => enumerations(enumOf('"Which."', '')), 'Kind.ONE'],
])('fails when %s has no description', (_, print, name) => {
  expect(print).toThrow(`schema.graphql does not describe ${name}.`)
})
