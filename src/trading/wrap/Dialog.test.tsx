// Wrapping and unwrapping: invalid amounts, balances, and the effect on open offers.
import { act, screen, within, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { graphql, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { word } from '../../../tests/support/contractNode.ts'
import { createOneWrite, entryIn } from '../../../tests/support/oneWrite.tsx'
import { BLOCK, serveRpc, type RpcAnswer } from '../../../tests/support/rpcNode.ts'
import { server } from '../../../tests/support/server.ts'
import { states } from '../../../tests/support/transactionStates.ts'
import { ETH, WETH } from '../../../tests/support/currencies.ts'
import type { Address } from '../../domain/address.ts'
import { toWei, type Wei } from '../../domain/wei.ts'
import { renderTrade, tradeConfig } from '../../../tests/support/renderTrade.tsx'
import { WrapDialog } from './Dialog.tsx'

const weth = { ...WETH, decimals: 2 }
const config = tradeConfig({ nativeCurrency: { ...ETH, decimals: 2 }, currencies: [weth] })
const ada = `0x${'a1'.repeat(20)}` as Address
/** Ada's balance of the token, in its smallest unit; she has 1000 of the coin. */
let wrapped: bigint
/** Methods that were called. */
let calledMethods: string[]
/** Whether the node refuses requests. */
let away: boolean
let write: ReturnType<typeof createOneWrite>

/** A node without a gas price, and without support to simulate several calls in sequence. */
function answer(method: string, to: string): RpcAnswer {
  switch (method) {
    case 'eth_chainId':
      return { result: '0x7a69' }
    case 'eth_getBlockByNumber':
      return { result: BLOCK }
    case 'eth_getBalance':
      return { result: '0x3e8' }
    case 'eth_estimateGas':
      return { result: '0x5208' }
    case 'eth_call':
      return { result: to === weth.address ? word(wrapped) : '0x' }
    default:
      return { error: { code: -32_601, message: 'the method does not exist' } }
  }
}

beforeEach(() => {
  wrapped = 300n
  calledMethods = []
  away = false
  write = createOneWrite()
  serveRpc(({ method, params: [call] }) => {
    if (away) return undefined
    calledMethods.push(method)
    return answer(method, (call as { readonly to?: string } | undefined)?.to ?? '')
  })
  const committed = (id: string, startPrice: string) => ({
    __typename: 'Order',
    id,
    startPrice,
    quantity: '1',
    remaining: '1',
  })
  server.use(
    graphql.query('OfferCommitments', () =>
      HttpResponse.json({ data: { orders: [committed('0x1', '100'), committed('0x2', '150')] } }),
    ),
  )
})

const show = (unwrapped?: Wei) =>
  renderTrade(
    <write.Provider>
      <WrapDialog currency={weth} unwrapped={unwrapped} account={ada} onClose={() => undefined} />
    </write.Provider>,
    config,
  )

const plain = (element: HTMLElement) => element.textContent.replaceAll('\u00a0', ' ')
const factNamed = async (label: string) =>
  plain((await screen.findByText(label)).parentElement as HTMLElement).slice(label.length)

test('fills in the whole balance, and shows the balance afterward and what open offers would lack', async () => {
  const user = userEvent.setup()
  show()
  const all = await screen.findByRole('button', { name: 'All of your WETH' })
  expect(await factNamed('You have')).toBe('3 WETH10 ETH')
  await user.click(all)
  expect(screen.getByLabelText('Amount in WETH')).toHaveValue('3')
  expect(await factNamed('Balance after, before the network fee')).toBe('0 WETH13 ETH')
  expect(plain(screen.getByRole('status'))).toBe(
    'Your 2 open offers may take 2.5 WETH. With less of it left, not all of them can be accepted.',
  )
  await user.click(screen.getByRole('button', { name: 'Unwrap' }))
  expect(write.start).toHaveBeenCalledOnce()
  expect(write.start.mock.lastCall?.[0]).toMatchObject({
    account: ada,
    describe: { title: { id: 'writes.unwrap' }, done: { id: 'writes.wrapped' } },
  })
})

test('has no warning when enough is left for the open offers, or when wrapping', async () => {
  const user = userEvent.setup()
  show()
  await user.type(screen.getByLabelText('Amount in WETH'), '0.5')
  expect(await factNamed('Balance after, before the network fee')).toBe('2.5 WETH10.5 ETH')
  expect(screen.queryByText(/open offers/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'ETH to WETH' }))
  expect(await screen.findByText('3.5')).toBeVisible()
  expect(await factNamed('Balance after, before the network fee')).toBe('3.5 WETH9.5 ETH')
  expect(screen.queryByText(/open offers/)).toBeNull()
  expect(screen.queryByRole('button', { name: 'All of your WETH' })).toBeNull()
})

test.each([
  ['', 'Enter an amount.'],
  ['0', 'The amount must be above zero.'],
  ['0.001', 'WETH has at most 2 decimals.'],
])('rejects %j beside the field, and reads nothing from the chain', async (text, sentence) => {
  const user = userEvent.setup()
  show()
  await user.click(screen.getByLabelText('Amount in WETH'))
  // At once: typed slowly, the first digits of some are a valid amount.
  await user.paste(text)
  await user.click(screen.getByRole('button', { name: 'Unwrap' }))
  expect(await screen.findByText(sentence)).toBeVisible()
  expect(screen.getByLabelText('Amount in WETH')).toBeInvalid()
  expect(screen.getByLabelText('Amount in WETH')).toHaveFocus()
  expect(calledMethods).not.toContain('eth_estimateGas')
})

test('starts with the amount that an offer just paid', async () => {
  show(toWei(125n))
  expect(screen.getByLabelText('Amount in WETH')).toHaveValue('1.25')
  expect(await factNamed('Balance after, before the network fee')).toBe('1.75 WETH11.25 ETH')
})

test('still unwraps when the node does not show the balance yet', async () => {
  wrapped = 0n
  show(toWei(125n))
  expect(await screen.findByText('Your balance is too low.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'WETH to ETH' })).toHaveAttribute('aria-pressed', 'true')
})

test('starts with wrapping when there is nothing to unwrap', async () => {
  wrapped = 0n
  show()
  expect(await screen.findByLabelText('Amount in ETH')).toBeVisible()
  expect(screen.getByRole('button', { name: 'ETH to WETH' })).toHaveAttribute('aria-pressed', 'true')
})

test('names the coin in errors when wrapping', async () => {
  const user = userEvent.setup()
  show()
  await user.click(screen.getByRole('button', { name: 'ETH to WETH' }))
  await user.type(screen.getByLabelText('Amount in ETH'), '0.001')
  await user.tab()
  expect(await screen.findByText('ETH has at most 2 decimals.')).toBeVisible()
})

test('refuses an amount above the balance', async () => {
  const user = userEvent.setup()
  show()
  await user.type(screen.getByLabelText('Amount in WETH'), '4')
  expect(within(await screen.findByRole('alert')).getByText('Your balance is too low.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Unwrap' })).toBeDisabled()
})

describe('a failed reading', () => {
  test('of the chain shows the error, and can be retried', async () => {
    const user = userEvent.setup()
    away = true
    show()
    expect(
      await screen.findByText('The network connection returned an error. Retry in a moment.'),
    ).toBeVisible()
    away = false
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await screen.findByRole('button', { name: 'All of your WETH' })
    expect(await factNamed('You have')).toBe('3 WETH10 ETH')
  })

  test('of the index shows a warning, and does not block unwrapping', async () => {
    const user = userEvent.setup()
    server.use(
      graphql.query('OfferCommitments', () =>
        HttpResponse.json({ errors: [{ message: 'Store error: failed' }] }),
      ),
    )
    show()
    await user.type(screen.getByLabelText('Amount in WETH'), '3')
    expect(await screen.findByText('Couldn’t read whether your open offers need this WETH.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Unwrap' })).toBeEnabled()
  })
})

test('once wrapped, shows the balances before and after, and no longer estimates a fee', async () => {
  const user = userEvent.setup()
  show(toWei(125n))
  await waitFor(() => expect(screen.getByText('Estimated network fee')).toBeVisible())
  await user.click(screen.getByRole('button', { name: 'Unwrap' }))
  act(() => write.set(entryIn(states.indexed)))
  expect(screen.getByRole('dialog', { name: 'Unwrapped' })).toBeVisible()
  expect(await factNamed('You had')).toBe('3 WETH10 ETH')
  expect(screen.queryByText('Estimated network fee')).toBeNull()
})

test('names no direction for a write that started before the dialog opened', async () => {
  write.set(entryIn(states.pending))
  show()
  expect(await screen.findByRole('dialog', { name: 'Wrap or unwrap ETH' })).toBeVisible()
  const describe = { title: 'Wrap 3 ETH', done: '3 ETH is WETH now.', path: '/' }
  act(() => write.set(entryIn(states.indexed, { describe })))
  const done = screen.getByRole('dialog', { name: 'Done' })
  expect(within(done).getByText('3 ETH is WETH now.')).toBeVisible()
})
