// Examines pictures: fetches them within limits, measures the cost of drawing them, and compares them to their CIDs.
// Runs in a worker, so that even a huge picture doesn't slow the page.
import type { IndexedPicture } from '../domain/indexedPicture.ts'
import { checkContent, type ContentMatch } from './contentId.ts'
import { decodeDataUri } from './dataUri.ts'
import { fetchCar } from './fetchCar.ts'
import { type FetchOptions, fetchFile } from './fetchFile.ts'
import { fetchIndexedPicture } from './fetchIndexedPicture.ts'
import { parseRaster, isWithinPixels } from './raster.ts'
import { measureSvg } from './svgCost.ts'
import type { MeasureEmbedded } from './svgProperties.ts'
import { type ContentCheck, DRAWING_BUDGET, type Finding, type Refusal } from './pictureVerdict.ts'

export interface Picture {
  /** `data:`, or an absolute address; for a picture in the index, only what identifies it. */
  readonly source: string
  readonly indexed?: IndexedPicture | undefined
  /** `CID/path`, when the gateway at the address serves the file unchanged. */
  readonly content?: string | undefined
}

export interface Examiner {
  /** @param ticket identifies the examination for `cancel` */
  examine(ticket: number, picture: Picture): Promise<Finding>
  /** Stops an examination whose picture is no longer needed. */
  cancel(ticket: number): Promise<void> | undefined
  /** Compares a picture that passed with its CID, by blocks from the gateway. */
  check(picture: Picture, blob: Blob): Promise<ContentMatch>
}

const refuse = (reason: Refusal): Finding => ({ kind: 'refused', reason })

export function createExaminer(limits?: FetchOptions): Examiner {
  const running = new Map<number, AbortController>()
  return {
    async examine(ticket, { source, content, indexed }) {
      if (/^data:/i.test(source)) {
        const data = decodeDataUri(source)
        return data === undefined ? refuse('not-a-picture') : judge(data.bytes, 'unknown')
      }
      const leaving = new AbortController()
      running.set(ticket, leaving)
      try {
        const fetched = await (indexed === undefined
          ? fetchFile(source, leaving.signal, limits)
          : fetchIndexedPicture(indexed, leaving.signal, limits))
        if (fetched.kind === 'refused') return refuse(fetched.reason)
        const match =
          content === undefined ? 'unknown' : await checkContent({ bytes: fetched.bytes, content })
        if (match === 'differs') return refuse('other-content')
        return judge(fetched.bytes, match)
      } finally {
        running.delete(ticket)
      }
    },
    cancel(ticket) {
      running.get(ticket)?.abort(new DOMException('The picture is no longer needed', 'AbortError'))
      return undefined
    },
    async check({ source, content }, blob) {
      if (content === undefined) return 'unknown'
      try {
        return await checkContent({
          bytes: new Uint8Array(await blob.arrayBuffer()),
          content,
          fetchCar: () => fetchCar(source, new AbortController().signal),
        })
      } catch {
        // Without readable blocks there is no proof either way.
        return 'unknown'
      }
    },
  }
}

/** The bytes are kept, because a browser may read an address otherwise: what is measured is what is drawn. */
function judge(bytes: Uint8Array<ArrayBuffer>, check: ContentCheck): Finding {
  const raster = parseRaster(bytes)
  if (raster !== undefined) {
    if (!isWithinPixels(raster)) return refuse('too-many-pixels')
    return { kind: 'fine', cost: 0, check, blob: new Blob([bytes], { type: raster.type }) }
  }
  const text = decodeXml(bytes)
  if (text === undefined) return refuse('not-a-picture')
  const measure = measureSvg(text, measureEmbedded(MAX_NESTING))
  if (measure.kind === 'refused') return refuse(measure.reason)
  const { cost, moves } = measure
  const apart = cost > (moves ? DRAWING_BUDGET.inPageMoving : DRAWING_BUDGET.inPage)
  const blob = new Blob([bytes], { type: SVG })
  return { kind: 'fine', cost, check, blob, ...(apart ? { frame: createFrame(bytes) } : {}) }
}

const SVG = 'image/svg+xml'

/**
 * A page that contains only the drawing, as an image, which loads and runs nothing. Without a document type, heights in
 * percent are relative to the window.
 */
function createFrame(bytes: Uint8Array): Blob {
  let letters = ''
  for (let at = 0; at < bytes.length; at += 8_192)
    letters += String.fromCharCode(...bytes.subarray(at, at + 8_192))
  const image = `<img width="100%" height="100%" alt="" src="data:${SVG};base64,${btoa(letters)}">`
  const page = `<title>Drawing</title><body topmargin="0" leftmargin="0" marginwidth="0" marginheight="0">${image}`
  return new Blob([page], { type: 'text/html' })
}

/** The most levels of drawings embedded in drawings. */
const MAX_NESTING = 2

function measureEmbedded(levels: number): MeasureEmbedded {
  return (uri) => {
    // The browser reads this address itself, and ends it at the first `#`.
    const bytes = decodeDataUri(uri.split('#', 1)[0] ?? '')?.bytes
    if (bytes === undefined) return undefined
    const raster = parseRaster(bytes)
    if (raster !== undefined) {
      const { width, height, frames } = raster
      return isWithinPixels(raster) ? { cost: 0, pixels: width * height, moves: frames > 1 } : undefined
    }
    const text = levels > 0 ? decodeXml(bytes) : undefined
    const measure = text === undefined ? undefined : measureSvg(text, measureEmbedded(levels - 1))
    return measure?.kind === 'measured' ? measure : undefined
  }
}

/** The text of an XML file; `undefined` for other files and for unsupported encodings. */
function decodeXml(bytes: Uint8Array): string | undefined {
  const wide = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : undefined
  const text = new TextDecoder(bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : wide).decode(bytes)
  if (!/^\s{0,200}</.test(text)) return undefined
  const head = text.trimStart().startsWith('<?xml') ? text.slice(0, text.indexOf('?>')) : ''
  const encoding = /encoding\s{0,99}=\s{0,99}["']([^"']*)/.exec(head)?.[1] ?? 'utf-8'
  return /^(utf-?8|utf-?16(le|be)?|us-ascii|iso-8859-1)$/i.test(encoding) ? text : undefined
}
