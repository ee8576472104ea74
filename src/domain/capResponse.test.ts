// An endless response costs the page no more memory than the cap.
import { expect, test } from 'vitest'
import { ResponseTooLargeError, capResponse, MAX_RESPONSE_BYTES } from './capResponse.ts'

const MEGABYTE = 1_000_000

function endless() {
  let sent = 0
  let canceled = false
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += MEGABYTE
      controller.enqueue(new Uint8Array(MEGABYTE).fill(0x20))
    },
    cancel() {
      canceled = true
    },
  })
  return { response: new Response(body), sent: () => sent, canceled: () => canceled }
}

test('reads a response of ordinary size whole', async () => {
  expect(await capResponse(new Response('{"data":"ä"}')).text()).toBe('{"data":"ä"}')
  expect(await capResponse(new Response(null)).text()).toBe('')
})

test('abandons an endless response and ends its request', async () => {
  const { response, sent, canceled } = endless()
  await expect(capResponse(response).text()).rejects.toBeInstanceOf(ResponseTooLargeError)
  expect(sent()).toBeLessThan(MAX_RESPONSE_BYTES + 10 * MEGABYTE)
  expect(canceled()).toBe(true)
})
