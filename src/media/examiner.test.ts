// Examines pictures: fetched within limits, recognized by their bytes, measured by their headers.
import fc from 'fast-check'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { server } from '../../tests/support/server.ts'
import { decodeDataUri } from './dataUri.ts'
import { createExaminer } from './examiner.ts'
import { parseRaster, isWithinPixels } from './raster.ts'
import { bytes, zeros, chunk, png, SMALL } from '../../tests/support/pictureFiles.ts'

const AT = 'https://gateway.test/ipfs/x'

async function examine(
  respond: () => Response | Promise<Response>,
  limits?: Parameters<typeof createExaminer>[0],
) {
  server.use(http.get(AT, respond as never))
  return createExaminer(limits).examine(1, { source: AT })
}

describe('the header', () => {
  it.each([
    ['image/png', SMALL, 9, 9, 1],
    ['image/png', png([0, 0, 0, 9], chunk('acTL', [0, 0, 1, 0, 0, 0, 0, 0])), 9, 9, 256],
    ['image/png', png([0, 0, 0, 9], chunk('fcTL', [0]), chunk('IDAT', []), chunk('fcTL', [0])), 9, 9, 2],
    [
      'image/jpeg',
      bytes([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 1, 0xff, 0xc2, 0, 11, 8, 1, 0, 2, 0]),
      512,
      256,
      1,
    ],
    [
      'image/gif',
      bytes(
        'GIF89a',
        [4, 0, 3, 0, 0x80, 0, 0],
        zeros(6),
        [0x2c, 2, 0, 0, 0, 9, 0, 1, 0, 0, 2, 1, 0, 0, 0x3b],
      ),
      11,
      3,
      1,
    ],
    [
      'image/webp',
      bytes(
        'RIFF',
        zeros(4),
        'WEBPVP8X',
        [10, 0, 0, 0, 2, 0, 0, 0, 99, 0, 0, 49, 0, 0],
        'ANMF',
        zeros(4),
        'ANMF',
        zeros(4),
      ),
      100,
      50,
      2,
    ],
    [
      'image/avif',
      bytes([0, 0, 0, 16], 'ftypavif', zeros(4), 'ispe', zeros(4), [0, 0, 0, 5, 0, 0, 0, 4], zeros(4)),
      5,
      4,
      1,
    ],
    ['image/bmp', bytes('BM', zeros(16), [7, 0, 0, 0, 0xfa, 0xff, 0xff, 0xff]), 7, 6, 1],
    ['image/bmp', bytes('BM', zeros(12), [12, 0, 0, 0, 0xff, 0xff, 0xfe, 0xff]), 65_535, 65_534, 1],
  ])('of %s has the size and the number of frames', (type, file, width, height, frames) => {
    expect(parseRaster(file)).toEqual({ type, width, height, frames })
  })

  it.each([
    ['a negative width', bytes('BM', zeros(16), [0, 0, 0, 0x80, 0, 0, 0, 0x80])],
    ['no height', bytes([0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0, 0, 0xff, 0xff])],
    ['another part first', bytes([0x89], 'PNG\r\n', [0x1a, 0x0a], chunk('tEXt', [0, 0, 0, 1, 0, 0, 0, 1]))],
  ])('with %s is rejected', (_name, file) => {
    expect(parseRaster(file)).toBeUndefined()
  })

  it('that is cut off, or random, causes no failure', () => {
    const starts = fc.constantFrom(
      bytes([0x89], 'PNG\r\n'),
      bytes([0xff, 0xd8]),
      bytes('GIF89a'),
      bytes('RIFFxxxxWEBP'),
      bytes('xxxxftypavis'),
    )
    fc.assert(
      fc.property(starts, fc.uint8Array({ maxLength: 400 }), (start, rest) => {
        parseRaster(Uint8Array.from([...start, ...rest]))
      }),
      { numRuns: 2_000 },
    )
  })

  it.each([
    [60_000, 60_000, 1],
    [1_000, 1_000, 2_001],
    [4_000, 4_000, 100],
  ])('of %i × %i pixels in %i frames is beyond the budget', (width, height, frames) => {
    expect(isWithinPixels({ type: '', width, height, frames })).toBe(false)
  })
})

