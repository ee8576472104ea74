import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderInFrame } from '../ui/testing.tsx'
import { PageBoundary } from './ErrorBoundary.tsx'

const reported = vi.fn()

beforeEach(() => {
  // React tells the console of every error a boundary catches; here they are meant.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.stubGlobal('reportError', reported)
})
afterEach(() => {
  vi.unstubAllGlobals()
  reported.mockClear()
})

describe('PageBoundary', () => {
  it('says that a page failed, reports it, and tries again when asked', async () => {
    const user = userEvent.setup()
    let broken = true
    function Fragile() {
      if (broken) throw new TypeError('x is undefined')
      return <p>Here it is</p>
    }
    renderInFrame(
      <PageBoundary>
        <Fragile />
      </PageBoundary>,
    )
    expect(screen.getByRole('heading', { name: 'This page could not be shown' })).toBeInTheDocument()
    expect(screen.queryByText(/x is undefined/)).toBeNull()
    expect(reported).toHaveBeenCalledTimes(1)
    broken = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getByText('Here it is')).toBeInTheDocument()
  })

  it.each([
    new TypeError('Failed to fetch dynamically imported module: https://x/assets/a.js'),
    new TypeError('error loading dynamically imported module: https://x/assets/a.js'),
    new TypeError('Importing a module script failed.'),
    new Error('Unable to preload CSS for /assets/a.css'),
  ])('knows a page whose files were replaced by a newer release: %s', (error) => {
    function Outdated(): never {
      throw error
    }
    renderInFrame(
      <PageBoundary>
        <Outdated />
      </PageBoundary>,
    )
    expect(screen.getByRole('heading', { name: 'This site has been updated' })).toBeInTheDocument()
  })
})
