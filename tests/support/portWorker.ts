// The platform's worker as a service in this process behind a port: all messages are copied, as between threads.
import { expose } from 'comlink'

export interface PortWorkers {
  /** Replaces the platform's constructor. */
  readonly Worker: new () => unknown
  /** For each worker that was started, whether it was terminated. */
  readonly ended: readonly boolean[]
  /** Where each started worker's events reach the page. */
  readonly started: readonly EventTarget[]
}

/** @param createService returns the service that the worker's script exposes */
export function portWorkers(createService: () => unknown): PortWorkers {
  const ended: boolean[] = []
  const started: EventTarget[] = []
  class PortWorker {
    readonly #number = ended.push(false) - 1
    readonly #near: MessagePort
    readonly #far: MessagePort

    constructor() {
      const { port1, port2 } = new MessageChannel()
      this.#near = port1
      started.push(port1)
      this.#far = port2
      expose(createService(), port2)
      port1.start()
    }

    postMessage(message: unknown, transfer: Transferable[]): void {
      this.#near.postMessage(message, transfer)
    }

    addEventListener(type: string, listener: EventListener): void {
      this.#near.addEventListener(type, listener)
    }

    removeEventListener(type: string, listener: EventListener): void {
      this.#near.removeEventListener(type, listener)
    }

    terminate(): void {
      ended[this.#number] = true
      this.#far.close()
      this.#near.close()
    }
  }
  return { Worker: PortWorker, ended, started }
}

/** The platform's worker, with a script that never runs. */
export class SilentWorker extends EventTarget {
  static started: SilentWorker[] = []
  readonly url: string
  ended = 0
  constructor(url: string) {
    super()
    this.url = url
    SilentWorker.started.push(this)
  }
  postMessage(): void {}
  terminate(): void {
    this.ended += 1
  }
}
