// Compressed copies hold the same content, and exist only for files that never change.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { compress } from './compress.ts'

let folder = ''
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('copies hold the same content, and only hashed text files have them', () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-compress-'))
  mkdirSync(join(folder, 'assets'))
  const script = 'export const price = 1\n'.repeat(200)
  writeFileSync(join(folder, 'assets', 'main-abc.js'), script)
  writeFileSync(join(folder, 'assets', 'small-abc.js'), 'export {}')
  writeFileSync(join(folder, 'assets', 'font-abc.woff2'), Buffer.alloc(4_000))
  writeFileSync(join(folder, 'index.html'), '<p>'.repeat(2_000))

  const totals = compress(folder)
  expect(compress(folder)).toEqual(totals)

  expect(readdirSync(folder).sort()).toEqual(['assets', 'index.html'])
  expect(readdirSync(join(folder, 'assets')).sort()).toEqual(
    ['font-abc.woff2', 'main-abc.js', 'main-abc.js.br', 'main-abc.js.gz', 'small-abc.js'].sort(),
  )
  const copy = (ending: string) => readFileSync(join(folder, 'assets', `main-abc.js${ending}`))
  expect(gunzipSync(copy('.gz')).toString()).toBe(script)
  expect(brotliDecompressSync(copy('.br')).toString()).toBe(script)
  expect(totals).toEqual({
    files: 1,
    bytes: script.length,
    gzipBytes: copy('.gz').length,
    brotliBytes: copy('.br').length,
  })
})
