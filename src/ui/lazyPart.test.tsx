// Lazy parts hold their place, leave the page usable when their code can't be fetched, and can be fetched again.
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { earlyCodeLoaded, lazyPart } from './lazyPart.tsx'
import { renderInFrame } from '../../tests/support/renderInFrame.tsx'

const MISSING = new TypeError('Failed to fetch dynamically imported module: https://x/assets/a.js')
const reported = vi.fn()

beforeEach(() => {
  // React logs every error that a boundary catches; these are intended.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  reported.mockClear()
  vi.stubGlobal('reportError', reported)
})

function Greeting({ name }: { readonly name: string; readonly onClose?: () => void }) {
  return <p>Good day, {name}</p>
}

/** A part whose fetch fails until a test removes the error. */
function failingPart(options?: Parameters<typeof lazyPart<Parameters<typeof Greeting>[0]>>[1]) {
  const source = { error: MISSING as Error | undefined }
  const load = vi.fn(() =>
    source.error === undefined ? Promise.resolve(Greeting) : Promise.reject(source.error),
  )
  return { source, load, Part: lazyPart(load, options) }
}

describe('lazyPart', () => {
  it('shows a placeholder until it is loaded, and fetches its code once for all instances', async () => {
    const { source, load, Part } = failingPart({ placeholder: ({ name }) => <p>Waiting for {name}</p> })
    source.error = undefined
    renderInFrame(
      <>
        <Part name="Ada" />
        <Part name="Ben" />
      </>,
    )
    expect(screen.getByText('Waiting for Ada')).toBeInTheDocument()
    expect(await screen.findByText('Good day, Ada')).toBeInTheDocument()
    expect(screen.getByText('Good day, Ben')).toBeInTheDocument()
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('shows no placeholder where its code is loaded', async () => {
    const { source, Part } = failingPart({
      loads: 'now',
      placeholder: ({ name }) => <p>Waiting for {name}</p>,
    })
    source.error = undefined
    const Loaded = lazyPart(() => Promise.resolve(Greeting), {
      loads: 'now',
      placeholder: ({ name }) => <p>Waiting for {name}</p>,
    })
    await earlyCodeLoaded()
    renderInFrame(<Loaded name="Ada" />)
    expect(screen.getByText('Good day, Ada')).toBeInTheDocument()
    renderInFrame(<Part name="Ben" />)
    expect(screen.getByText('Waiting for Ben')).toBeInTheDocument()
    expect(await screen.findByText('Good day, Ben')).toBeInTheDocument()
  })

  it('keeps the page, shows an error, and fetches again on Retry when its code cannot be fetched', async () => {
    const user = userEvent.setup()
    const { source, load, Part } = failingPart({ placeholder: () => <p>Its place</p> })
    renderInFrame(
      <header>
        <p>The rest</p>
        <Part name="Ada" />
      </header>,
    )
    const notice = await screen.findByRole('alert')
    expect(notice).toHaveTextContent(/Couldn’t show a part.*offline or the site was just updated/)
    // A filter on the header, as it has, would make its corner the notice's.
    expect(notice.parentElement).toBe(document.body)
    expect(screen.getByText('The rest')).toBeInTheDocument()
    expect(screen.getByText('Its place')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Reload page' })).toBeEnabled()
    expect(load).toHaveBeenCalledTimes(1)
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(load).toHaveBeenCalledTimes(2))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /Couldn’t show a part.*offline or the site was just updated/,
    )
    source.error = undefined
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('Good day, Ada')).toBeInTheDocument()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('calls onClose when the error is closed, and fetches again for the next instance', async () => {
    const user = userEvent.setup()
    const { source, Part } = failingPart()
    const onClose = vi.fn()
    const { unmount } = renderInFrame(<Part name="Ada" onClose={onClose} />)
    await user.click(await screen.findByRole('button', { name: 'Close' }))
    expect(onClose).toHaveBeenCalledTimes(1)
    expect(screen.queryByRole('alert')).toBeNull()
    unmount()
    source.error = undefined
    renderInFrame(<Part name="Ben" />)
    expect(await screen.findByText('Good day, Ben')).toBeInTheDocument()
  })

  it('distinguishes an error while rendering from a failed fetch', async () => {
    const Broken = lazyPart(() =>
      Promise.resolve(() => {
        throw new TypeError('x is undefined')
      }),
    )
    renderInFrame(<Broken />)
    expect(await screen.findByRole('alert')).toHaveTextContent(/Something went wrong/)
    expect(reported).toHaveBeenCalledTimes(1)
  })

  it('loads once the browser is online again, without a Retry button', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { source, Part } = failingPart()
    renderInFrame(<Part name="Ada" />)
    expect(await screen.findByRole('alert')).toHaveTextContent(/You’re offline/)
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Close'])
    expect(reported).not.toHaveBeenCalled()
    source.error = undefined
    online.mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
    expect(await screen.findByText('Good day, Ada')).toBeInTheDocument()
    online.mockRestore()
  })

  it('shows nothing after a failed fetch when its notice is "none"', async () => {
    const { Part, load } = failingPart({ notice: 'none' })
    renderInFrame(
      <>
        <p>The rest</p>
        <Part name="Ada" />
      </>,
    )
    await waitFor(() => expect(reported).toHaveBeenCalled())
    expect(load).toHaveBeenCalledTimes(1)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByText('The rest')).toBeInTheDocument()
  })
})
