import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  addressBlobs,
  observeView,
  scrollView,
  makePng,
  servePictures,
} from '../../tests/support/pictures.ts'
import { server } from '../../tests/support/server.ts'
import { parseAddress } from '../domain/address.ts'
import { examinePicture } from '../media/pictures.ts'
import { Media } from './Media.tsx'
import { renderInFrame as renderConfigured, testConfig } from '../../tests/support/renderInFrame.tsx'

const CID = 'bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi'

const LISTED = parseAddress('0x00000000000000000000000000000000000000aa')
const STRANGE = parseAddress('0x00000000000000000000000000000000000000bb')

const listing: typeof testConfig = { ...testConfig, collections: [LISTED] }
const renderInFrame: typeof renderConfigured = (content, options) =>
  renderConfigured(content, { config: listing, ...options })

beforeEach(() => {
  observeView()
  addressBlobs()
})

const picture = (name: string) => screen.findByRole('img', { name })
const FINE = makePng(400, 400)
const missing = () => new HttpResponse(null, { status: 404 })
const svg = (body: string) =>
  `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg">${body}</svg>`.replaceAll('#', '%23')

const hostile = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

function loadWithSize(image: HTMLElement, width: number, height: number) {
  Object.defineProperties(image, { naturalWidth: { value: width }, naturalHeight: { value: height } })
  fireEvent.load(image)
}

