// Named accounts of this site match by the start of a name, not by shorter text or text elsewhere in the name.
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
])('matches %j to %j', (text, matches) => {
  expect(labels(text)).toEqual(matches)
})

test('matches none on a site without named accounts', () => {
  expect(namedAccounts('hugo', { demoWallet: undefined })).toEqual([])
})
