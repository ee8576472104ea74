// Holds a node's replies back, for tests of answers that come late.
import { http } from 'msw'
import { server } from './server.ts'

/**
 * Holds the replies to all batches that contain a text, such as a method or the address of a contract; the other handlers
 * reply after that.
 * @returns sends the replies
 */
export function holdCalls(text: string): () => void {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  server.use(
    http.post('*/rpc', async ({ request }) => {
      if ((await request.clone().text()).includes(text)) await held
    }),
  )
  return () => release()
}
