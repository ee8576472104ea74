// Wrapping and unwrapping: what was typed is understood or refused beside the field, and what it costs the reader's offers.
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { graphql, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { createOneWrite, entryIn } from '../../../tests/support/oneWrite.tsx'
import { BLOCK, serveRpc, type RpcAnswer } from '../../../tests/support/rpcNode.ts'
import { server } from '../../../tests/support/server.ts'
import { states } from '../../../tests/support/transactionStates.ts'
import { ZERO_ADDRESS, type Address } from '../../domain/address.ts'
import { toWei, type Wei } from '../../domain/wei.ts'
import { testConfig } from '../../../tests/support/renderInFrame.tsx'
import { renderTrade } from '../../../tests/support/renderTrade.tsx'
import { WrapDialog } from './WrapDialog.tsx'

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
const ada = `0x${'a1'.repeat(20)}` as Address
/** What Ada has of the token, in its smallest unit; of the coin she has 1000. */
let wrapped: bigint
/** Methods that the node was asked. */
let asked: string[]
/** Whether the node refuses to answer. */
let away: boolean
let write: ReturnType<typeof createOneWrite>

const word = (value: bigint) => `0x${value.toString(16).padStart(64, '0')}`

/** A node without a gas price, and without what it takes to play several calls in turn. */
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
  asked = []
  away = false
  write = createOneWrite()
  serveRpc(({ method, params: [call] }) => {
    if (away) return undefined
    asked.push(method)
    return answer(method, (call as { readonly to?: string } | undefined)?.to ?? '')
  })
  const promised = (id: string, startPrice: string) => ({
    __typename: 'Order',
    id,
    startPrice,
    quantity: '1',
    remaining: '1',
  })
  server.use(
    graphql.query('OfferTermsPromises', () =>
      HttpResponse.json({ data: { orders: [promised('0x1', '100'), promised('0x2', '150')] } }),
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

test('all of it is one press away; what there is then, and what the open offers lack, is told before', async () => {
  const user = userEvent.setup()
  show()
  const all = await screen.findByRole('button', { name: 'All of your WETH' })
  expect(await factNamed('You have')).toBe('3 WETH10 ETH')
  await user.click(all)
  expect(screen.getByLabelText('Amount in WETH')).toHaveValue('3')
  expect(await factNamed('Afterward, before the network fee')).toBe('0 WETH13 ETH')
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

test('what leaves enough for the open offers is not warned of, nor is wrapping', async () => {
  const user = userEvent.setup()
  show()
  await user.type(screen.getByLabelText('Amount in WETH'), '0.5')
  expect(await factNamed('Afterward, before the network fee')).toBe('2.5 WETH10.5 ETH')
  expect(screen.queryByText(/open offers/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'ETH to WETH' }))
  expect(await screen.findByText('3.5')).toBeVisible()
  expect(await factNamed('Afterward, before the network fee')).toBe('3.5 WETH9.5 ETH')
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
  expect(asked).not.toContain('eth_estimateGas')
})

test('what an offer was just paid in stands there to begin with', async () => {
  show(toWei(125n))
  expect(screen.getByLabelText('Amount in WETH')).toHaveValue('1.25')
  expect(await factNamed('Afterward, before the network fee')).toBe('1.75 WETH11.25 ETH')
})

test('what is to be unwrapped is not wrapped instead where the node does not know of it yet', async () => {
  wrapped = 0n
  show(toWei(125n))
  expect(await screen.findByText('Your balance is too low.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'WETH to ETH' })).toHaveAttribute('aria-pressed', 'true')
})

test('who has nothing to unwrap begins with wrapping', async () => {
  wrapped = 0n
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
  expect(within(await screen.findByRole('alert')).getByText('Your balance is too low.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Unwrap' })).toBeDisabled()
})

describe('what cannot be read', () => {
  test('of the chain ends it, and can be tried again', async () => {
    const user = userEvent.setup()
    away = true
    show()
    expect(await screen.findByText('The RPC node refused to answer. Retry in a moment.')).toBeVisible()
    away = false
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await screen.findByRole('button', { name: 'All of your WETH' })
    expect(await factNamed('You have')).toBe('3 WETH10 ETH')
  })

  test('of the index is said, and keeps nobody from their own', async () => {
    const user = userEvent.setup()
    server.use(
      graphql.query('OfferTermsPromises', () => HttpResponse.json({ errors: [{ message: 'failed' }] })),
    )
    show()
    await user.type(screen.getByLabelText('Amount in WETH'), '3')
    expect(await screen.findByText('Couldn’t read whether your open offers need this WETH.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Unwrap' })).toBeEnabled()
  })
})

test('a write that was begun before the dialog was opened is not called by a direction that nobody knows', async () => {
  write.set(entryIn(states.pending))
  show()
  expect(await screen.findByRole('dialog', { name: 'Wrap or unwrap ETH' })).toBeVisible()
  const describe = { title: 'Wrap 3 ETH', done: '3 ETH is WETH now.', path: '/' }
  act(() => write.set(entryIn(states.indexed, { describe })))
  const done = screen.getByRole('dialog', { name: 'Done' })
  expect(within(done).getByText('3 ETH is WETH now.')).toBeVisible()
})
