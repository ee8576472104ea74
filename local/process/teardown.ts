// Keeps a list of started things to stop in the opposite order, whatever else goes wrong.

/** Stops one thing. */
type Closer = () => Promise<void>

export interface Teardown {
  /** Adds something that was just started; if stopping has begun already, it is stopped at once. */
  add(close: Closer): void
  /** Stops everything, the last added first. Further calls wait for the first. */
  run(): Promise<void>
}

/** Returns an empty list of things to stop. Its `run` throws an AggregateError of all that could not be stopped. */
export function createTeardown(): Teardown {
  const closers: Closer[] = []
  let running: Promise<void> | undefined

  const closeAll = async () => {
    const errors: unknown[] = []
    for (let close = closers.pop(); close !== undefined; close = closers.pop()) {
      try {
        await close()
      } catch (error) {
        errors.push(error)
      }
    }
    if (errors.length > 0) throw new AggregateError(errors, 'Some parts of the stack could not be stopped')
  }

  return {
    add: (close) => {
      closers.push(close)
      if (running) running = running.then(closeAll)
    },
    run: () => (running ??= closeAll()),
  }
}
