// Beside the price it is said that there is no offer only where all that there may be were looked for.
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { HeldItem } from '../listings/listing.ts'
import { OwnerOffers } from './OwnerOffers.tsx'
import type { ItemOffers } from './useItemOffers.ts'

const index = vi.hoisted(() => ({ found: undefined as unknown }))
vi.mock(import('../../../wallet/WalletProvider.tsx'), async (load) => ({
  ...(await load()),
  useWallet: () => ({ state: { status: 'disconnected' } }) as never,
}))
vi.mock(import('../openTrade.ts'), async (load) => ({ ...(await load()), useOpenTrade: () => vi.fn() }))
vi.mock(import('./useItemOffers.ts'), () => ({ useItemOffers: () => index.found as ItemOffers }))
vi.mock(import('./useFunds.ts'), () => ({ useFunds: () => ({ canPay: () => true, checking: false }) }))

const none = { kind: 'ready', offers: [], traitOf: () => undefined }
const given = { item: {}, held: 1n } as HeldItem

test('without offers it says so', () => {
  index.found = { ...none, nameTraits: undefined }
  render(<OwnerOffers given={given} traits={[]} />)
  expect(screen.getByText('No offer that you could accept now.')).toBeVisible()
})

test('where offers on its traits could not be looked for, it claims nothing', () => {
  index.found = { ...none, nameTraits: vi.fn() }
  const { container } = render(<OwnerOffers given={given} traits={[]} />)
  expect(container).toBeEmptyDOMElement()
})
