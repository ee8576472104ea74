// The time of figures: shared with other visitors, unless one of the reader's transactions was indexed since.
import { ApolloClient, InMemoryCache } from '@apollo/client'
import { ApolloLink } from '@apollo/client/link'
import { ApolloProvider } from '@apollo/client/react'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BrowserRouter, Link, Route, Routes } from 'react-router'
import { expect, it, vi } from 'vitest'
import { announceWrite, useFiguresTime } from './queryTime.ts'

const Figures = () => <p>as of {useFiguresTime()}</p>

it('stays while the page is open and after Back, and ends with the reader’s own transaction', async () => {
  const clock = vi.spyOn(Date, 'now').mockReturnValue(700_000)
  const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() })
  const user = userEvent.setup()
  const follow = (name: string) => user.click(screen.getByRole('link', { name }))
  window.history.replaceState(null, '', '/figures')
  render(
    <ApolloProvider client={client}>
      <BrowserRouter>
        <Link to="/figures">Figures</Link>
        <Link to="/figures?over=7d" replace>
          7 days
        </Link>
        <Link to="/">Home</Link>
        <Routes>
          <Route path="/figures" element={<Figures />} />
          <Route path="*" element={null} />
        </Routes>
      </BrowserRouter>
    </ApolloProvider>,
  )
  expect(screen.getByText('as of 600')).toBeVisible()
  clock.mockReturnValue(701_000)
  await follow('7 days')
  await follow('Home')
  window.history.back()
  expect(await screen.findByText('as of 600')).toBeVisible()
  act(() => announceWrite(client))
  // React may still have to subscribe: `act` doesn't wait for what began before it.
  expect(await screen.findByText('as of 701')).toBeVisible()
  await follow('Home')
  clock.mockReturnValue(702_000)
  act(() => announceWrite(client))
  window.history.back()
  expect(await screen.findByText('as of 702')).toBeVisible()
  await follow('Home')
  clock.mockReturnValue(703_000)
  await follow('Figures')
  expect(screen.getByText('as of 702')).toBeVisible()
  await follow('Home')
  // Ten minutes after the transaction, readers share their time again.
  clock.mockReturnValue(1_300_000)
  await follow('Figures')
  expect(screen.getByText('as of 1200')).toBeVisible()
})
