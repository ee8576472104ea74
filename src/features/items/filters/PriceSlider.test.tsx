// Moving a thumb of the price slider changes its own bound only.
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { BrowserRouter } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { renderInFrame } from '../../../../tests/support/renderInFrame.tsx'
import { PriceSlider } from './PriceSlider.tsx'
import { useItemFilters } from './useItemFilters.ts'

const ETHER = 10n ** 18n
/** Ten bars from 1 to 6 ETH; the last one has all higher prices. */
const prices = {
  start: ETHER,
  step: ETHER / 2n,
  counts: Array.from({ length: 10 }, () => 1),
  lowest: ETHER,
  middle: 3n * ETHER,
  highest: 100n * ETHER,
}

function Slider() {
  return <PriceSlider filters={useItemFilters()} prices={prices} counted />
}

function open(query: string) {
  history.replaceState(null, '', `/${query}`)
  renderInFrame(<Slider />, { router: BrowserRouter })
}

function move(bound: 'lowest' | 'highest', edge: number) {
  const thumb = screen.getByRole('slider', { name: `Move the ${bound} price` })
  fireEvent.change(thumb, { target: { value: String(edge) } })
}

afterEach(() => history.replaceState(null, '', '/'))

it.each([
  ['?min=1.05', 'highest', 4, '?min=1.05&max=3'],
  ['?max=60', 'lowest', 2, '?min=2&max=60'],
  ['?min=1.05&max=3', 'highest', 10, '?min=1.05'],
  ['?min=2&max=3', 'lowest', 0, '?max=3'],
] as const)('at %s, the %s price moves alone', async (query, bound, edge, after) => {
  open(`${query}&sort=number`)
  move(bound, edge)
  await waitFor(() => expect(location.search).toBe(`${after}&sort=number`))
})

it('applies both bounds when they are moved right after each other', async () => {
  open('')
  move('lowest', 2)
  move('highest', 6)
  await waitFor(() => expect(location.search).toBe('?min=2&max=4'))
})
