// Metadata documents from hosts: the subgraph's rules, for any document.
import fc from 'fast-check'
import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { server } from '../../tests/support/server.ts'
import { parseDocument, readHostedMetadata } from './hostedMetadata.ts'

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
  const read = () => readHostedMetadata(url, new AbortController().signal)

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
