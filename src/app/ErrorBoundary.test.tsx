import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderInFrame } from '../../tests/support/renderInFrame.tsx'
import { lazyPage } from '../ui/lazyPage.tsx'
import { PageBoundary } from './ErrorBoundary.tsx'

const reported = vi.fn()

beforeEach(() => {
  // React logs every error that a boundary catches; here they are expected.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.stubGlobal('reportError', reported)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  reported.mockClear()
})

describe('PageBoundary', () => {
  it('says that a page failed, reports it, and retries on demand', async () => {
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
    expect(screen.getByRole('heading', { name: 'Couldn’t show this page' })).toBeInTheDocument()
    expect(screen.queryByText(/x is undefined/)).toBeNull()
    expect(reported).toHaveBeenCalledTimes(1)
    broken = false
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(screen.getByText('Here it is')).toBeInTheDocument()
  })

  it.each([
    new TypeError('Failed to fetch dynamically imported module: https://x/assets/a.js'),
    new TypeError('error loading dynamically imported module: https://x/assets/a.js'),
    new TypeError('Importing a module script failed.'),
    new Error('Unable to preload CSS for /assets/a.css'),
  ])('recognizes that a newer release replaced the page’s files: %s', (error) => {
    function Outdated(): never {
      throw error
    }
    renderInFrame(
      <PageBoundary>
        <Outdated />
      </PageBoundary>,
    )
    expect(screen.getByRole('heading', { name: 'Couldn’t load this page' })).toBeInTheDocument()
    expect(screen.getByText(/the site was just updated/)).toBeInTheDocument()
  })

  it('says when the browser is offline, and shows the page once it is online again', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const load = vi.fn<() => Promise<{ Distant: () => React.ReactNode }>>()
    load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module: https://x/a.js'))
    load.mockResolvedValueOnce({ Distant: () => <p>Here it is</p> })
    const Distant = lazyPage('Distant', load)
    renderInFrame(
      <PageBoundary>
        <Distant />
      </PageBoundary>,
    )
    expect(await screen.findByRole('heading', { name: 'You’re offline' })).toBeInTheDocument()
    expect(screen.getAllByRole('button', { name: 'Retry' })).toHaveLength(1)
    expect(screen.queryByText(/updated/)).toBeNull()
    // A missing network is no error of the page.
    expect(reported).not.toHaveBeenCalled()
    expect(load).toHaveBeenCalledTimes(1)
    online.mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
    expect(await screen.findByText('Here it is')).toBeInTheDocument()
    expect(load).toHaveBeenCalledTimes(2)
  })
})
