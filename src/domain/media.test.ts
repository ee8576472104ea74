import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { animationSources, MAX_DATA_URI_CHARACTERS, mediaSources } from './media.ts'
import { mediaKind, mediaKindFromType } from './mediaKind.ts'
import { safeLink } from './safeLink.ts'

const CID = 'bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi'
const GATEWAYS = ['/ipfs/', 'https://gateway.example/ipfs']

const addresses = (uri: string, ipfsGateways: readonly string[], width?: string) =>
  mediaSources(uri, { ipfsGateways }, width).map(({ source }) => source)

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

  it.each([
    // Pinata's image optimization and access tokens; nft.storage's and dweb.link's subdomains; Async Art's bare CIDs.
    [`https://gateway.pinata.cloud/ipfs/${CID}/1.png?img-width=800&pinataGatewayToken=x`, `${CID}/1.png`],
    [`https://${CID}.ipfs.dweb.link/1.png?filename=1.png`, `${CID}/1.png`],
    [`https://${CID.toUpperCase()}.ipfs.nftstorage.link`, CID],
    [`http://localhost:8080/ipfs/${CID}/film.mp4#t=1`, `${CID}/film.mp4`],
    [`/ipfs/${CID}/1.png`, `${CID}/1.png`],
    [`${CID}/Ape #1.png`, `${CID}/Ape%20%231.png`],
  ])('recognizes content at %s', (uri, path) => {
    expect(mediaSources(uri, { ipfsGateways: ['/ipfs/'] })).toEqual([
      { source: `/ipfs/${path}`, content: path },
    ])
  })

  it('returns none for a lone surrogate', () => {
    expect(addresses(`ipfs://${CID}/\ud800`, ['/ipfs/'])).toEqual([])
  })

  it('encodes a path without encoding it twice', () => {
    expect(addresses(`ipfs://${CID}/a%20b #1%3F.png`, ['/ipfs/'])).toEqual([
      `/ipfs/${CID}/a%20b%20%231%3F.png`,
    ])
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
    expect(mediaSources(`ipfs://${CID}/a b.png`, { ipfsGateways: gateways }, '640')).toEqual([
      { source: `https://resize.example/640/${CID}/a%20b.png` },
      { source: `/ipfs/${CID}/a%20b.png`, content: `${CID}/a%20b.png` },
    ])
    expect(mediaSources('https://Stranger.example:444/a.png', { ipfsGateways: gateways })).toEqual([
      { source: 'https://Stranger.example:444/a.png', host: 'stranger.example:444' },
    ])
  })

  // Shapes: ArweaveKit’s path manifests, arweave.net’s addresses with `?ext=png` as in Metaplex documents.
  it.each([
    ['ar://bNbA3TEQVL60xlgCcqdz4ZPHFZ711cZ3hmkpGttDt_U', 'bNbA3TEQVL60xlgCcqdz4ZPHFZ711cZ3hmkpGttDt_U'],
    [
      'ar://bNbA3TEQVL60xlgCcqdz4ZPHFZ711cZ3hmkpGttDt_U/a b.png?ext=png',
      'bNbA3TEQVL60xlgCcqdz4ZPHFZ711cZ3hmkpGttDt_U/a%20b.png',
    ],
    [
      'https://arweave.net/bNbA3TEQVL60xlgCcqdz4ZPHFZ711cZ3hmkpGttDt_U?ext=png',
      'bNbA3TEQVL60xlgCcqdz4ZPHFZ711cZ3hmkpGttDt_U',
    ],
    [
      'https://www.arweave.net/bNbA3TEQVL60xlgCcqdz4ZPHFZ711cZ3hmkpGttDt_U/1.png',
      'bNbA3TEQVL60xlgCcqdz4ZPHFZ711cZ3hmkpGttDt_U/1.png',
    ],
  ])('returns the address of %s at every gateway for Arweave', (uri, path) => {
    const arweaveGateways = ['https://one.example', 'https://two.example/{path}?raw']
    expect(mediaSources(uri, { ipfsGateways: ['/ipfs/'], arweaveGateways })).toEqual([
      { source: `https://one.example/${path}` },
      { source: `https://two.example/${path}?raw` },
    ])
    expect(mediaSources(uri, { ipfsGateways: ['/ipfs/'] })).toEqual([])
  })

  it.each([
    'ar://short',
    'ar://bNbA3TEQVL60xlgCcqdz4ZPHFZ711cZ3hmkpGttDt_U/../../x',
    'ar://bNbA3TEQVL60xlgCcqdz4ZPHFZ711cZ3hmkpGttDt_U/%2e%2e/x',
    'ar://bNbA3TEQVL60xlgCcqdz4ZPHFZ711cZ3hmkpGttDt_U@evil.example',
  ])('rejects %s', (uri) => {
    expect(mediaSources(uri, { ipfsGateways: [], arweaveGateways: ['https://one.example'] })).toEqual([])
  })

  // Raw drawings as github.com/ensdomains/ens-metadata-service/issues/52 and OpenSea's image_data have them.
  it.each([
    `<svg version='1.1' viewBox='0 0 320 320' xmlns='http://www.w3.org/2000/svg'><rect fill='#d234ff'/></svg>`,
    `\n \uFEFF<?xml version="1.0" encoding="UTF-8"?>\n<!-- Generator: Adobe Illustrator -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [<!ENTITY a "b">]><svg width="100%"></svg>`,
    '<svg:svg xmlns:svg="http://www.w3.org/2000/svg"/>',
  ])('makes an address of a drawing’s own text: %.40s', (text) => {
    const [source = ''] = addresses(text, [])
    expect(source).toMatch(/^data:image\/svg\+xml,/)
    expect(decodeURIComponent(source.slice(source.indexOf(',') + 1))).toBe(text.trim())
  })

  it.each(['<!doctype html><svg></svg>', '<html>', '<script >alert(1)</script>', 'data:text/html,<p>'])(
    'has a page’s own text only for animations: %s',
    (text) => {
      expect(addresses(text, [])).toEqual([])
      expect(animationSources(text, { ipfsGateways: [] })).toEqual([
        { source: expect.stringMatching(/^data:text\/html,/) as string },
      ])
    },
  )

  it('looks for the first element within limits', () => {
    for (const text of [
      '<!--'.repeat(99_999),
      '<?'.repeat(99_999),
      '<!DOCTYPE svg ['.repeat(99_999),
      '< '.repeat(99_999),
    ])
      expect(animationSources(text, { ipfsGateways: [] })).toEqual([])
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
