// The account menu shows the balance of each currency, or that it's unknown.
import { render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ETH, USDC, WETH } from '../../../tests/support/currencies.ts'
import { serveRpc } from '../../../tests/support/rpcNode.ts'
import type { Address } from '../../domain/address.ts'
import { ConfigProvider } from '../../ui/ConfigContext.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { testConfig } from '../../../tests/support/renderInFrame.tsx'
import { Balances } from './Balances.tsx'

const ada = `0x${'a1'.repeat(20)}` as Address
const network = { ...testConfig.network, nativeCurrency: ETH, currencies: [WETH, USDC] }

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

test('shows each balance separately, and one that can’t be read as unknown', async () => {
  serveRpc(({ method, params }) => {
    if (method === 'eth_getBalance') return { result: '0x8ac7230489e80000' }
    const call = params[0] as { readonly to: string; readonly data: string }
    expect(call).toMatchObject({ data: `0x70a08231${'0'.repeat(24)}${ada.slice(2)}` })
    return call.to === WETH.address
      ? { result: `0x${(7n * 10n ** 17n).toString(16).padStart(64, '0')}` }
      : { result: '0x' }
  })
  const balances = await show()
  await waitFor(() => expect(balances).not.toHaveAttribute('aria-busy', 'true'))
  expect(balances.textContent.replaceAll('\u00a0', ' ')).toBe('10 ETH0.7 WETHUSDC unknown')
})
