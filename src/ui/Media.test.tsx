import { fireEvent, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { server } from '../../tests/support/server.ts'
import { Media } from './Media.tsx'
import { renderInFrame, testConfig } from './testing.tsx'

const CID = 'bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi'

function loadWithSize(image: HTMLElement, width: number, height: number) {
  Object.defineProperties(image, { naturalWidth: { value: width }, naturalHeight: { value: height } })
  fireEvent.load(image)
}

describe('Media', () => {
  it('tries each gateway in turn, then says that the media cannot be reached', () => {
    renderInFrame(<Media collection={LISTED} image={`ipfs://${CID}/1.png`} alt="Noun 1" />)
    expect(screen.getByRole('img', { name: 'Noun 1' })).toHaveAttribute(
      'src',
      `http://one.test/ipfs/${CID}/1.png`,
    )
    fireEvent.error(screen.getByRole('img', { name: 'Noun 1' }))
    expect(screen.getByRole('img', { name: 'Noun 1' })).toHaveAttribute(
      'src',
      `http://two.test/ipfs/${CID}/1.png`,
    )
    fireEvent.error(screen.getByRole('img', { name: 'Noun 1' }))
    expect(screen.queryByRole('img', { name: 'Noun 1' })).toBeNull()
    expect(screen.getByText('Media cannot be reached')).toBeInTheDocument()
  })

  it('asks a gateway that makes pictures smaller for no more than is shown', () => {
    const ipfsGateways = ['http://small.test/{width}/{path}']
    const config = { ...testConfig, network: { ...testConfig.network, ipfsGateways } }
    const { rerender } = renderInFrame(<Media collection={LISTED} image={`ipfs://${CID}`} alt="Card" />, { config })
    expect(screen.getByRole('img')).toHaveAttribute('src', `http://small.test/740/${CID}`)
    rerender(<Media collection={LISTED} image={`ipfs://${CID}`} alt="Page" play />)
    expect(screen.getByRole('img', { name: 'Page' })).toHaveAttribute('src', `http://small.test/1800/${CID}`)
  })

  it('starts over when the media changes', () => {
    const { rerender } = renderInFrame(<Media collection={LISTED} image="https://a.test/1.png" alt="One" />)
    fireEvent.error(screen.getByRole('img'))
    rerender(<Media collection={LISTED} image="https://a.test/2.png" alt="Two" />)
    expect(screen.getByRole('img', { name: 'Two' })).toHaveAttribute('src', 'https://a.test/2.png')
  })

  it.each([null, undefined, '', 'javascript:alert(1)', 'data:text/html,<script>alert(1)</script>'])(
    'loads nothing for %j',
    (image) => {
      const { container } = renderInFrame(<Media collection={LISTED} image={image} alt="Nothing" play animation={image} />)
      expect(container.querySelector('img, video, audio, iframe')).toBeNull()
      expect(screen.getByText('No media')).toBeInTheDocument()
    },
  )

  it('does not keep a picture that unpacks to more pixels than a screen can need', () => {
    renderInFrame(<Media collection={LISTED} image="https://a.test/bomb.png" alt="Bomb" />)
    loadWithSize(screen.getByRole('img'), 30_000, 30_000)
    expect(screen.queryByRole('img')).toBeNull()
    renderInFrame(<Media collection={LISTED} image="https://a.test/fine.png" alt="Fine" />)
    loadWithSize(screen.getByRole('img', { name: 'Fine' }), 4_000, 4_000)
    expect(screen.getByRole('img', { name: 'Fine' })).toBeInTheDocument()
  })

  it('holds no place for a picture that has been shown before', () => {
    const card = <Media collection={LISTED} image="https://a.test/seen.png" alt="Seen" />
    const first = renderInFrame(card)
    expect(first.container.querySelectorAll('span')).toHaveLength(1)
    loadWithSize(screen.getByRole('img', { name: 'Seen' }), 400, 400)
    expect(first.container.querySelectorAll('span')).toHaveLength(0)
    first.unmount()
    const second = renderInFrame(card)
    expect(second.container.querySelectorAll('span')).toHaveLength(0)
  })

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
      expect(await screen.findByText('Media cannot be reached')).toBeInTheDocument()
      expect(container.querySelector('iframe')).toBeNull()
    },
  )

  it('without an image holds the place of what plays until its code is there', async () => {
    // The code is fetched once: this page has not fetched it.
    vi.resetModules()
    const fresh = { ...(await import('./Media.tsx')), ...(await import('./testing.tsx')) }
    const film = `ipfs://${CID}/film.mp4`
    const { container } = fresh.renderInFrame(<fresh.Media collection={LISTED} image={null} animation={film} alt="Film" play />)
    expect(container.querySelector('video')).toBeNull()
    expect(container.textContent).toBe('')
    expect(container.querySelector('span')).toBeInTheDocument()
    await waitFor(() => expect(container.querySelector('video')).toBeInTheDocument())
  })

  it('shows a drawing through an image element alone, where its scripts do not run', async () => {
    const svg = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    const { container } = renderInFrame(<Media collection={LISTED} image={svg} animation={svg} alt="Drawing" play />)
    expect(await screen.findByRole('img', { name: 'Drawing' })).toHaveAttribute('src', svg)
    expect(container.querySelector('script, object, embed, iframe')).toBeNull()
  })

  it('plays video and sound only where it is asked to', async () => {
    const film = `ipfs://${CID}/film.mp4`
    const { container, rerender } = renderInFrame(
      <Media collection={LISTED} image="https://a.test/still.png" animation={film} alt="Film" />,
    )
    expect(container.querySelector('video')).toBeNull()
    rerender(<Media collection={LISTED} image="https://a.test/still.png" animation={film} alt="Film" play />)
    await waitFor(() =>
      expect(container.querySelector('video')).toHaveAttribute('poster', 'https://a.test/still.png'),
    )
    rerender(<Media collection={LISTED} image="https://a.test/still.png" animation={`ipfs://${CID}/song.mp3`} alt="Song" play />)
    await waitFor(() => expect(container.querySelector('audio')).toHaveAttribute('controls'))
  })

  it('asks the gateway what a bare CID holds, and shows the still image when nobody can say', async () => {
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
    const { container } = renderInFrame(<Media collection={LISTED} image={cover} animation={`ipfs://${CID}`} alt="Song" play />)
    await waitFor(() =>
      expect(container.querySelector('audio')).toHaveAttribute('src', `http://two.test/ipfs/${CID}`),
    )
    expect(screen.getByRole('img', { name: 'Song' })).toHaveAttribute('src', cover)

    const lost = 'ipfs://bafkreie2w5tuaxwt3b2rcjqkqhka2vea6gpzmmrytccr33yjdhr5j6ny2m'
    renderInFrame(<Media collection={LISTED} image={cover} animation={lost} alt="Lost" play />)
    expect(await screen.findByRole('img', { name: 'Lost' })).toHaveAttribute('src', cover)
  })
})
