// An error state offers what can help: another try, or a reload where the page's own code is gone.
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderInFrame } from '../../tests/support/renderInFrame.tsx'
import { ErrorState } from './States.tsx'

const show = (error: unknown) =>
  renderInFrame(<ErrorState title="Couldn’t load the offers" error={error} onRetry={() => {}} />)
const replaced = new TypeError('Failed to fetch dynamically imported module: /assets/funds.js')

test('offers another try after an error of the network', () => {
  show(new TypeError('Failed to fetch'))
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible()
})

test('offers a reload where a deployment has replaced the code, also as a cause', () => {
  show(new Error('The index failed', { cause: replaced }))
  expect(screen.getByRole('button', { name: 'Reload page' })).toBeVisible()
})

test('offers another try while there is no connection', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  show(replaced)
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible()
})
