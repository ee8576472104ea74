// Runs each check in a worker of its own, which is terminated with it, so that a canceled check sends nothing more.
import { verificationTexts } from '../messages/en/verification.ts'
import { proxy } from 'comlink'
import { startWorker } from '../workers/startWorker.ts'
import type { CheckOptions } from './connect.ts'
import type { CheckReply, CheckRequest, CheckService } from './protocol.ts'
import workerUrl from './worker.ts?worker&url'

/** Rows per message: cloning 300 takes the page about a millisecond. */
const ROWS_AT_ONCE = 500

/** @throws WorkerLostError, and the signal's reason when it is aborted */
export async function checkInWorker(
  request: CheckRequest,
  { signal, onProgress }: CheckOptions,
): Promise<CheckReply> {
  const worker = startWorker<CheckService>({
    url: workerUrl,
    name: 'verification',
    lostMessage: verificationTexts.errors.stopped,
  })
  const cancel = () => worker.end(signal.reason)
  signal.addEventListener('abort', cancel)
  // Progress uses its own channel, so the last step may arrive after the result.
  let over = false
  const report = proxy<CheckOptions['onProgress']>((progress) => {
    if (!over) onProgress(progress)
  })
  try {
    signal.throwIfAborted()
    const { rows } = request.claim
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
      await worker.call((service) => service.add(rows.slice(from, from + ROWS_AT_ONCE)))
    }
    const rest = { ...request, claim: { ...request.claim, rows: [] } }
    return await worker.call<CheckReply>((service) => service.check(rest, report))
  } finally {
    over = true
    signal.removeEventListener('abort', cancel)
    worker.end(undefined)
  }
}
