// A column of byte strings of any length: one buffer for all of them, so that 100,000 texts are not 100,000 objects.

/** What a column is when it is stored. */
export interface StoredBlobs {
  readonly bytes: Uint8Array
  readonly starts: Uint32Array
  readonly lengths: Uint32Array
}

const encoder = new TextEncoder()
const decoder = new TextDecoder()

export class Blobs {
  #bytes = new Uint8Array(0)
  #used = 0
  /** Bytes that no row names any more. */
  #waste = 0
  #starts: Uint32Array
  #lengths: Uint32Array

  constructor(capacity: number) {
    this.#starts = new Uint32Array(capacity)
    this.#lengths = new Uint32Array(capacity)
  }

  grow(capacity: number): void {
    this.#starts = resized(this.#starts, new Uint32Array(capacity))
    this.#lengths = resized(this.#lengths, new Uint32Array(capacity))
  }

  bytesAt(row: number): Uint8Array {
    const start = this.#starts[row] ?? 0
    return this.#bytes.subarray(start, start + (this.#lengths[row] ?? 0))
  }

  textAt(row: number): string {
    return this.isEmpty(row) ? '' : decoder.decode(this.bytesAt(row))
  }

  /** For a walk over all rows of a column of 32-bit numbers: where each row's are, in bytes, without an object each. */
  words(): { readonly values: Uint32Array; readonly starts: Uint32Array; readonly lengths: Uint32Array } {
    const values = new Uint32Array(this.#bytes.buffer, 0, this.#bytes.length >> 2)
    return { values, starts: this.#starts, lengths: this.#lengths }
  }

  isEmpty(row: number): boolean {
    return this.#lengths[row] === 0
  }

  /** False when that is what stands there. */
  setText(row: number, text: string): boolean {
    return this.setBytes(row, text === '' ? NO_BYTES : encoder.encode(text))
  }

  /** An equal value keeps its place; another goes to the end, and the former room is reclaimed when it adds up. */
  setBytes(row: number, value: Uint8Array): boolean {
    const former = this.bytesAt(row)
    if (former.length === value.length && former.every((byte, i) => byte === value[i])) return false
    this.#waste += former.length
    this.#lengths[row] = 0
    if (this.#used + value.length > this.#bytes.length) this.#makeRoom(value.length)
    this.#bytes.set(value, this.#used)
    this.#starts[row] = this.#used
    this.#lengths[row] = value.length
    this.#used += value.length
    return true
  }

  /** Lets go of room kept for more. */
  trim(): void {
    if (this.#bytes.length > this.#used || this.#waste > 0) this.#compact(0)
  }

  store(): StoredBlobs {
    this.trim()
    return { bytes: this.#bytes, starts: this.#starts, lengths: this.#lengths }
  }

  static restore({ bytes, starts, lengths }: StoredBlobs): Blobs {
    const blobs = new Blobs(0)
    blobs.#bytes = bytes as Uint8Array<ArrayBuffer>
    blobs.#used = bytes.length
    blobs.#starts = starts
    blobs.#lengths = lengths
    return blobs
  }

  #makeRoom(more: number): void {
    const live = this.#used - this.#waste
    // A quarter more, not twice as much: columns grow to tens of megabytes.
    this.#compact(Math.max(more, 4_096, live >> 2))
  }

  #compact(spare: number): void {
    const former = this.#bytes
    const next = new Uint8Array(this.#used - this.#waste + spare)
    let used = 0
    for (let row = 0; row < this.#starts.length; row++) {
      const length = this.#lengths[row] ?? 0
      if (length === 0) continue
      const start = this.#starts[row] ?? 0
      next.set(former.subarray(start, start + length), used)
      this.#starts[row] = used
      used += length
    }
    this.#bytes = next
    this.#used = used
    this.#waste = 0
  }
}

const NO_BYTES = new Uint8Array(0)

/** A longer array with what was in the shorter one. */
export function resized<Column extends Uint8Array | Uint16Array | Uint32Array | Float64Array>(
  from: Column,
  into: Column,
): Column {
  into.set(from.subarray(0, Math.min(from.length, into.length)))
  return into
}
