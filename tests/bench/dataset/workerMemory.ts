// The memory of a page's worker, read from the browser: workers have separate heaps, which the page's figures omit.
import type { Visitor } from '../../e2e/visitor.ts'

/** Live bytes after garbage collection. */
export interface WorkerMemory {
  /** Objects of the program. */
  readonly objects: number
  /** Memory that the browser keeps for them outside the JavaScript heap, such as responses being read. */
  readonly embedder: number
  /** Contents of typed arrays. */
  readonly arrays: number
}

export const totalBytes = ({ objects, embedder, arrays }: WorkerMemory): number => objects + embedder + arrays

/** Older protocol versions do not report the array contents. */
interface HeapUsage {
  readonly usedSize: number
  readonly embedderHeapUsedSize?: number
  readonly backingStorageSize?: number
}

interface Reply {
  readonly id?: number
  readonly result?: unknown
  readonly error?: { readonly message: string }
}

/**
 * Finds the page's worker with this name.
 *
 * @throws Error when there is none, or when this browser does not report the size of array contents
 */
export async function memoryOfWorker({ page, context }: Visitor, name: string): Promise<WorkerMemory> {
  const session = await context.newCDPSession(page)
  const targets: { sessionId: string; title: string }[] = []
  const pending = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>()
  session.on('Target.attachedToTarget', ({ sessionId, targetInfo }) =>
    targets.push({ sessionId, title: targetInfo.title }),
  )
  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { id, result, error } = JSON.parse(message) as Reply
    const asker = id === undefined ? undefined : pending.get(id)
    if (error === undefined) asker?.resolve(result)
    else asker?.reject(new Error(error.message))
  })
  try {
    // Running workers are reported before this call returns. Not flattened, because each has a separate session.
    await session.send('Target.setAutoAttach', {
      autoAttach: true,
      waitForDebuggerOnStart: false,
      flatten: false,
    })
    const worker = targets.find(({ title }) => title === name)
    if (worker === undefined)
      throw new Error(
        `The page has no worker ${name}; it has: ${targets.map(({ title }) => title).join(', ')}.`,
      )
    const command = (method: string): Promise<unknown> =>
      new Promise((resolve, reject) => {
        const id = pending.size + 1
        pending.set(id, { resolve, reject })
        const message = JSON.stringify({ id, method, params: {} })
        session.send('Target.sendMessageToTarget', { sessionId: worker.sessionId, message }).catch(reject)
      })
    await command('HeapProfiler.collectGarbage')
    const usage = (await command('Runtime.getHeapUsage')) as HeapUsage
    const { usedSize, embedderHeapUsedSize, backingStorageSize } = usage
    if (embedderHeapUsedSize === undefined || backingStorageSize === undefined)
      throw new Error('This browser does not report the size of array contents.')
    return { objects: usedSize, embedder: embedderHeapUsedSize, arrays: backingStorageSize }
  } finally {
    await session.detach()
  }
}
