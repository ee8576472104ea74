// Filters are written into the address, and told before it has them.
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { BrowserRouter, useLocation } from 'react-router'
import { renderInFrame } from '../../../tests/support/renderInFrame.tsx'
import { useItemFilters } from './useItemFilters.ts'

/** What was foreseen, and the search in force at that moment. */
const told: [foreseen: string, inForce: string][] = []

function Filters() {
  const inForce = useLocation().search
  const { change, clear } = useItemFilters(({ text, sort }) => told.push([`${text} by ${sort}`, inForce]))
  return (
    <>
      <p>{inForce}</p>
      <button onClick={() => change({ q: 'wolf' })}>Search</button>
      <button onClick={clear}>Clear</button>
    </>
  )
}

afterEach(() => history.replaceState(null, '', '/'))

it('tells the filters to come while those before them are still in force', async () => {
  history.replaceState(null, '', '/?sort=number')
  renderInFrame(<Filters />, { router: BrowserRouter })
  const user = userEvent.setup()
  await user.click(screen.getByText('Search'))
  expect(screen.getByRole('paragraph')).toHaveTextContent('?q=wolf&sort=number')
  await user.click(screen.getByText('Clear'))
  expect(told).toEqual([
    ['wolf by number', '?sort=number'],
    [' by number', '?q=wolf&sort=number'],
  ])
})
