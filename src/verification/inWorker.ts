// A check in a worker of its own, which ends with it: what is cancelled asks for nothing more.
import { proxy } from 'comlink'
import { startWorker } from '../workers/startWorker.ts'
import type { CheckOptions } from './connect.ts'
import type { CheckReply, CheckRequest, CheckService } from './protocol.ts'
import workerUrl from './worker.ts?worker&url'

/** @throws WorkerLostError, and the signal's reason when it is aborted */
export async function checkInWorker(
  request: CheckRequest,
  { signal, onProgress }: CheckOptions,
): Promise<CheckReply> {
  const worker = startWorker<CheckService>({
    url: workerUrl,
    name: 'verification',
    lostMessage: 'The check broke off; try again in a moment.',
  })
  const cancel = () => worker.end(signal.reason)
  signal.addEventListener('abort', cancel)
  // Steps come by a way of their own: the last may arrive after the reply.
  let over = false
  const tell = proxy<CheckOptions['onProgress']>((progress) => {
    if (!over) onProgress(progress)
  })
  try {
    signal.throwIfAborted()
    return await worker.call<CheckReply>((service) => service.check(request, tell))
  } finally {
    over = true
    signal.removeEventListener('abort', cancel)
    worker.end(undefined)
  }
}
