// Media whose gateway accepts and never answers: the next one has its turn, but only for what somebody waits for.
import { act, fireEvent, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { server } from '../../tests/support/server.ts'
import { Media } from './Media.tsx'
import { renderInFrame, testConfig } from './testing.tsx'
import { STALL_MILLISECONDS } from './useStalled.ts'

const CID = 'bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi'
const at = (gateway: 'one' | 'two', file: string) => `http://${gateway}.test/ipfs/${CID}/${file}`

/** Where the window is: what is watched is in view, or not. */
const view = { in: true, watching: new Set<(inView: boolean) => void>() }

/** As the browser does: reports once what it is asked to watch, and then what changes. */
class ViewObserver {
  readonly #report: (inView: boolean) => void

  constructor(report: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
    this.#report = (isIntersecting) => report([{ isIntersecting }])
  }

  observe(): void {
    view.watching.add(this.#report)
    this.#report(view.in)
  }

  disconnect(): void {
    view.watching.delete(this.#report)
  }
}

function scroll(inView: boolean): void {
  view.in = inView
  for (const report of view.watching) report(inView)
}

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', ViewObserver)
  vi.useFakeTimers()
  view.in = true
})

afterEach(() => {
  vi.useRealTimers()
})

describe('a picture', () => {
  it.each([false, true])(
    'in view gives way, drawn again meanwhile or not (first of its page: %s)',
    async (priority) => {
      const picture = <Media collection={LISTED} image={`ipfs://${CID}/slow.png`} alt="Slow" priority={priority} />
      const { rerender } = renderInFrame(picture)
      await wait(STALL_MILLISECONDS - 1)
      expect(screen.getByRole('img', { name: 'Slow' })).toHaveAttribute('src', at('one', 'slow.png'))
      rerender(
        <Media collection={LISTED} image={`ipfs://${CID}/slow.png`} alt="Slow" priority={priority} className="drawn again" />,
      )
      await wait(1)
      expect(screen.getByRole('img', { name: 'Slow' })).toHaveAttribute('src', at('two', 'slow.png'))
      // The last may take its time: nothing comes after it.
      await wait(10 * STALL_MILLISECONDS)
      expect(screen.getByRole('img', { name: 'Slow' })).toHaveAttribute('src', at('two', 'slow.png'))
      fireEvent.error(screen.getByRole('img', { name: 'Slow' }))
      expect(screen.getByText('Media cannot be reached')).toBeInTheDocument()
    },
  )

  it('far from the window is not given up before it was asked for', async () => {
    view.in = false
    renderInFrame(<Media collection={LISTED} image={`ipfs://${CID}/far.png`} alt="Far" />)
    await wait(10 * STALL_MILLISECONDS)
    scroll(true)
    await wait(STALL_MILLISECONDS - 1)
    scroll(false)
    await wait(STALL_MILLISECONDS)
    scroll(true)
    await wait(STALL_MILLISECONDS - 1)
    expect(screen.getByRole('img', { name: 'Far' })).toHaveAttribute('src', at('one', 'far.png'))
    await wait(1)
    expect(screen.getByRole('img', { name: 'Far' })).toHaveAttribute('src', at('two', 'far.png'))
  })

  it('that has come stays', async () => {
    renderInFrame(<Media collection={LISTED} image={`ipfs://${CID}/here.png`} alt="Here" />)
    fireEvent.load(screen.getByRole('img', { name: 'Here' }))
    await wait(10 * STALL_MILLISECONDS)
    expect(screen.getByRole('img', { name: 'Here' })).toHaveAttribute('src', at('one', 'here.png'))
  })
})

describe('a picture that has come from the second gateway', () => {
  /** Shows it, takes it off the page and shows it again. */
  function showAgain(file: string) {
    const picture = <Media collection={LISTED} image={`ipfs://${CID}/${file}`} alt="Again" />
    const shown = () => screen.getByRole('img', { name: 'Again' })
    const first = renderInFrame(picture)
    fireEvent.error(shown())
    fireEvent.load(shown())
    first.unmount()
    const second = renderInFrame(picture)
    return { shown, picture, second }
  }

  it('is not asked for again where it did not come from', () => {
    const { shown } = showAgain('again.png')
    expect(shown()).toHaveAttribute('src', at('two', 'again.png'))
  })

  it('is asked for at the first when the second fails later, and there first from then on', () => {
    const { shown, picture, second } = showAgain('gone.png')
    fireEvent.error(shown())
    expect(shown()).toHaveAttribute('src', at('one', 'gone.png'))
    second.unmount()
    renderInFrame(picture)
    expect(shown()).toHaveAttribute('src', at('one', 'gone.png'))
  })

  it('is asked for at the first when the second stalls later', async () => {
    const { shown } = showAgain('stuck.png')
    await wait(STALL_MILLISECONDS - 1)
    expect(shown()).toHaveAttribute('src', at('two', 'stuck.png'))
    await wait(1)
    expect(shown()).toHaveAttribute('src', at('one', 'stuck.png'))
  })
})

describe('what plays', () => {
  /** Opens an item's media once the code that plays it is there. */
  async function openPlayed(file: string, selector: string, config = testConfig) {
    const { container } = renderInFrame(
      <Media collection={LISTED} image={`ipfs://${CID}/still.png`} animation={`ipfs://${CID}/${file}`} alt="Piece" play />,
      { config },
    )
    await act(() => import('./AnimationFrame.tsx'))
    await wait(0)
    return () => container.querySelector(selector)?.getAttribute('src')
  }

  it.each([
    ['film.mp4', 'video'],
    ['song.mp3', 'audio'],
  ])('(%s) gives way, and to the still image in the end', async (file, element) => {
    const source = await openPlayed(file, element)
    expect(source()).toBe(at('one', file))
    await wait(STALL_MILLISECONDS)
    expect(source()).toBe(at('two', file))
    fireEvent.error(screen.getByLabelText('Piece', { selector: element }))
    expect(source()).toBeUndefined()
    expect(screen.getByRole('img', { name: 'Piece' })).toBeInTheDocument()
  })

  it.each(['loadedMetadata', 'suspend'] as const)('stays once it has come (%s)', async (event) => {
    const source = await openPlayed('film.mp4', 'video')
    fireEvent[event](screen.getByLabelText('Piece'))
    await wait(10 * STALL_MILLISECONDS)
    expect(source()).toBe(at('one', 'film.mp4'))
  })

  it('shows the picture of a sound from the next gateway too', async () => {
    await openPlayed('song.mp3', 'audio')
    fireEvent.error(screen.getByRole('img', { name: 'Piece' }))
    expect(screen.getByRole('img', { name: 'Piece' })).toHaveAttribute('src', at('two', 'still.png'))
  })

  const never = () => new Promise<never>(() => undefined)

  it('frames a page from the gateway that answers', async () => {
    server.use(
      http.head(at('one', 'index.html'), never),
      http.head(at('two', 'index.html'), () => new HttpResponse(null)),
    )
    const source = await openPlayed('index.html', 'iframe')
    expect(source()).toBeUndefined()
    await wait(STALL_MILLISECONDS)
    await vi.waitFor(() => expect(source()).toBe(at('two', 'index.html')))
  })

  it('frames a page from the only gateway however late it answers', async () => {
    let answer = () => {}
    const answered = new Promise<HttpResponse<null>>((resolve) => {
      answer = () => resolve(new HttpResponse(null))
    })
    server.use(http.head(at('one', 'late.html'), () => answered))
    const ipfsGateways = testConfig.network.ipfsGateways.slice(0, 1)
    const source = await openPlayed('late.html', 'iframe', {
      ...testConfig,
      network: { ...testConfig.network, ipfsGateways },
    })
    await wait(10 * STALL_MILLISECONDS)
    answer()
    await vi.waitFor(() => expect(source()).toBe(at('one', 'late.html')))
  })

  it('does not give up a page that nobody looks at', async () => {
    const asked: string[] = []
    server.use(
      http.head('http://*/ipfs/*', ({ request }) => {
        asked.push(request.url)
        return never()
      }),
    )
    view.in = false
    await openPlayed('far.html', 'iframe')
    await wait(10 * STALL_MILLISECONDS)
    await vi.waitFor(() => expect(asked).toEqual([at('one', 'far.html')]))
    scroll(true)
    await wait(STALL_MILLISECONDS)
    await vi.waitFor(() => expect(asked).toEqual([at('one', 'far.html'), at('two', 'far.html')]))
  })
})
