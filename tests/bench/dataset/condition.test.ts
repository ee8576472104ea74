// Search filters as SQL.
import { expect, it } from 'vitest'
import { toCondition } from './condition.ts'

it('follows nesting, relations and operators, and passes values as parameters', () => {
  const values: unknown[] = [undefined]
  const condition = toCondition(
    {
      and: [
        { supply_gt: '0' },
        {
          or: [
            { metadata_: { name_contains_nocase: '%a%' } },
            { tokenId: '7', collection_: { id_in: ['0x01'] } },
          ],
        },
      ],
    },
    't',
    values,
  )
  expect(condition).toBe(
    '(((t.supply > $2) and ((((m.name ilike $3)) or (t.token_id = $4 and (c.id = any ($5)))))))',
  )
  expect(values).toEqual([undefined, '0', '%a%', '7', [Buffer.from([1])]])
})

it('treats empty filters as the index does', () => {
  expect(toCondition({ or: [] }, 't', [])).toBe('(false)')
  expect(toCondition({}, 't', [])).toBe('true')
})
