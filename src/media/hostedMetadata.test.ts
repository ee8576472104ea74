// Metadata documents from hosts: the subgraph's rules, for any document.
import fc from 'fast-check'
import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { server } from '../../tests/support/server.ts'
import { fillTokenId } from '../domain/fillTokenId.ts'
import { parseDocument, fetchHostedMetadata } from './hostedMetadata.ts'

const parse = (value: unknown) => parseDocument(JSON.stringify(value))

describe('a document', () => {
  test('is read by the subgraph’s rules', () => {
    const read = parse({
      name: 'A\0b',
      description: 7,
      image: ['no text'],
      image_url: 'ipfs://x',
      animation_url: true,
      external_url: 'https://a.example/',
      attributes: [
        { trait_type: 'He=ad', value: 'Hat' },
        { value: 3 },
        { trait_type: 'He=ad', value: 'Hat' },
        { trait_type: 'Empty', value: null },
        ['text'],
      ],
      properties: { ignored: 'x' },
    })
    expect(read).toEqual({
      name: 'Ab',
      description: '7',
      image: 'ipfs://x',
      animationUrl: 'true',
      externalUrl: 'https://a.example/',
      decimals: null,
      traits: ['He%3Dad=Hat', '=3'],
      unreadTraits: ['attributes[4]', 'properties'],
    })
  })

  test('has traits from ERC-1155 properties', () => {
    const properties = { color: 'red', size: { name: 'Size', value: 3 }, none: [] }
    expect(parse({ properties })?.traits).toEqual(['color=red', 'Size=3'])
  })

  test('with thousands of values under a long trait type is read in the time that its length takes', () => {
    const read = (count: number) => {
      const value = Object.fromEntries(Array.from({ length: count }, (_, index) => [`${index}`, 1]))
      const text = JSON.stringify({ attributes: [{ trait_type: 'x'.repeat(1_000_000), value }] })
      const start = performance.now()
      expect(parseDocument(text)?.traits).toEqual([`${'x'.repeat(256)}=1`])
      return performance.now() - start
    }
    expect(read(4_000)).toBeLessThan(10 * read(1) + 200)
  })

  test.each(['', '[]', '7', 'null', '"text"', '{', '<html>'])('%j isn’t one', (text) => {
    expect(parseDocument(text)).toBeUndefined()
  })

  test('never exceeds its limits, and has no NUL or lone surrogate', () => {
    const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 2_000 }), fc.jsonValue())
    const document = fc.record(
      {
        name: text,
        description: text,
        image: text,
        attributes: fc.oneof(
          fc.jsonValue(),
          fc.array(fc.record({ trait_type: text, value: text }), { maxLength: 300 }),
        ),
        properties: fc.jsonValue(),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(document, (fields) => {
        const read = parse(fields)
        expect(read?.traits.length).toBeLessThanOrEqual(128)
        expect(read?.traits.join('').length ?? 0).toBeLessThanOrEqual(2_048)
        expect(read?.name?.length ?? 0).toBeLessThanOrEqual(256)
        for (const one of [read?.name, read?.description, read?.image, ...(read?.traits ?? [])]) {
          expect(one ?? '').not.toMatch(/\0|\p{Surrogate}/u)
        }
      }),
    )
  })

  test('keeps a character of two units whole at the end of a name', () => {
    expect(parse({ name: `${'x'.repeat(255)}😀` })?.name).toBe('x'.repeat(255))
  })

  test('doesn’t take fields from the prototype of objects', () => {
    expect(parseDocument('{"__proto__":{"name":"x"}}')?.name).toBeNull()
  })
})

describe('a host', () => {
  const url = 'https://meta.test/1.json'
  const read = () => fetchHostedMetadata(url, new AbortController().signal)

  test.each<[string, () => Response, string]>([
    ['with an error', () => new HttpResponse(null, { status: 500 }), 'unreachable'],
    ['with a page', () => HttpResponse.html('<h1>'), 'invalid'],
    ['with megabytes', () => new HttpResponse('x'.repeat(1_100_000)), 'too-large'],
  ])('%s fails as such', async (_, respond, reason) => {
    server.use(http.get(url, respond))
    expect(await read()).toEqual({ kind: 'failed', reason })
  })

  test('gets no credentials and no referrer', async () => {
    let request: Request | undefined
    server.use(
      http.get(url, (info) => {
        ;({ request } = info)
        return HttpResponse.json({ name: 'x' })
      }),
    )
    expect(await read()).toMatchObject({ kind: 'document', document: { name: 'x' } })
    expect(request?.credentials).toBe('omit')
  })
})

