// Pictures drawn apart from the page because they can't be measured: in few frames, and only in view.
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { observeView, scrollView, servePictures } from '../../tests/support/pictures.ts'
import { server } from '../../tests/support/server.ts'
import { parseAddress } from '../domain/address.ts'
import { MAX_FRAMES_AT_ONCE } from '../media/frameSlots.ts'
import { MAX_PICTURE_MILLISECONDS } from '../media/pictureVerdict.ts'
import { Media } from './Media.tsx'
import { renderInFrame, testConfig } from '../../tests/support/renderInFrame.tsx'

const LISTED = parseAddress('0x00000000000000000000000000000000000000aa')
const config = { ...testConfig, collections: [LISTED] }

const scroll = (inView: boolean) => act(() => scrollView(inView))

const blobs: Blob[] = []
const revoked: string[] = []

beforeEach(() => {
  observeView()
  blobs.length = revoked.length = 0
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${blobs.push(blob as Blob)}`)
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void revoked.push(url))
  // Its host lets no other site read it, but answers.
  server.use(
    http.get('https://closed.test/*', () => HttpResponse.error()),
    http.head('https://closed.test/*', () => new HttpResponse(null)),
  )
})

/** The page that the first frame was given. */
const firstPage = () =>
  new Promise<string>((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.readAsText(blobs[0] ?? new Blob())
  })

const card = (name: string) => (
  <Media collection={LISTED} image={`https://closed.test/${name}`} alt={name} key={name} />
)
const heavy = (count: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg">${'<path/>'.repeat(count)}</svg>`)}`

describe('a picture that cannot be measured', () => {
  it.each(['drawing.png', 'drawing', 'drawing.svg', 'a.png?"><script>'])(
    'is drawn in a frame without scripts, and never by the page: %s',
    async (name) => {
      const { container, unmount } = renderInFrame(card(name), { config })
      expect(await screen.findByRole('img', { name })).toBeInTheDocument()
      await waitFor(() => expect(container.querySelector('iframe')).toHaveAttribute('sandbox', ''))
      expect(container.querySelector('img, video, object, embed')).toBeNull()
      const page = new DOMParser().parseFromString(await firstPage(), 'text/html')
      const image = page.querySelector('image')
      expect(image?.getAttribute('href')).toBe(`https://closed.test/${name}`)
      expect(image?.getAttribute('preserveAspectRatio')).toBe('xMidYMid slice')
      expect(page.querySelector('script, img, link, iframe')).toBeNull()
      expect(page.querySelector('meta[name=referrer]')?.getAttribute('content')).toBe('no-referrer')
      unmount()
      expect(revoked).toEqual(['blob:1'])
    },
  )

  it('is shown uncropped on an item page', async () => {
    const image = 'https://closed.test/whole.png'
    renderInFrame(<Media collection={LISTED} image={image} alt="Whole" play />, { config })
    await screen.findByRole('img', { name: 'Whole' })
    expect(await firstPage()).toContain('preserveAspectRatio="xMidYMid meet"')
  })

  it('shows the reason in its frame and a link to the file when it fails to load', async () => {
    const image = 'https://closed.test/gone.png'
    renderInFrame(<Media collection={LISTED} image={image} alt="Gone" play />, { config })
    await screen.findByRole('img', { name: 'Gone' })
    const page = new DOMParser().parseFromString(await firstPage(), 'text/html')
    // The words go when the picture has loaded, and the picture when it has not: see tests/e2e/framedPicture.test.ts.
    const words = page.querySelector('text')
    expect(words?.textContent).toBe('Couldn’t load media')
    expect(words?.parentElement?.querySelector('set')?.getAttribute('begin')).toBe('picture.load')
    expect(page.querySelector('image#picture > set')?.getAttribute('begin')).toBe('picture.error')
    expect(screen.getByRole('link', { name: /^Open file/ })).toHaveAttribute('href', image)
  })

  it('shows only the icon, without a link, when it fails to load beside its name', async () => {
    renderInFrame(<Media collection={LISTED} image="https://closed.test/gone.png" alt="" />, { config })
    await waitFor(() => expect(blobs).toHaveLength(1))
    const page = new DOMParser().parseFromString(await firstPage(), 'text/html')
    expect(page.querySelector('text')?.textContent).toBe('')
    expect(page.querySelector('path')).not.toBeNull()
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('times out when its host never ends its response', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    try {
      const { container } = renderInFrame(card('endless.png'), { config })
      await waitFor(() => expect(container.querySelector('iframe')).toBeInTheDocument())
      await act(() => vi.advanceTimersByTimeAsync(MAX_PICTURE_MILLISECONDS))
      expect(screen.getByText('Took longer than 30 seconds to load')).toBeInTheDocument()
      expect(container.querySelector('iframe')).toBeNull()
    } finally {
      vi.useRealTimers()
    }
  })

  it('loads in a frame after a click if its type is unknown', async () => {
    servePictures({ 'https://closed.test/odd.ico': new Uint8Array([0, 0, 1, 0]) })
    const { container } = renderInFrame(card('odd.ico'), { config })
    const load = await screen.findByRole('button', { name: 'Load anyway' })
    expect(container.querySelector('iframe')).toBeNull()
    await userEvent.click(load)
    expect(await screen.findByRole('img', { name: 'odd.ico' })).toBeInTheDocument()
    expect(container.querySelector('iframe')).toHaveAttribute('sandbox', '')
  })

  it('offers no button if it costs too much to draw', async () => {
    const bomb = 'data:image/svg+xml,<svg><g id="a"><use href="%23a"/></g></svg>'
    renderInFrame(<Media collection={LISTED} image={bomb} alt="Bomb" />, { config })
    expect(await screen.findByText('Too complex to draw safely')).toBeInTheDocument()
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('frames of pictures', () => {
  it('exist only in view', async () => {
    const { container } = renderInFrame(
      [card('seen.png'), <Media collection={LISTED} image={heavy(2_000)} alt="Heavy" key="heavy" />],
      { config },
    )
    await waitFor(() => expect(container.querySelectorAll('iframe')).toHaveLength(2))
    scroll(false)
    expect(container.querySelectorAll('iframe')).toHaveLength(0)
    scroll(true)
    expect(container.querySelectorAll('iframe')).toHaveLength(2)
    expect(screen.getByRole('img', { name: 'Heavy' })).toBeInTheDocument()
  })

  it('are limited in number: a click beyond the limit shows one picture instead of another', async () => {
    const names = Array.from({ length: 100 }, (_, at) => `crowd-${at}.png`)
    const { container } = renderInFrame(<>{names.map(card)}</>, { config })
    const buttons = () => screen.findAllByRole('button', { name: 'Show picture' })
    await waitFor(async () => expect(await buttons()).toHaveLength(100 - MAX_FRAMES_AT_ONCE))
    expect(container.querySelectorAll('iframe')).toHaveLength(MAX_FRAMES_AT_ONCE)
    const readLabels = () => screen.getAllByRole('img').map((image) => image.getAttribute('aria-label'))
    const before = readLabels()
    fireEvent.click((await buttons()).at(-1) as HTMLElement)
    expect(container.querySelectorAll('iframe')).toHaveLength(MAX_FRAMES_AT_ONCE)
    expect(readLabels().filter((name) => !before.includes(name))).toHaveLength(1)
  })

  it('free their slot for the next picture when they unmount', async () => {
    const names = Array.from({ length: MAX_FRAMES_AT_ONCE }, (_, at) => `gone-${at}.png`)
    const first = renderInFrame(<>{names.map(card)}</>, { config })
    await waitFor(() => expect(first.container.querySelectorAll('iframe')).toHaveLength(MAX_FRAMES_AT_ONCE))
    const second = renderInFrame(card('next.png'), { config })
    expect(await second.findByRole('button', { name: 'Show picture' })).toBeInTheDocument()
    first.unmount()
    await waitFor(() => expect(second.container.querySelector('iframe')).toBeInTheDocument())
  })
})