describe('a picture', () => {
  it('is tried at each gateway in turn, then said to be out of reach', async () => {
    const requested = servePictures({
      [`http://one.test/ipfs/${CID}/1.png`]: missing,
      [`http://two.test/ipfs/${CID}/1.png`]: FINE,
    })
    renderInFrame(<Media collection={LISTED} image={`ipfs://${CID}/1.png`} alt="Noun 1" />)
    expect(await picture('Noun 1')).toHaveAttribute('src', 'blob:picture-1')
    expect(requested).toEqual([`http://one.test/ipfs/${CID}/1.png`, `http://two.test/ipfs/${CID}/1.png`])
    servePictures({ [`http://one.test/ipfs/${CID}/1.png`]: missing })
    fireEvent.error(screen.getByRole('img', { name: 'Noun 1' }))
    expect(await screen.findByText('Couldn’t load media')).toBeInTheDocument()
    expect(screen.queryByRole('img')).toBeNull()
  })

  it('is read again if its bytes were dropped before the browser had read them', async () => {
    const requested = servePictures({ 'https://a.test/dropped.png': FINE })
    renderInFrame(<Media collection={LISTED} image="https://a.test/dropped.png" alt="Dropped" />)
    const first = await picture('Dropped')
    // As many as are kept.
    for (let number = 0; number < 1_000; number++) {
      await examinePicture({ source: `data:image/svg+xml,${number}` }, new AbortController().signal)
    }
    fireEvent.error(first)
    await waitFor(async () => expect(await picture('Dropped')).not.toBe(first))
    expect(requested).toHaveLength(2)
    fireEvent.error(await picture('Dropped'))
    expect(await screen.findByText('Couldn’t load media')).toBeVisible()
  })

  it('is requested from a resizing gateway no larger than it is shown', async () => {
    const requested = servePictures({ 'http://small.test/*': FINE })
    const ipfsGateways = ['http://small.test/{width}/{path}']
    const config = { ...listing, network: { ...testConfig.network, ipfsGateways } }
    const { rerender } = renderInFrame(<Media collection={LISTED} image={`ipfs://${CID}`} alt="Card" />, {
      config,
    })
    await picture('Card')
    rerender(<Media collection={LISTED} image={`ipfs://${CID}`} alt="Page" play />)
    await picture('Page')
    expect(requested).toEqual([`http://small.test/740/${CID}`, `http://small.test/1800/${CID}`])
  })

  describe('that lists name by its document', () => {
    /** Answers with the rows that the index has of the documents; returns the variables of the queries. */
    const serveIndex = (images: Readonly<Record<string, string | null>>) => {
      const queries: { readonly documents: readonly string[] }[] = []
      server.use(
        http.post(listing.network.graphqlUrl, async ({ request }) => {
          const { variables } = (await request.json()) as { variables: (typeof queries)[number] }
          queries.push(variables)
          const rows = variables.documents.flatMap((id) => (id in images ? [{ id, image: images[id] }] : []))
          return HttpResponse.json({ data: { metadata_collection: rows } })
        }),
      )
      return queries
    }
    const reference = (document: string) => `metadata:${document}#01234567`

    it('is read from the index, once it is near', async () => {
      observeView(false)
      const queries = serveIndex({ '0x12ab': svg('<path d="M0 0h9"/>') })
      renderInFrame(<Media collection={STRANGE} image={reference('0x12ab')} alt="Long" />)
      const examined = examinePicture({ source: svg('<path/>') }, new AbortController().signal)
      expect((await examined).kind).toBe('fine')
      expect(queries).toEqual([])
      scrollView(true)
      expect(await picture('Long')).toHaveAttribute('src', expect.stringMatching(/^blob:/))
      expect(queries).toEqual([{ documents: ['0x12ab'], first: 1 }])
    })

    it('is read together with others, eight at once', async () => {
      const documents = Array.from({ length: 10 }, (_, place) => `0xaa0${place}`)
      const queries = serveIndex(Object.fromEntries(documents.map((id) => [id, svg(`<g id="${id}"/>`)])))
      renderInFrame(
        <>
          {documents.map((id) => (
            <Media key={id} collection={STRANGE} image={reference(id)} alt={id} />
          ))}
        </>,
      )
      for (const id of documents) await picture(id)
      expect(queries.map((query) => query.documents.length)).toEqual([8, 2])
    })

    it('is read again when its document changes', async () => {
      serveIndex({ '0xcc': svg('<path d="M0 0h1"/>') })
      const { rerender } = renderInFrame(
        <Media collection={STRANGE} image="metadata:0xcc#00000001" alt="One" />,
      )
      const before = (await picture('One')).getAttribute('src')
      serveIndex({ '0xcc': svg('<path d="M0 0h2"/>') })
      rerender(<Media collection={STRANGE} image="metadata:0xcc#00000002" alt="Two" />)
      expect((await picture('Two')).getAttribute('src')).not.toBe(before)
    })

    it.each([
      ['another host’s address', '0x01', 'https://tracker.test/1.png'],
      ['another reference', '0x02', 'metadata:0x12ab'],
      ['no picture', '0x03', null],
    ])('is not shown, and nothing else requested, where the index has %s', async (_, document, image) => {
      serveIndex({ [document]: image })
      renderInFrame(<Media collection={LISTED} image={reference(document)} alt="Long" />)
      expect(await screen.findByText('Unsupported file type')).toBeVisible()
      expect(screen.queryByRole('link')).toBeNull()
    })

    it('may load later where the index doesn’t have the document yet', async () => {
      serveIndex({})
      const { unmount } = renderInFrame(<Media collection={LISTED} image={reference('0xdd')} alt="Late" />)
      expect(await screen.findByText('Couldn’t load media')).toBeVisible()
      unmount()
      serveIndex({ '0xdd': svg('<path/>') })
      renderInFrame(<Media collection={LISTED} image={reference('0xdd')} alt="Late" />)
      expect(await picture('Late')).toBeVisible()
    })
  })

  it('starts over when the media changes', async () => {
    servePictures({ 'https://a.test/1.png': missing, 'https://a.test/2.png': FINE })
    const { rerender } = renderInFrame(<Media collection={LISTED} image="https://a.test/1.png" alt="One" />)
    await screen.findByText('Couldn’t load media')
    rerender(<Media collection={LISTED} image="https://a.test/2.png" alt="Two" />)
    expect(await picture('Two')).toBeInTheDocument()
  })

  it.each([null, undefined, '', 'javascript:alert(1)', 'data:text/plain,words', 'words', '<words>'])(
    'that is %j loads nothing',
    async (image) => {
      const nothing = <Media collection={LISTED} image={image} alt="Nothing" play animation={image} />
      const { container } = renderInFrame(nothing)
      expect(await screen.findByText('No media')).toBeInTheDocument()
      expect(container.querySelector('img, video, audio, iframe')).toBeNull()
    },
  )

  it.each([
    ['that draws itself over and over', svg('<g id="a"><use href="#a"/></g>'), 'Too complex to draw safely'],
    ['that is no XML', 'data:image/svg+xml,words', 'Unsupported file type'],
  ])('%s is never drawn, and its file can be saved', async (_name, image, words) => {
    const { container } = renderInFrame(<Media collection={STRANGE} image={image} alt="Item 7" />)
    expect(await screen.findByText(words)).toBeInTheDocument()
    expect(container.querySelector('img, iframe')).toBeNull()
    expect(screen.getByRole('link', { name: 'Save file' })).toHaveAttribute('download', 'Item-7')
  })

  it('that unpacks to too many pixels is never shown, and its file can be opened', async () => {
    servePictures({ 'https://a.test/bomb.png': makePng(60_000, 60_000) })
    renderInFrame(<Media collection={LISTED} image="https://a.test/bomb.png" alt="Bomb" />)
    expect(await screen.findByText('Too many pixels to show safely')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: /Open file/ })).toHaveAttribute('href', 'https://a.test/bomb.png')
    expect(screen.queryByRole('img')).toBeNull()
  })

  it('whose header lied is removed once its size is known', async () => {
    servePictures({ 'https://a.test/liar.png': FINE })
    renderInFrame(<Media collection={LISTED} image="https://a.test/liar.png" alt="Liar" />)
    loadWithSize(await picture('Liar'), 30_000, 30_000)
    expect(screen.queryByRole('img')).toBeNull()
  })

  it('in a small place shows the mark alone, with its reason on hover', async () => {
    const { container } = renderInFrame(
      <Media collection={LISTED} image="data:image/svg+xml,nothing" alt="" />,
    )
    expect(await screen.findByTitle('Unsupported file type')).toBeInTheDocument()
    expect(container.querySelector('a, button')).toBeNull()
  })

  it('that is costly and honest is drawn in a frame that runs nothing', async () => {
    const { container } = renderInFrame(
      <Media collection={STRANGE} image={svg('<path/>'.repeat(2_000))} alt="Heavy" />,
    )
    expect(await picture('Heavy')).toBeInTheDocument()
    await waitFor(() => expect(container.querySelector('iframe')).toHaveAttribute('src', 'blob:picture-1'))
    expect(container.querySelector('iframe')).toHaveAttribute('sandbox', '')
  })

  it('holds no place when it has been shown before', async () => {
    servePictures({ 'https://a.test/seen.png': FINE })
    const card = <Media collection={LISTED} image="https://a.test/seen.png" alt="Seen" />
    const first = renderInFrame(card)
    expect(first.container.querySelectorAll('span')).toHaveLength(1)
    loadWithSize(await picture('Seen'), 400, 400)
    expect(first.container.querySelectorAll('span')).toHaveLength(0)
    first.unmount()
    const second = renderInFrame(card)
    expect(second.container.querySelectorAll('span')).toHaveLength(0)
    expect(screen.getByRole('img', { name: 'Seen' })).toBeInTheDocument()
  })
})

