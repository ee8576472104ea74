// Pictures and artworks as the world's collections publish them (tests/support/metadataCases.ts), in a real browser: the
// page reads each document itself, because the contract names another than the index has.
import type { Route } from 'playwright-core'
import { expect, inject } from 'vitest'
import { METADATA_CASES, type MetadataCase } from '../support/metadataCases.ts'
import { createJourney } from './journey.ts'

const journey = createJourney()
const [collection] = inject('site').contracts.collections
const TOKEN_URI = '0xc87b56dd'
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

/** An artwork is HTML text, which a frame shows. */
const isArtwork = (url: string | null | undefined) => /^<|^data:text\/html/i.test(url ?? '')
const PICTURED = METADATA_CASES.flatMap((one) => {
  const { document } = one.expected
  if (document === null || document === 'INVALID') return []
  const artwork = isArtwork(document.animationUrl)
  return artwork || document.image ? [{ ...one, artwork }] : []
})

interface Call {
  readonly id: number
  readonly method: string
  readonly params?: readonly [{ readonly data?: string }]
}

function abiText(text: string): string {
  const bytes = Buffer.from(text)
  const word = (value: number) => value.toString(16).padStart(64, '0')
  const padded = Buffer.concat([bytes, Buffer.alloc((32 - (bytes.length % 32)) % 32)])
  return `0x${word(32)}${word(bytes.length)}${padded.toString('hex')}`
}

/** Answers calls of tokenURI() with the address, and all others with the node's answers. */
const answerUri = (uri: string) => async (route: Route) => {
  const body = route.request().postDataJSON() as Call | readonly Call[]
  const calls = Array.isArray(body) ? (body as readonly Call[]) : [body as Call]
  const isUri = ({ method, params }: Call) =>
    method === 'eth_call' && params?.[0].data?.startsWith(TOKEN_URI) === true
  if (!calls.some(isUri)) return route.continue()
  const response = await route.fetch({ maxRetries: 3 })
  const replies = [(await response.json()) as object].flat() as { id: number }[]
  const json = replies.map((reply) =>
    calls.some((call) => call.id === reply.id && isUri(call))
      ? { jsonrpc: '2.0', id: reply.id, result: abiText(uri) }
      : reply,
  )
  return route.fulfill({ json: Array.isArray(body) ? json : json[0] })
}

/** Serves the files of a case from any gateway, and a pixel as every other picture. */
const serveFiles = ({ files = {} }: MetadataCase) => {
  const contents = Object.entries(files).map(
    ([address, content]) => [address.replace(/^\w+:\/\//, ''), content] as const,
  )
  return (route: Route) => {
    const url = new URL(route.request().url())
    if (url.searchParams.has('format')) return route.fulfill({ status: 404 })
    const content = contents.find(([path]) => decodeURIComponent(url.href).includes(path))?.[1]
    return route.fulfill(
      content === undefined
        ? { contentType: 'image/png', body: PIXEL, headers: { 'access-control-allow-origin': '*' } }
        : { body: Buffer.from(content), headers: { 'access-control-allow-origin': '*' } },
    )
  }
}

journey(
  'pictures and artworks of the world’s collections are shown',
  async ({ page }) => {
    for (const one of PICTURED) {
      await page.route('**/rpc', answerUri(one.uri))
      await page.route(/\/ipfs\/|arweave\.net|host\.example/, serveFiles(one))
      await page.goto(`/item/${collection?.address}/1`)
      await page.getByText(/The contract has newer metadata/).waitFor()
      const media = page.locator('main [class*="media"] > :is(img, iframe)').first()
      await media.waitFor()
      const name = `${one.name} (${one.source})`
      if (one.artwork) expect(await media.getAttribute('sandbox'), name).toBe('allow-scripts')
      else
        await expect
          .poll(() => media.evaluate((image: HTMLImageElement) => image.naturalWidth), { message: name })
          .toBeGreaterThan(0)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    }
  },
  // Documents are in one file each, so no gateway needs to prove a folder.
  { expectedErrors: [/format=car|status of 404/] },
)
