// A column of variable-length byte strings in one buffer, so that 100,000 texts aren't 100,000 objects.

/** A column as it is stored. */
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
  /** Bytes that no row refers to any more. */
  #waste = 0
  #starts: Uint32Array
  #lengths: Uint32Array

  constructor(capacity: number) {
    this.#starts = new Uint32Array(capacity)
    this.#lengths = new Uint32Array(capacity)
  }

  grow(capacity: number): void {
    this.#starts = resize(this.#starts, new Uint32Array(capacity))
    this.#lengths = resize(this.#lengths, new Uint32Array(capacity))
  }

  bytesAt(row: number): Uint8Array {
    const start = this.#starts[row] ?? 0
    return this.#bytes.subarray(start, start + (this.#lengths[row] ?? 0))
  }

  textAt(row: number): string {
    return this.isEmpty(row) ? '' : decoder.decode(this.bytesAt(row))
  }

  /**
   * Direct access to a column of 32-bit numbers for a scan over all rows: each row's start and length, in bytes,
   * without allocating an object for each.
   */
  words(): { readonly values: Uint32Array; readonly starts: Uint32Array; readonly lengths: Uint32Array } {
    const values = new Uint32Array(this.#bytes.buffer, 0, this.#bytes.length >> 2)
    return { values, starts: this.#starts, lengths: this.#lengths }
  }

  isEmpty(row: number): boolean {
    return this.#lengths[row] === 0
  }

  /** Returns false if the row already had this value. */
  setText(row: number, text: string): boolean {
    return this.setBytes(row, text === '' ? NO_BYTES : encoder.encode(text))
  }

  /**
   * A new value goes to the end of the buffer; the space of the old one is reclaimed when the buffer grows. Returns
   * false if the row already had this value.
   */
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

  /** Releases unused space. */
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
    // Grow by a quarter rather than double: columns reach tens of megabytes.
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

/** Copies a typed array into one of another length. */
export function resize<Column extends Uint8Array | Uint16Array | Uint32Array | Float64Array>(
  from: Column,
  into: Column,
): Column {
  into.set(from.subarray(0, Math.min(from.length, into.length)))
  return into
}
