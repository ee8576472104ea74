// Accounts with names of this site are found by how a name begins, and by nothing shorter or elsewhere.
import { expect, test } from 'vitest'
import { parseAddress } from '../../domain/address.ts'
import { namedAccounts } from './namedAccounts.ts'

const accounts = ['Hugo', 'Ada Lovelace', 'Huguette'].map((label, index) => ({
  label,
  address: parseAddress(`0x${String(index + 1).repeat(40)}`),
}))
const demoWallet = { accounts } as never
const labels = (text: string) => namedAccounts(text, { demoWallet }).map(({ label }) => label)

test.each([
  ['hug', ['Hugo', 'Huguette']],
  [' HUGO ', ['Hugo']],
  ['love', ['Ada Lovelace']],
  ['ada l', ['Ada Lovelace']],
  ['h', []],
  ['ugo', []],
])('%j finds %j', (text, found) => {
  expect(labels(text)).toEqual(found)
})

test('a site without names of its own finds none', () => {
  expect(namedAccounts('hugo', { demoWallet: undefined })).toEqual([])
})
