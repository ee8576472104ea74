// The button that shares a link confirms a copy, announces it, and can be used again.
import { act, fireEvent, screen } from '@testing-library/react'
import { BrowserRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { renderInFrame } from '../../../tests/support/renderInFrame.tsx'
import { ShareButton } from './ShareButton.tsx'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function clickShare(writeText: (text: string) => Promise<void>, router?: typeof BrowserRouter) {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  renderInFrame(<ShareButton path="/item/0x1/7" name="Noun 7" />, { ...(router && { router }) })
  fireEvent.click(screen.getByRole('button', { name: 'Share Noun 7' }))
  await act(async () => undefined)
}

test('says that the link was copied, and offers to share again two seconds later', async () => {
  const written: string[] = []
  await clickShare(async (text) => void written.push(text))
  expect(written).toEqual([new URL('/item/0x1/7', location.href).href])
  expect(screen.getByRole('button', { name: 'Link copied' })).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('Link copied')
  act(() => void vi.advanceTimersByTime(2_000))
  expect(screen.getByRole('button', { name: 'Share Noun 7' })).toBeVisible()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('shares the address under the path of the site', async () => {
  const written: string[] = []
  history.replaceState(null, '', '/market/activity')
  await clickShare(
    async (text) => void written.push(text),
    (props) => <BrowserRouter {...props} basename="/market/" />,
  )
  expect(written).toEqual([new URL('/market/item/0x1/7', location.href).href])
  history.replaceState(null, '', '/')
})

test('says that copying failed, and offers to try again', async () => {
  await clickShare(() => Promise.reject(new Error('blocked')))
  expect(screen.queryByRole('button', { name: 'Share Noun 7' })).toBeNull()
  expect(screen.getByRole('status')).not.toBeEmptyDOMElement()
  act(() => void vi.advanceTimersByTime(2_000))
  expect(screen.getByRole('button', { name: 'Share Noun 7' })).toBeVisible()
})
