// Tests what is said about requests that get no response.
import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { close, listen } from '../../local/process/listen.ts'
import { request } from './request.ts'

test('says that a server redirects without an end', async () => {
  const server = createServer((_, response) => response.writeHead(308, { location: '/market//' }).end())
  const url = `http://127.0.0.1:${await listen(server, 0)}/market/`
  try {
    await expect(request(url, { timeoutMs: 5_000 })).rejects.toThrow(/: it redirects without an end\.$/)
  } finally {
    await close(server)
  }
})
