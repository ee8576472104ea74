// Filters are written to the URL, and announced before the URL changes.
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { BrowserRouter, useLocation } from 'react-router'
import { renderInFrame } from '../../../../tests/support/renderInFrame.tsx'
import { useItemFilters } from './useItemFilters.ts'

/** The announced filters, and the search that was applied at that time. */
const announced: [foreseen: string, inForce: string][] = []

function Filters() {
  const inForce = useLocation().search
  const { change, clear } = useItemFilters(({ text, sort }) =>
    announced.push([`${text} by ${sort}`, inForce]),
  )
  return (
    <>
      <p>{inForce}</p>
      <button onClick={() => change({ q: 'wolf' })}>Search</button>
      <button onClick={clear}>Clear</button>
    </>
  )
}

afterEach(() => history.replaceState(null, '', '/'))

it('announces the next filters while the previous ones are still applied', async () => {
  history.replaceState(null, '', '/?sort=number')
  renderInFrame(<Filters />, { router: BrowserRouter })
  const user = userEvent.setup()
  await user.click(screen.getByText('Search'))
  expect(screen.getByRole('paragraph')).toHaveTextContent('?q=wolf&sort=number')
  await user.click(screen.getByText('Clear'))
  expect(announced).toEqual([
    ['wolf by number', '?sort=number'],
    [' by number', '?q=wolf&sort=number'],
  ])
})

it('leaves the URL alone once the reader has gone to another page, which may still be rendering', async () => {
  history.replaceState(null, '', '/?sort=number')
  renderInFrame(<Filters />, { router: BrowserRouter })
  history.pushState(null, '', '/item?q=cat')
  await userEvent.click(screen.getByText('Search'))
  expect(location.href).toMatch(/\/item\?q=cat$/)
})

it('changes the URL of a site under a path, as of a block', async () => {
  history.replaceState(null, '', '/market/at/12/collection/0xab/?sort=number')
  const router: typeof BrowserRouter = (props) => <BrowserRouter {...props} basename="/market/at/12" />
  renderInFrame(<Filters />, { router })
  await userEvent.click(screen.getByText('Search'))
  expect(location.search).toBe('?q=wolf&sort=number')
})
