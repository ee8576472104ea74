// The wallet's menu tells what the account has of each currency, and says so where that is not known.
import { render, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { server } from '../../../tests/support/server.ts'
import { ZERO_ADDRESS, type Address } from '../../domain/address.ts'
import { ConfigProvider } from '../../ui/ConfigContext.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { testConfig } from '../../../tests/support/renderInFrame.tsx'
import { Balances } from './Balances.tsx'

const ada = `0x${'a1'.repeat(20)}` as Address
const weth = { address: `0x${'e'.repeat(40)}` as Address, symbol: 'WETH', decimals: 18 }
const usdc = { address: `0x${'c'.repeat(40)}` as Address, symbol: 'USDC', decimals: 6 }
const network = {
  ...testConfig.network,
  rpcUrl: '/rpc',
  nativeCurrency: { address: ZERO_ADDRESS, symbol: 'ETH', decimals: 18 },
  currencies: [weth, usdc],
}

interface Asked {
  readonly id: number
  readonly method: string
  readonly params: readonly [{ readonly to: string; readonly data: string } | string]
}

function serve(answer: (asked: Asked) => object) {
  server.use(
    http.post('*/rpc', async ({ request }) => {
      const asked = (await request.json()) as Asked[]
      return HttpResponse.json(asked.map((one) => ({ jsonrpc: '2.0', id: one.id, ...answer(one) })))
    }),
  )
}

function show() {
  render(
    <ConfigProvider config={{ ...testConfig, network }}>
      <Menu trigger={<button type="button">Wallet</button>} defaultOpen>
        <Balances account={ada} />
      </Menu>
    </ConfigProvider>,
  )
  return screen.findByRole('group', { name: 'Balances' })
}

test('each currency by itself; a contract that does not answer leaves its own unknown', async () => {
  serve(({ method, params: [call] }) => {
    if (method === 'eth_getBalance') return { result: '0x8ac7230489e80000' }
    expect(call).toMatchObject({ data: `0x70a08231${'0'.repeat(24)}${ada.slice(2)}` })
    return typeof call === 'object' && call.to === weth.address
      ? { result: `0x${(7n * 10n ** 17n).toString(16).padStart(64, '0')}` }
      : { result: '0x' }
  })
  const balances = await show()
  await waitFor(() => expect(balances).not.toHaveAttribute('aria-busy', 'true'))
  expect(balances.textContent.replaceAll('\u00a0', ' ')).toBe('10 ETH0.7 WETHUSDC unknown')
})
