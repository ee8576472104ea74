// Tests what doctor says about a site that is served by https:, with a certificate made for the test.
import { execFile, execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { close, listen } from '../../local/process/listen.ts'

/** A row of the output for monitors, whose field names are public. */
interface PrintedRow {
  readonly name: string
  readonly status: string
  readonly found: string
}

let folder: string
let key: string
let cert: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-https-'))
  key = join(folder, 'key.pem')
  cert = join(folder, 'cert.pem')
  const algorithm = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const output = ['-keyout', key, '-out', cert, '-days', '1']
  execFileSync('openssl', ['req', '-x509', ...algorithm, ...output, ...subject], { stdio: 'ignore' })
})
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

/** Serves a page with headers, runs the program on it, which trusts the certificate or doesn't, and returns a row. */
async function findRow(name: string, { headers = {}, trusts = true } = {}) {
  const server = createServer({ key: readFileSync(key), cert: readFileSync(cert) }, (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html', ...headers }).end('<title>Gallery</title>')
  })
  const url = `https://localhost:${await listen(server, 0)}`
  const command = ['--import', 'tsx', 'operate/doctor/run.ts', url, '--json']
  const env = { ...process.env, ...(trusts ? { NODE_EXTRA_CA_CERTS: cert } : {}) }
  const output = await new Promise<string>((resolve) => {
    execFile(process.execPath, command, { env }, (_, stdout) => resolve(stdout))
  })
  await close(server)
  const { checks } = JSON.parse(output) as { checks: readonly PrintedRow[] }
  return checks.find((row) => row.name === name)
}

// Most of the time is spent waiting for endpoints that aren't there.
describe.concurrent('a site that is served by https:', () => {
  test.each([
    [{}, 'failed'],
    [{ 'strict-transport-security': 'max-age=60' }, 'failed'],
    [{ 'strict-transport-security': 'max-age=31536000; includeSubDomains' }, 'ok'],
  ])('with the headers %j', async (headers, status) => {
    expect(await findRow('Page: strict-transport-security', { headers })).toMatchObject({ status })
  })

  test('with a certificate that isn’t trusted', async () => {
    expect(await findRow('Page: home', { trusts: false })).toMatchObject({
      status: 'failed',
      found: expect.stringContaining('certificate'),
    })
  })
})