describe('a raw CID', () => {
  const RAW = 'bafkreihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvyku' // of an empty file

  it('is shown from the first gateway that serves the content it names', async () => {
    const requested = servePictures({
      [`http://one.test/ipfs/${RAW}`]: FINE,
      [`http://two.test/ipfs/${RAW}`]: new Uint8Array(),
    })
    renderInFrame(<Media collection={STRANGE} image={`ipfs://${RAW}`} alt="Swapped" />)
    // The CID names an empty file, which is not a picture.
    expect(await screen.findByText('Unsupported file type')).toBeInTheDocument()
    expect(requested).toHaveLength(2)
  })

  it('is not shown where every gateway serves other bytes', async () => {
    const other = 'bafkreie2w5tuaxwt3b2rcjqkqhka2vea6gpzmmrytccr33yjdhr5j6ny2m'
    servePictures({ [`http://*/ipfs/${other}`]: FINE })
    renderInFrame(<Media collection={STRANGE} image={`ipfs://${other}`} alt="Swapped" />)
    expect(await screen.findByText('File doesn’t match its CID')).toBeInTheDocument()
    expect(screen.queryByRole('img')).toBeNull()
  })
})

describe('media of a collection that the site does not list', () => {
  it('waits for a click that names its host, which is remembered', async () => {
    const requested = servePictures({ 'https://stranger.test/*': FINE })
    const user = userEvent.setup()
    const { unmount } = renderInFrame(
      <Media collection={STRANGE} image="https://stranger.test/1.png" alt="One" play />,
    )
    const load = await screen.findByRole('button', { name: 'Load picture from stranger.test' })
    expect(requested).toEqual([])
    await user.tab()
    expect(load).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(await picture('One')).toBeInTheDocument()
    // The button is gone; keyboard focus continues from the picture.
    expect(document.activeElement).toContainElement(await picture('One'))
    expect(document.body).not.toHaveFocus()
    unmount()
    renderInFrame(<Media collection={STRANGE} image="https://stranger.test/2.png" alt="Two" />)
    expect(await picture('Two')).toBeInTheDocument()
    renderInFrame(<Media collection={STRANGE} image="https://other.test/3.png" alt="Three" />)
    expect(await screen.findByRole('button', { name: 'Load picture from other.test' })).toBeInTheDocument()
    expect(requested).toEqual(['https://stranger.test/1.png', 'https://stranger.test/2.png'])
  })

  it('also plays animations and videos only after a click', async () => {
    servePictures({ [`http://one.test/ipfs/${CID}/cover.png`]: FINE })
    const { container } = renderInFrame(
      <Media
        collection={STRANGE}
        image={`ipfs://${CID}/cover.png`}
        animation="https://films.test/film.mp4"
        alt="Film"
        play
      />,
    )
    await picture('Film')
    expect(container.querySelector('video')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Load media from films.test' }))
    await waitFor(() => expect(container.querySelector('video')).toBeInTheDocument())
  })

  it('does not report media as unreachable before it was requested', async () => {
    renderInFrame(
      <Media collection={STRANGE} image={null} animation="https://reels.test/film.mp4" alt="Film" play />,
    )
    expect(await screen.findByRole('button', { name: 'Load media from reels.test' })).toBeInTheDocument()
    expect(screen.queryByText('Couldn’t load media')).toBeNull()
  })

  it('loads without one from gateways', async () => {
    servePictures({ [`http://one.test/ipfs/${CID}/own.png`]: FINE })
    renderInFrame(<Media collection={STRANGE} image={`ipfs://${CID}/own.png`} alt="Own" />)
    expect(await picture('Own')).toBeInTheDocument()
  })
})

describe('Media', () => {
  it('runs a page of metadata in a frame that has scripts but no origin', async () => {
    server.use(http.head(`http://one.test/ipfs/${CID}/index.html`, () => new HttpResponse(null)))
    const { container } = renderInFrame(
      <Media collection={LISTED} image={null} animation={`ipfs://${CID}/index.html`} alt="Piece" play />,
    )
    await waitFor(() => expect(container.querySelector('iframe')).toHaveAttribute('sandbox', 'allow-scripts'))
    expect(container.querySelector('iframe')).toHaveAttribute('title', 'Piece')
  })

  it.each([
    ['does not answer such questions', () => new HttpResponse(null, { status: 405 })],
    ['does not know such questions', () => new HttpResponse(null, { status: 501 })],
    ['leads on to another origin', () => HttpResponse.redirect('https://elsewhere.test/', 302)],
    [
      'answers no other site',
      ({ request }: { request: Request }) =>
        request.mode === 'no-cors' ? new HttpResponse(null) : HttpResponse.error(),
    ],
  ])('runs a page, known by its ending, of a gateway that %s', async (_, answer) => {
    server.use(http.head(`http://one.test/ipfs/${CID}/page.html`, answer))
    const { container } = renderInFrame(
      <Media collection={LISTED} image={null} animation={`ipfs://${CID}/page.html`} alt="Piece" play />,
    )
    await waitFor(() =>
      expect(container.querySelector('iframe')).toHaveAttribute(
        'src',
        `http://one.test/ipfs/${CID}/page.html`,
      ),
    )
  })

  it.each([() => new HttpResponse(null, { status: 504 }), () => HttpResponse.error()])(
    'runs no page of a gateway that has none (%#)',
    async (answer) => {
      server.use(http.head('http://*/ipfs/*', answer))
      const { container } = renderInFrame(
        <Media collection={LISTED} image={null} animation={`ipfs://${CID}/lost.html`} alt="Lost" play />,
      )
      expect(await screen.findByText('Couldn’t load media')).toBeInTheDocument()
      expect(container.querySelector('iframe')).toBeNull()
    },
  )

  it('without an image holds the place of what plays until its code is there', async () => {
    // The code is fetched once: this page has not fetched it.
    vi.resetModules()
    const fresh = {
      ...(await import('./Media.tsx')),
      ...(await import('../../tests/support/renderInFrame.tsx')),
    }
    const film = `ipfs://${CID}/film.mp4`
    const { container } = fresh.renderInFrame(
      <fresh.Media collection={LISTED} image={null} animation={film} alt="Film" play />,
    )
    expect(container.querySelector('video')).toBeNull()
    expect(container.textContent).toBe('')
    expect(container.querySelector('span')).toBeInTheDocument()
    await waitFor(() => expect(container.querySelector('video')).toBeInTheDocument())
  })

  it('shows a drawing through an image element alone, where its scripts do not run', async () => {
    for (const text of [hostile, `data:image/svg+xml,${hostile}`]) {
      const { container, unmount } = renderInFrame(
        <Media collection={LISTED} image={text} animation={text} alt="Drawing" play />,
      )
      expect(await picture('Drawing')).toHaveAttribute('src', expect.stringMatching(/^blob:/))
      expect(container.querySelector('script, object, embed, iframe')).toBeNull()
      unmount()
    }
  })

  it.each([
    ['in base64', `data:text/html;base64,${btoa('<p>Piece</p>')}`],
    ['in plain text', 'data:text/html;charset=utf-8,<p style="color:#123">Piece</p>'],
    ['without an address', '<!DOCTYPE html><p>Piece</p>'],
  ])('gives a page %s to a frame without an origin, when that asks for it', async (_name, animation) => {
    const { container } = renderInFrame(
      <Media collection={STRANGE} image={null} animation={animation} alt="Piece" play />,
    )
    await waitFor(() => expect(container.querySelector('iframe')).toHaveAttribute('sandbox', 'allow-scripts'))
    const frame = container.querySelector('iframe')
    expect(frame).toHaveAttribute('src', '/artwork.html')
    const received: unknown[] = []
    frame?.contentWindow?.addEventListener('message', ({ data }) => received.push(data))
    const ask = (source: MessageEventSource | null | undefined) =>
      fireEvent(window, new MessageEvent('message', { data: 'ready', source: source ?? null }))
    ask(window)
    ask(frame?.contentWindow)
    ask(frame?.contentWindow)
    await waitFor(() => expect(received).toEqual([expect.stringContaining('Piece</p>')]))
  })

  it('plays video and audio only on request', async () => {
    servePictures({ 'https://a.test/still.png': FINE })
    const film = `ipfs://${CID}/film.mp4`
    const { container, rerender } = renderInFrame(
      <Media collection={LISTED} image="https://a.test/still.png" animation={film} alt="Film" />,
    )
    expect(container.querySelector('video')).toBeNull()
    rerender(<Media collection={LISTED} image="https://a.test/still.png" animation={film} alt="Film" play />)
    await waitFor(() => expect(container.querySelector('video')).toHaveAttribute('poster', 'blob:picture-1'))
    rerender(
      <Media
        collection={LISTED}
        image="https://a.test/still.png"
        animation={`ipfs://${CID}/song.mp3`}
        alt="Song"
        play
      />,
    )
    await waitFor(() => expect(container.querySelector('audio')).toHaveAttribute('controls'))
  })

  it('fetches the type of a bare CID from the gateway, and shows the still image when that fails', async () => {
    server.use(
      http.head(`http://one.test/ipfs/${CID}`, () => new HttpResponse(null, { status: 504 })),
      http.head(
        `http://two.test/ipfs/${CID}`,
        () => new HttpResponse(null, { headers: { 'content-type': 'audio/wav' } }),
      ),
      http.head('http://*/ipfs/bafkreie2w5tuaxwt3b2rcjqkqhka2vea6gpzmmrytccr33yjdhr5j6ny2m', () =>
        HttpResponse.error(),
      ),
    )
    const cover = 'https://a.test/cover.png'
    servePictures({ [cover]: FINE })
    const { container } = renderInFrame(
      <Media collection={LISTED} image={cover} animation={`ipfs://${CID}`} alt="Song" play />,
    )
    await waitFor(() =>
      expect(container.querySelector('audio')).toHaveAttribute('src', `http://two.test/ipfs/${CID}`),
    )
    expect(await picture('Song')).toBeInTheDocument()

    const lost = 'ipfs://bafkreie2w5tuaxwt3b2rcjqkqhka2vea6gpzmmrytccr33yjdhr5j6ny2m'
    renderInFrame(<Media collection={LISTED} image={cover} animation={lost} alt="Lost" play />)
    expect(await picture('Lost')).toBeInTheDocument()
  })
})
