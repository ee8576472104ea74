import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startGateway, type Gateway } from './gateway.ts'

let contentDirectory: string
let gateway: Gateway

beforeEach(async () => {
  contentDirectory = mkdtempSync(join(tmpdir(), 'gateway-'))
  gateway = await startGateway({ contentDirectory, port: 24_300 })
})
afterEach(async () => {
  await gateway.stop()
  rmSync(contentDirectory, { recursive: true })
})

const policyOf = async (content: string) => {
  writeFileSync(join(contentDirectory, 'bafytest'), content)
  const response = await fetch(`${gateway.url}/ipfs/bafytest`)
  await response.arrayBuffer()
  return response.headers.get('content-security-policy')
}

test('a page may run its own script, but has no origin and reaches nothing', async () => {
  const policy = await policyOf('<!doctype html><script>1</script>')
  expect(policy).toContain('sandbox allow-scripts;')
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toContain('allow-same-origin')
})

test('a drawing opened on its own runs nothing', async () => {
  const policy = await policyOf('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')
  expect(policy).toMatch(/^sandbox;/)
  expect(policy).not.toContain('script')
})