describe('documents as hosts of the world serve them', () => {
  const DRAWING =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="1" height="1"/></svg>'
  /** What is served, and what a card shows of it. */
  const cases: Record<string, [type: string | null, document: object | string, name: string, image: string]> =
    {
      // The picture is an address of the API; dates are in milliseconds; the background is a field of its own.
      'a service for names': [
        'application/json; charset=utf-8',
        {
          is_normalized: true,
          name: 'harbor.eth',
          description: 'harbor.eth, a name.',
          attributes: [
            { trait_type: 'Created Date', display_type: 'date', value: 1633123738000 },
            { trait_type: 'Character Set', display_type: 'string', value: 'letter' },
          ],
          name_length: 6,
          version: 0,
          background_image: 'https://names.test/mainnet/avatar/harbor.eth',
          image: 'https://names.test/mainnet/0x57f1/0x165a/image',
          image_url: 'https://names.test/mainnet/0x57f1/0x165a/image',
        },
        'harbor.eth',
        'https://names.test/mainnet/0x57f1/0x165a/image',
      ],
      // Addresses without file names, names that are numbers only, and pictures from the same host.
      'a service that names by number': [
        'application/json',
        {
          name: '#0',
          image: 'https://birds.test/metadata/0/image',
          external_url: 'https://birds.test/',
          attributes: [],
        },
        '#0',
        'https://birds.test/metadata/0/image',
      ],
      // Many fields of its own, a picture as image_url, and no name until the owner gives one.
      'a game’s API': [
        'application/json',
        {
          id: 7,
          name: null,
          generation: 3,
          image_url: 'https://game.test/7.svg',
          character_type: null,
          auction: {},
        },
        '',
        'https://game.test/7.svg',
      ],
      // A static host knows no type of a file without an extension: JSON, but not by its content type.
      'a static file without an extension': [
        'binary/octet-stream',
        '\uFEFF{ "name": "Creature 1", "image": "ipfs://bafy/1.png" }',
        'Creature 1',
        'ipfs://bafy/1.png',
      ],
      'no content type': [null, '{"name":"Bare","image_data":""}', 'Bare', ''],
      // The drawing itself.
      'a drawing in image_data': [
        'text/plain',
        { image_data: DRAWING, name: 'Drawing #31' },
        'Drawing #31',
        DRAWING,
      ],
    }

  test.each(Object.entries(cases))('%s', async (what, [type, document, name, image]) => {
    const url = `https://world.test/${encodeURIComponent(what)}`
    const body = typeof document === 'string' ? document : JSON.stringify(document)
    server.use(
      http.get(
        url,
        () =>
          new HttpResponse(
            new TextEncoder().encode(body),
            type === null ? {} : { headers: { 'content-type': type } },
          ),
      ),
    )
    const result = await fetchHostedMetadata(url, new AbortController().signal)
    expect(result).toMatchObject({ document: { name: name || null, image: image || null } })
  })

  test('an address for each token id, as the example in ERC-1155', async () => {
    // The index fills {id} into the address (subgraph/src/metadata/uri.ts), and the page into what the document says.
    const id = `${'0'.repeat(59)}4cce0`
    server.use(
      http.get(`https://cdn.test/${id}.json`, () =>
        HttpResponse.json({ name: 'Asset', image: 'https://cdn.test/{id}.png' }),
      ),
    )
    const result = await fetchHostedMetadata(`https://cdn.test/${id}.json`, new AbortController().signal)
    const image = result.kind === 'document' ? result.document.image : null
    expect(fillTokenId(image, `0x${'ab'.repeat(20)}${id}`)).toBe(`https://cdn.test/${id}.png`)
  })
})
