// An account as people write it: an address, a name of this site in full, or an ENS name to look up.
import { expect, test } from 'vitest'
import { parseAddress } from '../../domain/address.ts'
import { checksumAddress } from '../../domain/checksum.ts'
import { currentTranslate } from '../../messages/translate.ts'
import { parseAccountText } from './accountText.ts'

const [ada, twin, other] = ['a', 'b', 'c'].map((digit) => parseAddress(`0x${digit.repeat(40)}`))
const accounts = [
  { label: 'Ada Lovelace', address: ada },
  { label: 'Twin', address: twin },
  { label: 'twin', address: other },
]
const config = { demoWallet: { accounts } } as never

test.each([
  ['', { kind: 'empty' }],
  ['  ', { kind: 'empty' }],
  ['Ada Lovelace', { kind: 'account', address: ada, name: 'Ada Lovelace' }],
  [' ada lovelace ', { kind: 'account', address: ada, name: 'Ada Lovelace' }],
  [checksumAddress(ada as never), { kind: 'account', address: ada, name: 'Ada Lovelace' }],
  [`0x${'d'.repeat(40)}`, { kind: 'account', address: `0x${'d'.repeat(40)}`, name: undefined }],
  ['ada.eth', { kind: 'name', name: 'ada.eth' }],
])('reads %j', (text, expected) => {
  expect(parseAccountText(text, config)).toEqual(expected)
})

test.each([
  ['the beginning of a name', 'Ada'],
  ['a name of two accounts', 'twin'],
  ['part of an address', '0x12'],
])('rejects %s', (_, text) => {
  const parsed = parseAccountText(text, config)
  expect(parsed.kind === 'invalid' && currentTranslate()(parsed.reason)).toBe(
    'An address is 0x followed by 40 characters from 0–9 and a–f.',
  )
})

test('rejects an address with a typo', () => {
  const parsed = parseAccountText('0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD', config)
  expect(parsed.kind === 'invalid' && currentTranslate()(parsed.reason)).toMatch(/checksum doesn’t match/)
})
