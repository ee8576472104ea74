// What isn't the page's content waits for it, but not for long.
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => {
  // A document draws its first content once.
  vi.resetModules()
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

async function openDocument() {
  const { AfterContent } = await import('./AfterContent.tsx')
  const { useContentLoading, PICTURE_WAIT_MILLISECONDS } = await import('./firstContent.ts')
  function Content({ loading, longest }: { readonly loading: boolean; readonly longest?: number }) {
    useContentLoading(loading, longest)
    return <p>{loading ? 'Loading' : 'Content'}</p>
  }
  const page = (loading: boolean, longest?: number) => (
    <>
      <Content loading={loading} {...(longest === undefined ? {} : { longest })} />
      <AfterContent waiting="Waiting">The rest</AfterContent>
    </>
  )
  return { page, pictureWait: PICTURE_WAIT_MILLISECONDS }
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

it('renders the rest once the content is drawn', async () => {
  const { page } = await openDocument()
  const { rerender } = render(page(true))
  await pass(1_000)
  expect(screen.getByText(/Waiting/)).toBeInTheDocument()
  rerender(page(false))
  expect(screen.getByText(/Waiting/)).toBeInTheDocument()
  await pass(100)
  expect(screen.getByText(/The rest/)).toBeInTheDocument()
  // Later parts don't wait.
  render(page(true))
  expect(screen.getAllByText(/The rest/)).toHaveLength(2)
})

it('waits for content five seconds, and for pictures less', async () => {
  const { page, pictureWait } = await openDocument()
  const { rerender } = render(page(true))
  await pass(4_900)
  expect(screen.getByText(/Waiting/)).toBeInTheDocument()
  await pass(200)
  expect(screen.getByText(/The rest/)).toBeInTheDocument()
  rerender(<></>)
  vi.resetModules()
  const other = await openDocument()
  render(other.page(true, pictureWait))
  await pass(pictureWait - 100)
  expect(screen.getByText(/Waiting/)).toBeInTheDocument()
  await pass(200)
  expect(screen.getByText(/The rest/)).toBeInTheDocument()
})

it('renders the rest as soon as the reader does something', async () => {
  const { page } = await openDocument()
  render(page(true))
  await pass(100)
  act(() => void dispatchEvent(new Event('pointerdown')))
  await pass(0)
  expect(screen.getByText(/The rest/)).toBeInTheDocument()
})
