// Reads the Range header of a request for one file (RFC 9110, section 14), which players use to seek.

/** First and last byte, both included, or why there is no range. */
export type ByteRange =
  | { kind: 'whole' }
  | { kind: 'part'; first: number; last: number }
  | { kind: 'unsatisfiable' }

/**
 * Returns the requested bytes of a file of `size` bytes. A header that is malformed, in another unit or for several
 * ranges is ignored, because the standard allows the whole file as a response to it.
 */
export function parseByteRange(header: string | undefined, size: number): ByteRange {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '')
  if (!match) return { kind: 'whole' }
  const [, from = '', to = ''] = match
  if (from === '' && to === '') return { kind: 'whole' }
  if (from === '') {
    const suffix = Math.min(Number(to), size)
    return suffix === 0 ? { kind: 'unsatisfiable' } : { kind: 'part', first: size - suffix, last: size - 1 }
  }
  const first = Number(from)
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (to !== '' && Number(to) < first) return { kind: 'whole' }
  return first >= size ? { kind: 'unsatisfiable' } : { kind: 'part', first, last }
}
