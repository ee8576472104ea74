// A worker's service with the interface of a local object, connected once for the page.
import { proxy } from 'comlink'
import { startWorker, type WorkerOptions } from './startWorker.ts'

type Method = (...values: unknown[]) => Promise<unknown>

/**
 * Starts a worker and returns its service. Callback arguments work across the worker boundary. Calls reject with
 * WorkerLostError once the worker is lost.
 */
export function workerService<Service extends object>(options: WorkerOptions): Service {
  const { call } = startWorker<Record<string, Method>>(options)
  return new Proxy({} as Service, {
    get: (_service, name) =>
      // A promise that resolves with the service must not treat it as a thenable.
      typeof name === 'symbol' || name === 'then'
        ? undefined
        : (...values: unknown[]) =>
            call((remote) => {
              const method = Reflect.get(remote, name) as Method
              return method(...values.map((value) => (typeof value === 'function' ? proxy(value) : value)))
            }),
  })
}
