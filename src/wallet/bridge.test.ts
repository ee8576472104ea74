// The bridge prompts the wallet only if it is still on the account and network that the call was prepared for.
import { describe, expect, test } from 'vitest'
import { createFakeWallet, WalletError } from '../../tests/support/fakeWallet.ts'
import type { Address } from '../domain/address.ts'
import { sendTransaction } from './bridge.ts'
import { isUserRejection, WalletUnsureError } from './errors.ts'

const account = `0x${'a1'.repeat(20)}` as Address
const call = { to: `0x${'5'.repeat(40)}` as Address, data: '0x1234' as const, value: 7n }
const hash = `0x${'d'.repeat(64)}`

function connected() {
  const fake = createFakeWallet([account])
  fake.answers['eth_accounts'] = () => fake.accounts
  fake.answers['eth_estimateGas'] = () => '0x5208'
  fake.answers['eth_sendTransaction'] = () => hash
  return fake
}

test('sends exactly the call from the account, with 25 percent more gas than estimated', async () => {
  const fake = connected()
  expect(await sendTransaction(fake.provider, { account, chainId: 31337, call })).toBe(hash)
  const [sent] = fake.requests.filter(({ method }) => method === 'eth_sendTransaction')
  expect(sent?.params[0]).toMatchObject({
    from: account,
    to: call.to,
    data: '0x1234',
    value: '0x7',
    gas: '0x668a',
    chainId: '0x7a69',
  })
})

describe('fault: account or network changed mid-flow', () => {
  test('does not prompt on another network or with another account', async () => {
    const elsewhere = connected()
    elsewhere.chainId = 1
    await expect(sendTransaction(elsewhere.provider, { account, chainId: 31337, call })).rejects.toThrow(
      'another network',
    )
    const someoneElse = connected()
    someoneElse.accounts = [`0x${'b2'.repeat(20)}`]
    await expect(sendTransaction(someoneElse.provider, { account, chainId: 31337, call })).rejects.toThrow(
      'another account',
    )
    for (const fake of [elsewhere, someoneElse]) {
      expect(fake.requests.map(({ method }) => method)).not.toContain('eth_sendTransaction')
    }
  })

  test.each([
    ['account', (fake: ReturnType<typeof connected>) => (fake.accounts = [`0x${'b2'.repeat(20)}`])],
    ['network', (fake: ReturnType<typeof connected>) => (fake.chainId = 1)],
  ])('does not prompt if the %s changes during the gas estimate', async (what, change) => {
    const fake = connected()
    fake.answers['eth_estimateGas'] = () => {
      change(fake)
      return '0x5208'
    }
    await expect(sendTransaction(fake.provider, { account, chainId: 31337, call })).rejects.toThrow(
      `another ${what}`,
    )
    expect(fake.requests.map(({ method }) => method)).not.toContain('eth_sendTransaction')
  })
})

test('passes the requested nonce to the wallet', async () => {
  const fake = connected()
  await sendTransaction(fake.provider, { account, chainId: 31337, call, nonce: 9 })
  const [sent] = fake.requests.filter(({ method }) => method === 'eth_sendTransaction')
  expect(sent?.params[0]).toMatchObject({ nonce: '0x9' })
})

test.each([
  ['failed while sending', 'eth_sendTransaction', -32603, true],
  ['has another request open', 'eth_sendTransaction', -32002, false],
  ['expects the call to revert', 'eth_estimateGas', -32603, false],
])('distinguishes whether a wallet that %s may have sent the call', async (_what, method, code, unsure) => {
  const fake = connected()
  fake.answers[method] = () => {
    throw new WalletError(code, 'no')
  }
  const error: unknown = await sendTransaction(fake.provider, { account, chainId: 31337, call }).catch(
    (caught: unknown) => caught,
  )
  expect(error instanceof WalletUnsureError).toBe(unsure)
})

test('a wallet that replies with something other than a hash may have sent the call', async () => {
  const fake = connected()
  fake.answers['eth_sendTransaction'] = () => 'sent'
  await expect(sendTransaction(fake.provider, { account, chainId: 31337, call })).rejects.toBeInstanceOf(
    WalletUnsureError,
  )
})

describe('fault: wallet rejects, locks, times out', () => {
  const circle: Record<string, unknown> = { originalError: { code: 4001 } }
  circle['self'] = circle
  const hidden = Object.defineProperty(new Error('no'), 'data', { value: { code: 4001 }, enumerable: false })
  test.each([
    ['EIP-1193’s error', new WalletError(4001, 'User rejected the request.')],
    ['a wrapped code', new WalletError(-32603, 'Internal JSON-RPC error.', { code: 4001 })],
    ['a text', 'User rejected the request'],
    // Trezor’s shape, of which ethers keeps nothing
    ['properties that ethers drops', { error: 'Action cancelled by user' }],
    ['a property that can’t be enumerated', hidden],
    // ethers would wait forever.
    ['data that can’t be written as JSON', new WalletError(-32603, 'no', circle)],
  ])('recognizes a user rejection in %s', async (_what, thrown) => {
    const fake = connected()
    fake.answers['eth_sendTransaction'] = () => {
      throw thrown
    }
    const error: unknown = await sendTransaction(fake.provider, { account, chainId: 31337, call }).catch(
      (caught: unknown) => caught,
    )
    expect(isUserRejection(error)).toBe(true)
  })

  test('a contract’s text in a failed estimate is no rejection', async () => {
    const fake = connected()
    fake.answers['eth_estimateGas'] = () => {
      throw new WalletError(
        3,
        'execution reverted: User rejected the request.',
        `0x08c379a0${'0'.repeat(64)}`,
      )
    }
    const error: unknown = await sendTransaction(fake.provider, { account, chainId: 31337, call }).catch(
      (caught: unknown) => caught,
    )
    expect(isUserRejection(error)).toBe(false)
    expect(error).toMatchObject({ data: expect.stringMatching(/^0x08c379a0/) })
  })
})
