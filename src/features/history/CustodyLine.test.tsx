// The accessible names of the custody line's segments, now and during time travel.
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInFrame } from '../../../tests/support/renderInFrame.tsx'
import { person, row } from '../../../tests/support/historyRows.ts'
import { AsOfBlockProvider } from '../../ui/AsOfBlockContext.tsx'
import { buildCustody, getHops } from './custody.ts'
import { CustodyLine } from './CustodyLine.tsx'

const DAY = 86_400

const burned = buildCustody(
  getHops([
    row({ type: 'MINT', to: person(1), block: 1, log: 0 }),
    row({ type: 'BURN', from: person(1), block: 20_000 * 1_440, log: 0 }),
  ]),
  undefined,
)

test('names a burned item’s last segment until today', () => {
  renderInFrame(<CustodyLine custody={burned} />)
  expect(screen.getByRole('tab', { name: '2 of 2: Burned, Oct 4, 2024 – today.' })).toBeVisible()
})

test('names it until the block’s day during time travel', () => {
  renderInFrame(
    <AsOfBlockProvider value={{ number: 7, timestampSeconds: 20_003 * DAY }}>
      <CustodyLine custody={burned} />
    </AsOfBlockProvider>,
  )
  expect(screen.getByRole('tab', { name: '2 of 2: Burned, Oct 4, 2024 – Oct 7, 2024.' })).toBeVisible()
})

test('runs from left to right in a language that doesn’t, as the chart of prices does', () => {
  renderInFrame(
    <div dir="rtl" style={{ direction: 'rtl' }}>
      <CustodyLine custody={burned} />
    </div>,
  )
  const line = screen.getByRole('tablist')
  expect(line.closest('[dir]')).toHaveAttribute('dir', 'ltr')
  expect(screen.getByRole('button', { name: 'Next owner' }).closest('[dir]')).toHaveAttribute('dir', 'ltr')
  fireEvent.keyDown(line, { key: 'ArrowLeft' })
  expect(screen.getByRole('tab', { name: /^1 of 2/ })).toHaveAttribute('aria-selected', 'true')
})
