// The relations of a query, which decide its cost.
import { print } from 'graphql'
import { expect, it } from 'vitest'
import { ItemPageDocument } from '../../../src/pages/item/__generated__/ItemPage.ts'
import { countRelations } from './relations.ts'

it('counts each relation once, through fragments and under each name', () => {
  const query = `
    query ($id: ID!) { token(id: $id) { id owner { id } first: orders { ...Terms } ...Owned ... on Token { sales { id } } } }
    fragment Terms on Order { currency { id } maker: offerer { id } }
    fragment Owned on Token { owner { id counter } second: orders { id } }
  `
  // token, owner, first, its currency and its maker, sales, second.
  expect(countRelations(query)).toBe(7)
})

it('are few in the query that an item’s page waits for', () => {
  // Two of them say in which coin of the unit of account each listing is paid.
  expect(countRelations(print(ItemPageDocument))).toBeLessThanOrEqual(16)
})
