// The examiner in its worker.
import { startWorker } from '../workers/startWorker.ts'
import type { ContentMatch } from './contentId.ts'
import type { Examiner } from './examiner.ts'
import type { Finding } from './verdict.ts'
import workerUrl from './worker.ts?worker&url'
import { workers } from '../messages/en/workers.ts'

/** @param onLost called once, when the worker can't answer any further call */
export function inWorker(onLost: () => void): Examiner {
  const { call } = startWorker<Examiner>({
    url: workerUrl,
    name: 'pictures',
    lostMessage: workers.pictureUnread,
    onLost,
  })
  return {
    examine: (ticket, picture) => call<Finding>((remote) => remote.examine(ticket, picture)),
    cancel: (ticket) => void call((remote) => remote.cancel(ticket)).catch(() => undefined),
    check: (picture, blob) => call<ContentMatch>((remote) => remote.check(picture, blob)),
  }
}
