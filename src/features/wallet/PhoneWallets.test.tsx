// Without a wallet in the browser: links into wallets on a phone, and a QR code on a larger screen.
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInFrame } from '../../../tests/support/renderInFrame.tsx'
import { PhoneWallets } from './PhoneWallets.tsx'

const PAGE = 'https://art.example/market/item/0xab/1'

test('offers the page in the browsers of wallets on a phone', () => {
  renderInFrame(<PhoneWallets page={PAGE} onPhone />)
  const links = screen.getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Open in MetaMask',
    'Open in Rainbow',
    'Open in Coinbase Wallet',
    'Open in Trust Wallet',
    'Open in OKX Wallet',
  ])
  expect(links[0]).toHaveAttribute('href', 'https://link.metamask.io/dapp/art.example/market/item/0xab/1')
  expect(links.every((link) => link.getAttribute('rel') === 'noreferrer')).toBe(true)
})

test('shows a QR code of the page on a larger screen', () => {
  renderInFrame(<PhoneWallets page={PAGE} onPhone={false} />)
  const code = screen.getByRole('img', { name: 'QR code with the address of this page' })
  // The three corner marks of a code begin in the fifth row and column, after the quiet border.
  expect(code.querySelector('path')?.getAttribute('d')).toMatch(/^M4 4h1v1h-1z/)
  expect(screen.queryByRole('link')).toBeNull()
})

test('shortens an address that would make the code too fine', () => {
  renderInFrame(<PhoneWallets page={`${PAGE}?${'trait=x&'.repeat(1_000)}`} onPhone={false} />)
  const size = Number(screen.getByRole('img').getAttribute('viewBox')?.split(' ')[2])
  expect(size).toBeLessThan(60)
})

test('shows nothing for a page that isn’t served over https', () => {
  const { container } = renderInFrame(<PhoneWallets page="http://localhost:5173/" onPhone />)
  expect(container).toBeEmptyDOMElement()
})
