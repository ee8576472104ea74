// Detects a file's type from its first bytes: content is addressed by hash, so there is no file name.

/** Number of leading bytes that `sniffMediaType` reads. */
export const SNIFF_BYTES = 512

/** Signatures at a fixed offset, after the WHATWG MIME Sniffing Standard (section 6) and the formats' own documents. */
const signatures: { mediaType: string; at: number; bytes: string }[] = [
  { mediaType: 'image/png', at: 0, bytes: '\x89PNG\r\n\x1a\n' },
  { mediaType: 'image/jpeg', at: 0, bytes: '\xff\xd8\xff' },
  { mediaType: 'image/gif', at: 0, bytes: 'GIF87a' },
  { mediaType: 'image/gif', at: 0, bytes: 'GIF89a' },
  { mediaType: 'image/webp', at: 8, bytes: 'WEBP' },
  { mediaType: 'image/avif', at: 4, bytes: 'ftypavif' },
  { mediaType: 'image/avif', at: 4, bytes: 'ftypavis' },
  { mediaType: 'audio/wav', at: 8, bytes: 'WAVE' },
  { mediaType: 'audio/mp4', at: 4, bytes: 'ftypM4A ' },
  { mediaType: 'video/mp4', at: 4, bytes: 'ftyp' },
  { mediaType: 'video/webm', at: 0, bytes: '\x1a\x45\xdf\xa3' },
  { mediaType: 'audio/ogg', at: 0, bytes: 'OggS' },
  { mediaType: 'audio/flac', at: 0, bytes: 'fLaC' },
  { mediaType: 'audio/mpeg', at: 0, bytes: 'ID3' },
  { mediaType: 'audio/mpeg', at: 0, bytes: '\xff\xfb' },
  { mediaType: 'model/gltf-binary', at: 0, bytes: 'glTF' },
  { mediaType: 'application/pdf', at: 0, bytes: '%PDF-' },
  { mediaType: 'application/wasm', at: 0, bytes: '\0asm' },
]

const textual: { mediaType: string; start: RegExp }[] = [
  {
    mediaType: 'image/svg+xml',
    start: /^(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*)*(<!DOCTYPE svg[^>]*>\s*)?<svg[\s>]/i,
  },
  {
    mediaType: 'text/html; charset=utf-8',
    start: /^(<!--[\s\S]*?-->\s*)*<(!doctype html|html|head|body|script)[\s>]/i,
  },
  { mediaType: 'application/json', start: /^[{[]/ },
]

/**
 * Returns the media type of a file that begins with these bytes; `application/octet-stream` when no signature matches.
 */
export function sniffMediaType(head: Uint8Array): string {
  const bytes = Buffer.from(head.subarray(0, SNIFF_BYTES))
  const latin1 = bytes.toString('latin1')
  const signature = signatures.find(({ at, bytes: expected }) => latin1.startsWith(expected, at))
  if (signature) return signature.mediaType
  if (bytes.includes(0)) return 'application/octet-stream'
  const text = bytes
    .toString('utf8')
    .replace(/^\ufeff/, '')
    .trimStart()
  return textual.find(({ start }) => start.test(text))?.mediaType ?? 'text/plain; charset=utf-8'
}
