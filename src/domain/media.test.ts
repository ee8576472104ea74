import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_DATA_URI_CHARACTERS, mediaSources } from './media.ts'
import { mediaKind, mediaKindFromType } from './mediaKind.ts'
import { safeLink } from './safeLink.ts'

const CID = 'bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi'
const GATEWAYS = ['/ipfs/', 'https://gateway.example/ipfs']

const addresses = (...args: Parameters<typeof mediaSources>) =>
  mediaSources(...args).map(({ source }) => source)

describe('mediaSources', () => {
  it('returns a CID’s address at every gateway, in order', () => {
    expect(addresses(`ipfs://${CID}/12.png`, GATEWAYS)).toEqual([
      `/ipfs/${CID}/12.png`,
      `https://gateway.example/ipfs/${CID}/12.png`,
    ])
    expect(addresses(`ipfs://ipfs/${CID}`, ['/ipfs/'])).toEqual([`/ipfs/${CID}`])
  })

  it('uses the configured gateways when metadata names a public one', () => {
    expect(addresses(`https://somewhere.example/ipfs/${CID}/a b.png`, ['/ipfs/'])).toEqual([
      `/ipfs/${CID}/a%20b.png`,
    ])
  })

  it('returns none for a lone surrogate', () => {
    expect(addresses(`ipfs://${CID}/\ud800`, ['/ipfs/'])).toEqual([])
  })

  it('encodes a path without encoding it twice', () => {
    expect(addresses(`ipfs://${CID}/a%20b#1?.png`, ['/ipfs/'])).toEqual([`/ipfs/${CID}/a%20b%231%3F.png`])
    expect(addresses(`ipfs://${CID}/100%`, ['/ipfs/'])).toEqual([`/ipfs/${CID}/100%25`])
  })

  it('requests the displayed width from a gateway that resizes pictures, and only for pictures', () => {
    const gateways = ['https://resize.example/ipfs/{path}?img-width={width}', '/ipfs/']
    expect(addresses(`ipfs://${CID}/$&.png`, gateways, '640')).toEqual([
      `https://resize.example/ipfs/${CID}/%24%26.png?img-width=640`,
      `/ipfs/${CID}/%24%26.png`,
    ])
    expect(addresses(`ipfs://${CID}/film.mp4`, gateways)).toEqual([`/ipfs/${CID}/film.mp4`])
  })

  it('marks content that a gateway serves unchanged, and the host that the metadata names', () => {
    const gateways = ['https://resize.example/{width}/{path}', '/ipfs/']
    expect(mediaSources(`ipfs://${CID}/a b.png`, gateways, '640')).toEqual([
      { source: `https://resize.example/640/${CID}/a%20b.png` },
      { source: `/ipfs/${CID}/a%20b.png`, content: `${CID}/a%20b.png` },
    ])
    expect(mediaSources('https://Stranger.example:444/a.png', gateways)).toEqual([
      { source: 'https://Stranger.example:444/a.png', host: 'stranger.example:444' },
    ])
  })

  it('keeps pictures, sound and video that are inline', () => {
    const svg = 'data:image/svg+xml;base64,PHN2Zy8+'
    expect(addresses(svg, GATEWAYS)).toEqual([svg])
  })

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:image/svg+xml',
    'data:application/pdf;base64,AAAA',
    'blob:https://x/1',
    'http://insecure.example/a.png',
    'file:///etc/passwd',
    '//host/a.png',
    '/rpc',
    'ipfs://../../rpc',
    `ipfs://${CID}/../../../graphql`,
    `ipfs://${CID}/%2e%2e/%2E./rpc`,
    `data:image/png;base64,${'A'.repeat(MAX_DATA_URI_CHARACTERS)}`,
    '',
  ])('rejects %.60s', (uri) => {
    expect(addresses(uri, GATEWAYS)).toEqual([])
  })

  it('never leaves a gateway or the allowed schemes, for any text', () => {
    const text = fc.oneof(
      fc.string(),
      fc.stringMatching(/^([.]|%2e|[/]|%2F|a){0,12}$/).map((rest) => `ipfs://${CID}/${rest}`),
      fc.webUrl(),
    )
    fc.assert(
      fc.property(text, (uri) => {
        for (const source of addresses(uri, ['/ipfs/'])) {
          const url = new URL(source, 'https://page.example')
          if (url.origin === 'https://page.example') expect(url.pathname.startsWith('/ipfs/')).toBe(true)
          else expect(['https:', 'data:']).toContain(url.protocol)
        }
      }),
    )
  })
})

describe('safeLink', () => {
  it('allows only https', () => {
    expect(safeLink('https://example.org/a')).toBe('https://example.org/a')
    expect(safeLink('http://example.org/a')).toBeUndefined()
    expect(safeLink('javascript:alert(1)')).toBeUndefined()
    expect(safeLink('https://name:word@example.org')).toBeUndefined()
    expect(safeLink('not a link')).toBeUndefined()
  })
})

describe('mediaKind', () => {
  it.each([
    ['ipfs://x/a.mp4', 'video'],
    ['ipfs://x/a.MP3?x=1', 'audio'],
    ['ipfs://x/index.html', 'html'],
    ['data:video/webm,a.png', 'video'],
    ['data:audio/wav;base64,AAAA', 'audio'],
    ['ipfs://x/1', undefined],
    ['ipfs://x/a.constructor', undefined],
    ['ipfs://x/1.png', 'image'],
    ['ipfs://x/a.svg', 'image'],
    ['https://x.example/file?filename=a.mp4', 'video'],
    ['https://x.example/a.mp4#t=1.5', 'video'],
  ] as const)('%s is %s', (uri, kind) => {
    expect(mediaKind(uri)).toBe(kind)
  })

  it('reads a long address once', () => {
    // Looking for its end from each of the endings would take minutes.
    expect(mediaKind(`https://x.example/${'.a?'.repeat(400_000)}\nx`)).toBeUndefined()
  })

  it.each([
    ['video/webm', 'video'],
    ['audio/wav', 'audio'],
    ['text/html; charset=utf-8', 'html'],
    ['image/svg+xml', 'image'],
    ['model/gltf-binary', undefined],
  ] as const)('a response of type %s is %s', (type, kind) => {
    expect(mediaKindFromType(type)).toBe(kind)
  })
})
