// Wrapping and unwrapping: what was typed is understood or refused beside the field, and what it costs the reader's offers.
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { states } from '../../../../tests/support/transactionStates.ts'
import { ZERO_ADDRESS, type Address } from '../../../domain/address.ts'
import { toWei, type Wei } from '../../../domain/wei.ts'
import { testConfig } from '../../../ui/testing.tsx'
import { renderTrade } from '../testing.tsx'
import { WrapDialog } from './WrapDialog.tsx'
import type { WrapDraft } from './wrapping.ts'

const chain = vi.hoisted(() => ({ readBalances: vi.fn(), previewWrap: vi.fn() }))
const promisesOf = vi.hoisted(() => vi.fn())
vi.mock(import('../offers/promises.ts'), () => ({ promisesOf }))
vi.mock(import('../useTrade.ts'), async (load) => ({
  ...(await load()),
  loadWrapping: () => Promise.resolve({ ...chain, wrapOf: (...asked: unknown[]) => asked }) as never,
}))
const writes = await vi.hoisted(async () =>
  (await import('../../../../tests/support/oneWrite.ts')).createOneWrite(),
)
vi.mock(import('../../../transactions/TransactionsProvider.tsx'), async (load) => ({
  ...(await load()),
  useWrite: writes.useWrite,
}))

const weth = { address: `0x${'e'.repeat(40)}` as Address, symbol: 'WETH', decimals: 2, wrapsNative: true }
const ether = { address: ZERO_ADDRESS, symbol: 'ETH', decimals: 2 }
const config = {
  ...testConfig,
  network: {
    ...testConfig.network,
    graphqlUrl: 'http://localhost:3000/graphql',
    nativeCurrency: ether,
    currencies: [weth],
  },
}
const balances = { wrapped: toWei(300n), native: toWei(1000n) }
const SHORT = { sentence: 'You do not have as much.', remedy: 'Enter a smaller amount.' }

beforeEach(() => {
  writes.set(undefined)
  writes.start.mockReset()
  chain.readBalances.mockReset().mockResolvedValue(balances)
  promisesOf.mockReset().mockResolvedValue({ sum: toWei(250n), count: 2 })
  chain.previewWrap
    .mockReset()
    .mockImplementation((_: unknown, __: unknown, { amount }: WrapDraft) =>
      Promise.resolve(
        amount > 300n
          ? { status: 'refused', check: 'funds', found: 'has 3, needs more', passed: [], ...SHORT }
          : { status: 'executable', passed: [], plan: { steps: [{}], balances, networkFee: null } },
      ),
    )
})

const show = (unwrapped?: Wei) =>
  renderTrade(
    <WrapDialog
      currency={weth}
      unwrapped={unwrapped}
      account={`0x${'a1'.repeat(20)}` as Address}
      onClose={() => undefined}
    />,
    config,
  )

const plain = (element: HTMLElement) => element.textContent.replaceAll('\u00a0', ' ')
const factNamed = async (label: string) =>
  plain((await screen.findByText(label)).parentElement as HTMLElement).slice(label.length)

test('all of it is one press away; what there is then, and what the open offers lack, is told before', async () => {
  const user = userEvent.setup()
  show()
  const all = await screen.findByRole('button', { name: 'All of your WETH' })
  expect(await factNamed('You have')).toBe('3 WETH10 ETH')
  await user.click(all)
  expect(screen.getByLabelText('Amount in WETH')).toHaveValue('3')
  expect(await factNamed('After it, before the network fee')).toBe('0 WETH13 ETH')
  expect(plain(screen.getByRole('status'))).toBe(
    'Your 2 open offers may take 2.5 WETH. With less of it left, not all of them can be accepted.',
  )
  await user.click(screen.getByRole('button', { name: 'Unwrap' }))
  expect(writes.start).toHaveBeenCalledTimes(1)
  const [, pair, draft] = writes.start.mock.lastCall?.[0] as unknown[]
  expect(pair).toEqual({ currency: weth, coin: ether })
  expect(draft).toEqual({ direction: 'unwrap', amount: 300n })
})

