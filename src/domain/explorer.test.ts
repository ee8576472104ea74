import { expect, test } from 'vitest'
import { parseAddress } from './address.ts'
import { explorerAddressUrl, explorerTxUrl } from './explorer.ts'
import { parseTxHash } from './hashes.ts'

const account = parseAddress('0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed')

test('joins the explorer and the page with one slash, and returns none without an explorer', () => {
  const transaction = parseTxHash(`0x${'1'.repeat(64)}`)
  expect(explorerTxUrl('https://etherscan.io/', transaction)).toBe(`https://etherscan.io/tx/${transaction}`)
  expect(explorerAddressUrl('https://etherscan.io', account)).toBe(`https://etherscan.io/address/${account}`)
  expect(explorerTxUrl(null, transaction)).toBeUndefined()
})
