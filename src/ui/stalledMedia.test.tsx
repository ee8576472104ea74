// Media whose gateway accepts requests and never responds: the next gateway is tried, but only for media in view.
import { act, fireEvent, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { server } from '../../tests/support/server.ts'
import {
  addressBlobs,
  observeView,
  makePng,
  scrollView,
  servePictures,
} from '../../tests/support/pictures.ts'
import { parseAddress } from '../domain/address.ts'
import { Media } from './Media.tsx'
import { renderInFrame, testConfig } from '../../tests/support/renderInFrame.tsx'
import { MAX_PICTURE_MILLISECONDS } from '../media/pictureVerdict.ts'
import { STALL_MILLISECONDS } from './useStallTimeout.ts'

const CID = 'bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi'
const LISTED = parseAddress('0x00000000000000000000000000000000000000aa')
const FINE = makePng(400, 400)
const never = () => new Promise<never>(() => undefined)
const at = (gateway: 'one' | 'two', file: string) => `http://${gateway}.test/ipfs/${CID}/${file}`

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

beforeEach(() => {
  observeView()
  addressBlobs()
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

const waitForImage = (name: string) => vi.waitFor(() => screen.getByRole('img', { name }))
/** Renders, and waits until the code that shows media has loaded. */
async function draw(media: ReactNode) {
  const drawn = renderInFrame(media)
  await act(() => import('./MediaSources.tsx'))
  await wait(0)
  return drawn
}

describe('a picture', () => {
  it.each([false, true])(
    'in view gives way, drawn again meanwhile or not (first of its page: %s)',
    async (priority) => {
      const file = `slow-${priority}.png`
      const requested = servePictures({ [at('one', file)]: never, [at('two', file)]: FINE })
      const media = { collection: LISTED, image: `ipfs://${CID}/${file}`, alt: 'Slow', priority }
      const { rerender } = await draw(<Media {...media} />)
      await vi.waitFor(() => expect(requested).toEqual([new URL(at('one', file)).href]))
      await wait(STALL_MILLISECONDS / 2)
      rerender(<Media {...media} className="drawn again" />)
      await wait(STALL_MILLISECONDS / 2)
      await vi.waitFor(() => expect(requested).toEqual([at('one', file), at('two', file)]))
      await waitForImage('Slow')
    },
  )

  it('from the last source gets more time, and fails in the end', async () => {
    const requested = servePictures({ [at('one', 'never.png')]: never, [at('two', 'never.png')]: never })
    await draw(<Media collection={LISTED} image={`ipfs://${CID}/never.png`} alt="Never" />)
    await wait(STALL_MILLISECONDS)
    await vi.waitFor(() => expect(requested).toHaveLength(2))
    await wait(MAX_PICTURE_MILLISECONDS)
    await vi.waitFor(() => screen.getByText('Took longer than 30 seconds to load'))
  })

  it('far from the window is not requested', async () => {
    observeView(false)
    const requested = servePictures({ [at('one', 'far.png')]: never, [at('two', 'far.png')]: FINE })
    await draw(<Media collection={LISTED} image={`ipfs://${CID}/far.png`} alt="Far" />)
    await wait(10 * STALL_MILLISECONDS)
    expect(requested).toEqual([])
    await act(async () => scrollView(true))
    await vi.waitFor(() => expect(requested).toEqual([at('one', 'far.png')]))
    await wait(STALL_MILLISECONDS)
    await waitForImage('Far')
  })

  it('that has come stays', async () => {
    servePictures({ [at('one', 'here.png')]: FINE })
    await draw(<Media collection={LISTED} image={`ipfs://${CID}/here.png`} alt="Here" />)
    fireEvent.load(await waitForImage('Here'))
    await wait(10 * STALL_MILLISECONDS)
    expect(screen.getByRole('img', { name: 'Here' })).toBeInTheDocument()
  })
})

describe('a picture that has come from the second gateway', () => {
  /** Shows it, takes it off the page and shows it again. */
  async function showAgain(file: string) {
    const missing = () => new HttpResponse(null, { status: 404 })
    const requested = servePictures({ [at('one', file)]: missing, [at('two', file)]: FINE })
    const picture = <Media collection={LISTED} image={`ipfs://${CID}/${file}`} alt="Again" />
    const first = await draw(picture)
    fireEvent.load(await waitForImage('Again'))
    first.unmount()
    await draw(picture)
    const image = await waitForImage('Again')
    return { requested, image }
  }

  it('is not requested again, neither from the source that failed nor from the one that responded', async () => {
    const { requested } = await showAgain('again.png')
    expect(requested).toEqual([at('one', 'again.png'), at('two', 'again.png')])
  })

  it('is requested from the first source when the second fails later', async () => {
    const { requested, image } = await showAgain('gone.png')
    fireEvent.error(image)
    await vi.waitFor(() => expect(requested.at(-1)).toBe(at('one', 'gone.png')))
  })

  it('is requested from the first gateway when the second one stalls afterward', async () => {
    const { requested } = await showAgain('stuck.png')
    await wait(STALL_MILLISECONDS)
    await vi.waitFor(() => expect(requested.at(-1)).toBe(at('one', 'stuck.png')))
  })
})

describe('what plays', () => {
  /** Opens an item's media once the code that plays it is there. */
  async function openPlayed(file: string, selector: string, config = testConfig) {
    servePictures({ [at('one', 'still.png')]: FINE })
    const { container } = renderInFrame(
      <Media
        collection={LISTED}
        image={`ipfs://${CID}/still.png`}
        animation={`ipfs://${CID}/${file}`}
        alt="Piece"
        play
      />,
      { config },
    )
    await act(() => import('./MediaSources.tsx'))
    await wait(0)
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
    await waitForImage('Piece')
  })

  it.each(['loadedMetadata', 'suspend'] as const)('stays once it has come (%s)', async (event) => {
    const source = await openPlayed('film.mp4', 'video')
    fireEvent[event](screen.getByLabelText('Piece'))
    await wait(10 * STALL_MILLISECONDS)
    expect(source()).toBe(at('one', 'film.mp4'))
  })

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
    const requested: string[] = []
    server.use(
      http.head('http://*/ipfs/*', ({ request }) => {
        requested.push(request.url)
        return never()
      }),
    )
    observeView(false)
    await openPlayed('far.html', 'iframe')
    await wait(10 * STALL_MILLISECONDS)
    await vi.waitFor(() => expect(requested).toEqual([at('one', 'far.html')]))
    scrollView(true)
    await wait(STALL_MILLISECONDS)
    await vi.waitFor(() => expect(requested).toEqual([at('one', 'far.html'), at('two', 'far.html')]))
  })
})
