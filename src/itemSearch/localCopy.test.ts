import { expect, test } from 'vitest'
import type { Address } from '../domain/address.ts'
import { emptyCopy, restoreCopy, storeCopy } from './localCopy.ts'

const COLLECTION = `0x${'c0'.repeat(20)}` as Address

function stored() {
  const origin = { genesis: `0x${'11'.repeat(32)}`, deployment: 'Qm' }
  return storeCopy(emptyCopy(COLLECTION, origin, { number: 7, hash: `0x${'22'.repeat(32)}` }))
}

test('a stored local copy is restored', () => {
  expect(restoreCopy(structuredClone(stored()))?.block.number).toBe(7)
})

test('a local copy without one of the columns is read again', () => {
  const { form, ...rest } = stored()
  const columns = form.split(' ').slice(1)
  expect(columns).toContain('saleAt')
  for (const column of columns)
    expect(restoreCopy({ ...rest, form: form.replace(` ${column}`, '') })).toBeUndefined()
})
