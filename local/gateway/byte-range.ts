// Reads the Range header of a request for one file (RFC 9110, section 14): players seek by it.

/** First and last byte, both included, or why there is none. */
export type ByteRange =
  { kind: 'whole' } | { kind: 'part'; first: number; last: number } | { kind: 'unsatisfiable' }

/**
 * Which bytes of a file of `size` bytes are asked for. A header that is malformed, in another unit or for several
 * ranges is ignored, which the standard allows: the whole file is a right answer to it.
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
