// What an empty sweep says, and that it says nothing while a field is invalid.
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInFrame } from '../../../tests/support/renderInFrame.tsx'
import { SweepResult } from './SweepResult.tsx'

const show = (valid: boolean, isCheapest = true) =>
  renderInFrame(
    <SweepResult
      rows={[]}
      onInclude={() => undefined}
      isCheapest={isCheapest}
      leftOut={[]}
      now={1}
      short
      query={{ kind: 'ready' }}
      symbols="ETH"
      none={false}
      valid={valid}
    />,
  )

test('says that no listing is cheap enough when the maximum is below every price', () => {
  show(true)
  expect(screen.getByRole('status')).toHaveTextContent('No listing is that cheap.')
})

test('shows nothing while a field is invalid', () => {
  const { container } = show(false)
  expect(container).toBeEmptyDOMElement()
})

test('says so when not every declining price was compared', () => {
  show(true, false)
  expect(screen.getByRole('status')).toHaveTextContent(/Not every declining price was compared/)
})
