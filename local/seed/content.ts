// Holds the demo's documents, each under the CID of its bytes.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CID } from 'multiformats/cid'
import * as raw from 'multiformats/codecs/raw'
import { create as createDigest } from 'multiformats/hashes/digest'
import type { Hex } from './contracts.ts'

const SHA2_256 = 0x12

/** A document's address in both forms. */
export interface ContentAddress {
  /** CIDv1, raw codec, sha2-256, base32. */
  readonly cid: string
  /** The sha2-256 digest alone, as the contracts store it. */
  readonly digest: Hex
}

export function toContentAddress(bytes: Uint8Array): ContentAddress {
  const digest = createHash('sha256').update(bytes).digest()
  return {
    cid: CID.createV1(raw.code, createDigest(SHA2_256, digest)).toString(),
    digest: `0x${digest.toString('hex')}`,
  }
}

export class ContentShelf {
  readonly #documents = new Map<string, Uint8Array>()

  /** Number of different documents. */
  get size(): number {
    return this.#documents.size
  }

  /** Adds a document; text is UTF-8. */
  add(content: Uint8Array | string): ContentAddress {
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
    const address = toContentAddress(bytes)
    this.#documents.set(address.cid, bytes)
    return address
  }

  /** Adds a document and returns its `ipfs://` address. */
  addUri(content: Uint8Array | string): string {
    return `ipfs://${this.add(content).cid}`
  }

  /** Writes every document to a file named by its CID. Existing files are left alone. */
  writeTo(directory: string): void {
    mkdirSync(directory, { recursive: true })
    for (const [cid, bytes] of this.#documents) {
      const path = join(directory, cid)
      if (!existsSync(path)) writeFileSync(path, bytes)
    }
  }

  entries(): IterableIterator<[string, Uint8Array]> {
    return this.#documents.entries()
  }
}
