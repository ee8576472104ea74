import { expect, test } from 'vitest'
import { collectionName, tokenName } from './names.ts'

test.each([
  ['Cabinet', 'Cabinet'],
  ['  Cabinet ', 'Cabinet'],
  ['  ', 'Unnamed collection'],
  [null, 'Unnamed collection'],
])('a collection whose contract says %j is called %s', (name, expected) => {
  expect(collectionName({ name })).toBe(expected)
})

test.each([
  [{ name: 'Blue 7' }, 'Blue 7'],
  [{ name: ' ' }, '#7'],
  [{ name: null }, '#7'],
  [null, '#7'],
])('item 7 whose document says %j is called %s', (metadata, expected) => {
  expect(tokenName('7', metadata)).toBe(expected)
})
