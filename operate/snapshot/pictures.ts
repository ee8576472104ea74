// Copies the pictures of a snapshot to the site, after examining them as the page does before it shows them.
//
// The copy, not its host, is what visitors get: its bytes are the examined ones, and no host learns who looks. Raster
// files are served beside the page's own. Drawings (SVG) are part of the HTML: as a file of the site's origin, a drawing
// could run scripts for somebody who opens it.
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { MediaSource } from '../../src/domain/media.ts'
import { createExaminer } from '../../src/media/examiner.ts'
import { DRAWING_BUDGET } from '../../src/media/pictureVerdict.ts'
import { writeWhole } from '../configure/writeWhole.ts'

/** Below assets, so that web servers treat the files like the build's: their names change with their content. */
export const PICTURES_FOLDER = 'assets/snapshot'

/** Largest file that is copied: a larger picture wouldn't be there any sooner. */
const MAX_FILE_BYTES = 2_000_000
/** Characters of all drawings in one page. */
const MAX_INLINE_CHARACTERS = 400_000
/** Pages that visitors opened before still ask for their pictures. */
const KEPT_MILLISECONDS = 86_400_000
const AT_ONCE = 4

const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/avif': 'avif',
}

export interface CopyOptions {
  readonly dist: string
  readonly basePath: string
  /** URL of the site, for addresses without a host. */
  readonly siteUrl: string | undefined
  /** Origins that pictures may be fetched from: those that the page's policy lets it connect to. */
  readonly origins: ReadonlySet<string>
}

/** Copies pictures; the same picture of several pages is fetched once. */
export interface PictureCopier {
  /** Returns the address of each copy by that of its picture, without those that aren't copied. */
  readonly copy: (pictures: readonly MediaSource[]) => Promise<ReadonlyMap<string, string>>
  /** Removes the files of former snapshots. */
  readonly clean: () => void
}

interface Copy {
  readonly address: string
  /** In drawing units. */
  readonly cost: number
}

export function createPictureCopier({ dist, basePath, siteUrl, origins }: CopyOptions): PictureCopier {
  const examiner = createExaminer({ bytes: MAX_FILE_BYTES, redirect: 'error' })
  const folder = join(dist, PICTURES_FOLDER)
  const copies = new Map<string, Promise<Copy | undefined>>()
  let tickets = 0

  /** Undefined for a picture that the page shows in a frame or not at all, or that isn't worth a copy. */
  async function examine({ source, content }: MediaSource): Promise<Copy | undefined> {
    const isInline = /^data:/i.test(source)
    const url = isInline ? source : resolveUrl(source, siteUrl)
    if (url === undefined || !(isInline || origins.has(new URL(url).origin))) return undefined
    const finding = await examiner.examine((tickets += 1), { source: url, content })
    if (finding.kind === 'refused' || finding.frame !== undefined) return undefined
    const { blob, cost } = finding
    const bytes = Buffer.from(await blob.arrayBuffer())
    if (blob.type === 'image/svg+xml')
      return { address: `data:${blob.type};base64,${bytes.toString('base64')}`, cost }
    const extension = EXTENSIONS[blob.type]
    if (extension === undefined) return undefined
    const name = `${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}.${extension}`
    mkdirSync(folder, { recursive: true })
    writeWhole(join(folder, name), bytes)
    return { address: `${basePath}${PICTURES_FOLDER}/${name}`, cost }
  }

  async function copy(pictures: readonly MediaSource[]): Promise<ReadonlyMap<string, string>> {
    const addresses = new Map<string, string>()
    let left: number = DRAWING_BUDGET.inPage
    let characters = MAX_INLINE_CHARACTERS
    for (let at = 0; at < pictures.length; at += AT_ONCE) {
      const batch = pictures.slice(at, at + AT_ONCE)
      const results = await Promise.all(
        batch.map((picture) => {
          const examined = copies.get(picture.source) ?? examine(picture)
          copies.set(picture.source, examined)
          return examined
        }),
      )
      for (const [index, result] of results.entries()) {
        const source = batch[index]?.source
        if (result === undefined || source === undefined) continue
        const length = /^data:/i.test(result.address) ? result.address.length : 0
        // The page draws a few in each frame; the browser draws a snapshot's all at once.
        if (result.cost > left || length > characters) continue
        left -= result.cost
        characters -= length
        addresses.set(source, result.address)
      }
    }
    return addresses
  }

  const began = Date.now()
  function clean(): void {
    for (const name of listFolder(folder)) {
      const file = join(folder, name)
      if (statSync(file).mtimeMs < began - KEPT_MILLISECONDS) rmSync(file)
    }
  }
  return { copy, clean }
}

function listFolder(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
  } catch {
    // No snapshot has had a picture yet.
    return []
  }
}

function resolveUrl(source: string, siteUrl: string | undefined): string | undefined {
  if (URL.canParse(source)) return source
  return siteUrl !== undefined && URL.canParse(source, siteUrl) ? new URL(source, siteUrl).href : undefined
}
