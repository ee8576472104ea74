import { expect, test } from 'vitest'
import type { Address } from '../domain/address.ts'
import { emptyCatalogue, restoreCatalogue, storeCatalogue } from './catalogue.ts'

const COLLECTION = `0x${'c0'.repeat(20)}` as Address

function stored() {
  const origin = { genesis: `0x${'11'.repeat(32)}`, deployment: 'Qm' }
  return storeCatalogue(emptyCatalogue(COLLECTION, origin, { number: 7, hash: `0x${'22'.repeat(32)}` }))
}

test('a stored catalogue is restored', () => {
  expect(restoreCatalogue(structuredClone(stored()))?.block.number).toBe(7)
})

test('a catalogue without one of the columns is read again', () => {
  const { form, ...rest } = stored()
  const columns = form.split(' ').slice(1)
  expect(columns).toContain('saleAt')
  for (const column of columns)
    expect(restoreCatalogue({ ...rest, form: form.replace(` ${column}`, '') })).toBeUndefined()
})
