import { expect, test } from 'vitest'
import { sniffMediaType } from './media-type.ts'

const bytes = (text: string) => Buffer.from(text, 'latin1')

test.each([
  ['\x89PNG\r\n\x1a\n....', 'image/png'],
  ['\xff\xd8\xff\xe0', 'image/jpeg'],
  ['GIF89a', 'image/gif'],
  ['RIFF\x10\0\0\0WEBPVP8 ', 'image/webp'],
  ['RIFF\x10\0\0\0WAVEfmt ', 'audio/wav'],
  ['\0\0\0\x20ftypisom', 'video/mp4'],
  ['\0\0\0\x20ftypavif', 'image/avif'],
  ['\x1a\x45\xdf\xa3\x01', 'video/webm'],
  ['<svg xmlns="http://www.w3.org/2000/svg">', 'image/svg+xml'],
  ['<?xml version="1.0"?>\n<!-- drawn --><svg>', 'image/svg+xml'],
  ['<!doctype html><title>x</title>', 'text/html; charset=utf-8'],
  ['  {"name": "One"}', 'application/json'],
  ['plain words', 'text/plain; charset=utf-8'],
  ['\x01\0\x02', 'application/octet-stream'],
  ['', 'text/plain; charset=utf-8'],
])('%j is %s', (head, mediaType) => {
  expect(sniffMediaType(bytes(head))).toBe(mediaType)
})

test('does not take a page that mentions an SVG for one', () => {
  expect(sniffMediaType(bytes('<html><svg></svg></html>'))).toBe('text/html; charset=utf-8')
})
