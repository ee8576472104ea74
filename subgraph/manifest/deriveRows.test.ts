// The changes to the generated classes of entities.
import { describe, expect, test } from 'vitest'
import { deriveRows } from './deriveRows.ts'
import { SubgraphBuildError } from './gnd.ts'

const entity = (body: string) => `export class Sale extends Entity {\n${body}\n}\n`

describe('a generated class', () => {
  test('loads and saves its rows by those that the handler has', () => {
    const code = deriveRows(
      entity(
        "store.set('Sale', id.toBytes().toHexString(), this)\nstore.get('Sale', id.toHexString())\nstore.loadRelated('Order', 'x')",
      ),
    )
    expect(code).toContain('class Sale extends Row {')
    expect(code).toContain("keepRow('Sale', id.toBytes(), this)")
    expect(code).toContain("loadRow('Sale', id)")
    expect(code).toContain("loadRelatedRows('Order', 'x')")
    expect(code).not.toContain('store.')
  })

  test('saves a row to which the store gives an id as before', () => {
    expect(deriveRows(entity("store.set('Sale', 'auto', this)"))).toContain("store.set('Sale', 'auto', this)")
  })

  test.each([
    "store.get('Sale', id)",
    "store.set('Sale', id.toString(), this)",
    'class Other extends Entity<Sale> {',
  ])('of another form stops the build: %s', (line) => {
    expect(() => deriveRows(entity(`\n${line}`))).toThrow(SubgraphBuildError)
    expect(() => deriveRows(entity(`\n${line}`))).toThrow('in line 3')
  })
})
