// What is said of a sweep that takes nothing: why, and nothing while a field does not say what is wanted.
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInFrame } from '../../../../tests/support/renderInFrame.tsx'
import { SweepResult } from './SweepResult.tsx'

const show = (understood: boolean, isCheapest = true) =>
  renderInFrame(
    <SweepResult
      cartItems={[]}
      isCheapest={isCheapest}
      leftOut={[]}
      now={1}
      short
      query={{ kind: 'ready' }}
      symbol="ETH"
      none={false}
      understood={understood}
    />,
  )

test('a limit under every price takes nothing', () => {
  show(true)
  expect(screen.getByRole('status')).toHaveTextContent('No listing is that cheap.')
})

test('a number that cannot be read says nothing of prices', () => {
  const { container } = show(false)
  expect(container).toBeEmptyDOMElement()
})

test('a sweep that could not compare all declining prices says so', () => {
  show(true, false)
  expect(screen.getByRole('status')).toHaveTextContent(/Not every declining price was compared/)
})
