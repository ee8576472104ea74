// The text of an account's search follows the address, and the address the text.
import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { useHeldFilter } from './useHeldFilter.ts'

function Field() {
  const { filter, change } = useHeldFilter()
  return (
    <>
      <input value={filter.text} onChange={({ target }) => change({ text: target.value })} />
      <button type="button" onClick={() => change({ sort: 'name' })}>
        By name
      </button>
    </>
  )
}

function openAt(address: string) {
  history.replaceState(null, '', address)
  const router = createBrowserRouter([{ path: '*', element: <Field /> }])
  render(<RouterProvider router={router} />)
  return { router, field: screen.getByRole('textbox'), user: userEvent.setup() }
}
afterEach(() => history.replaceState(null, '', '/'))

test('follows a link without the text, and Back to it', async () => {
  const { router, field } = openAt('/account?q=plate')
  expect(field).toHaveValue('plate')
  await act(() => router.navigate('/account'))
  expect(field).toHaveValue('')
  await act(() => router.navigate(-1))
  await waitFor(() => expect(field).toHaveValue('plate'))
  expect(location.search).toBe('?q=plate')
})

test('writes what is typed after a pause, and at once with a sort, and keeps the space being typed', async () => {
  const { field, user } = openAt('/account')
  await user.type(field, 'plate ')
  await waitFor(() => expect(location.search).toBe('?q=plate'))
  expect(field).toHaveValue('plate ')
  await user.type(field, '4')
  await user.click(screen.getByRole('button'))
  expect(location.search).toBe('?q=plate+4&sort=name')
  expect(field).toHaveValue('plate 4')
})