test('what leaves enough for the open offers is not warned of, nor is wrapping', async () => {
  const user = userEvent.setup()
  show()
  await user.type(screen.getByLabelText('Amount in WETH'), '0.5')
  expect(await factNamed('After it, before the network fee')).toBe('2.5 WETH10.5 ETH')
  expect(screen.queryByText(/open offers/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'ETH to WETH' }))
  expect(await screen.findByText('3.5')).toBeVisible()
  expect(await factNamed('After it, before the network fee')).toBe('3.5 WETH9.5 ETH')
  expect(screen.queryByText(/open offers/)).toBeNull()
  expect(screen.queryByRole('button', { name: 'All of your WETH' })).toBeNull()
})

test.each([
  ['', 'Enter an amount.'],
  ['0', 'The amount must be above zero.'],
  ['1,5', 'Use a point for decimals: 1.5'],
  ['0.001', 'WETH has at most 2 decimals.'],
])('%j is refused beside the field, and nothing is asked of the chain', async (text, sentence) => {
  const user = userEvent.setup()
  show()
  if (text !== '') await user.type(screen.getByLabelText('Amount in WETH'), text)
  await user.click(screen.getByRole('button', { name: 'Unwrap' }))
  expect(await screen.findByText(sentence)).toBeVisible()
  expect(screen.getByLabelText('Amount in WETH')).toBeInvalid()
  expect(chain.previewWrap).not.toHaveBeenCalled()
})

test('what an offer was just paid in stands there to begin with', async () => {
  show(toWei(125n))
  expect(screen.getByLabelText('Amount in WETH')).toHaveValue('1.25')
  expect(await factNamed('After it, before the network fee')).toBe('1.75 WETH11.25 ETH')
})

test('what is to be unwrapped is not wrapped instead where the node does not know of it yet', async () => {
  chain.readBalances.mockResolvedValue({ wrapped: toWei(0n), native: toWei(1000n) })
  show(toWei(125n))
  expect(await factNamed('After it, before the network fee')).toBe('1.75 WETH11.25 ETH')
  expect(screen.getByRole('button', { name: 'WETH to ETH' })).toHaveAttribute('aria-pressed', 'true')
})

test('who has nothing to unwrap begins with wrapping', async () => {
  chain.readBalances.mockResolvedValue({ wrapped: toWei(0n), native: toWei(1000n) })
  show()
  expect(await screen.findByLabelText('Amount in ETH')).toBeVisible()
  expect(screen.getByRole('button', { name: 'ETH to WETH' })).toHaveAttribute('aria-pressed', 'true')
})

test('the coin that is wrapped is called by its own name', async () => {
  const user = userEvent.setup()
  show()
  await user.click(screen.getByRole('button', { name: 'ETH to WETH' }))
  await user.type(screen.getByLabelText('Amount in ETH'), '0.001')
  await user.tab()
  expect(await screen.findByText('ETH has at most 2 decimals.')).toBeVisible()
})

test('more than there is is refused with the reason, and cannot be sent', async () => {
  const user = userEvent.setup()
  show()
  await user.type(screen.getByLabelText('Amount in WETH'), '4')
  expect(within(await screen.findByRole('alert')).getByText('You do not have as much.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Unwrap' })).toBeDisabled()
})

describe('what cannot be read', () => {
  test('of the chain ends it, and can be tried again', async () => {
    const user = userEvent.setup()
    chain.readBalances.mockRejectedValueOnce(new TypeError('failed'))
    show()
    expect(await screen.findByText('What you have could not be read from the chain.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('button', { name: 'All of your WETH' })
    expect(await factNamed('You have')).toBe('3 WETH10 ETH')
  })

  test('of the index is said, and keeps nobody from their own', async () => {
    const user = userEvent.setup()
    promisesOf.mockRejectedValue(new TypeError('failed'))
    show()
    await user.type(screen.getByLabelText('Amount in WETH'), '3')
    expect(
      await screen.findByText('Whether your open offers need this WETH could not be read.'),
    ).toBeVisible()
    expect(screen.getByRole('button', { name: 'Unwrap' })).toBeEnabled()
  })
})

test('a write that was begun before the dialog was opened is not called by a direction that nobody knows', async () => {
  writes.set(states.pending)
  show()
  expect(await screen.findByRole('dialog', { name: 'Wrap or unwrap ETH' })).toBeVisible()
  act(() => writes.set(states.indexed, '3 ETH is WETH now.'))
  const done = screen.getByRole('dialog', { name: 'Done' })
  expect(within(done).getByText('3 ETH is WETH now.')).toBeVisible()
})