describe('a picture', () => {
  it('returns the measured bytes when it passes', async () => {
    const finding = await examine(() => new HttpResponse(SMALL))
    expect(finding).toMatchObject({
      kind: 'fine',
      cost: 0,
      check: 'unknown',
      blob: { type: 'image/png', size: SMALL.length },
    })
  })

  it('is recognized by its bytes, not by the host’s media type', async () => {
    const bomb = '<svg><g id="a"><use href="#a"/></g></svg>'
    const headers = { 'content-type': 'image/png' }
    expect(await examine(() => new HttpResponse(bomb, { headers }))).toEqual({
      kind: 'refused',
      reason: 'too-complex',
    })
  })

  it.each([
    ['unreachable', () => new HttpResponse(null, { status: 404 })],
    ['not-a-picture', () => HttpResponse.json({ name: 'a document' })],
    ['not-a-picture', () => new HttpResponse('<?xml version="1.0" encoding="utf-7"?><svg/>')],
    ['too-large', () => new HttpResponse(SMALL, { headers: { 'content-length': '50000000' } })],
    ['too-large', () => new HttpResponse(new Uint8Array(2_000))],
    ['too-many-pixels', () => new HttpResponse(png([0, 1, 0, 0]))],
  ])('is refused as %s', async (reason, respond) => {
    expect(await examine(respond, { bytes: 1_000 })).toEqual({ kind: 'refused', reason })
  })

  it.each([
    ['never ends', () => new HttpResponse(new ReadableStream({ start: (stream) => stream.enqueue(SMALL) }))],
    ['never begins', () => new Promise<never>(() => undefined)],
  ])('that %s times out', async (_name, respond) => {
    expect(await examine(respond, { milliseconds: 50 })).toEqual({ kind: 'refused', reason: 'too-slow' })
  })

  it('on a host without cross-origin access is distinguished from a missing one', async () => {
    server.use(http.head(AT, () => new HttpResponse(null)))
    expect(await examine(() => HttpResponse.error())).toEqual({ kind: 'refused', reason: 'unreadable' })
    server.use(http.head(AT, () => HttpResponse.error()))
    expect(await examine(() => HttpResponse.error())).toEqual({ kind: 'refused', reason: 'unreachable' })
  })

  it('stops loading when it is no longer needed', async () => {
    const examiner = createExaminer()
    const begun = new Promise<void>((resolve) => {
      server.use(
        http.get(AT, () => {
          resolve()
          return new Promise<never>(() => undefined)
        }),
      )
    })
    const finding = examiner.examine(7, { source: AT })
    await begun
    void examiner.cancel(7)
    await expect(finding).rejects.toMatchObject({ name: 'AbortError' })
  })
})

describe('data', () => {
  it.each([
    ['data:image/svg+xml;utf8,<svg a="%">', '<svg a="%">'],
    ['data:image/svg+xml,%3Csvg%3E#use', '<svg>'],
    ['data:image/svg+xml;base64,PHN2Zz4=#use', '<svg>'],
    ['data:image/svg+xml,<u\nse>', '<use>'],
    ['data:image/svg+xml;base64,PHN2Zz4%3D', '<svg>'],
  ])('is decoded as in a browser: %s', (uri, text) => {
    expect(new TextDecoder().decode(decodeDataUri(uri)?.bytes)).toBe(text)
  })

  // ERC-721 contracts that join SVG from strings leave `#` as it is.
  it.each([
    ['data:image/svg+xml;utf8,<svg><path fill="#638596"/></svg>', '<svg><path fill="#638596"/></svg>'],
    ['data:image/svg+xml,%3Csvg fill="#fff"%3E%3C/svg%3E#view', '<svg fill="#fff"></svg>'],
    ['data:image/svg+xml,<svg><use href="#a"/>100%</svg>', '<svg><use href="#a"/>100%</svg>'],
  ])('keeps a # that markup follows: %s', (uri, text) => {
    expect(new TextDecoder().decode(decodeDataUri(uri)?.bytes)).toBe(text)
  })

  it.each(['data:image/svg+xml;charset=utf-16,<svg>', 'data:image/png', 'data:image/png;base64,*'])(
    'that is ambiguous or malformed is not decoded: %s',
    (uri) => {
      expect(decodeDataUri(uri)).toBeUndefined()
    },
  )

  it('embedded in a drawing is measured with it', async () => {
    const inner = (svg: string) => `data:image/svg+xml,${encodeURIComponent(`<svg>${svg}</svg>`)}`
    const outer = (uri: string) => ({
      source: `data:image/svg+xml,${encodeURIComponent(`<svg><image href='${uri}'/></svg>`)}`,
    })
    const examiner = createExaminer()
    expect(await examiner.examine(1, outer(inner('<g/>')))).toMatchObject({ kind: 'fine' })
    expect(await examiner.examine(2, outer(inner('<g id="a"><use href="#a"/></g>')))).toEqual({
      kind: 'refused',
      reason: 'too-complex',
    })
    const bomb = `data:image/png;base64,${btoa(String.fromCharCode(...png([0, 1, 0, 0])))}`
    expect(await examiner.examine(3, outer(bomb))).toEqual({ kind: 'refused', reason: 'too-complex' })
    // Browsers recognize a picture by its bytes, and ignore line breaks in its address.
    for (const disguised of [bomb.replace('image/png', 'text/plain'), bomb.replace('data', 'da&#10;ta')])
      expect(await examiner.examine(4, outer(disguised))).toEqual({ kind: 'refused', reason: 'too-complex' })
  })
})
