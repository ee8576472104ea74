// Detects when the command should stop: Ctrl-C, a signal, a closed terminal, or the exit of the npm process that
// started it.
import { once } from 'node:events'

/** Interval between checks whether the process that started this one still runs. */
const LAUNCHER_CHECK_MS = 1_000

/**
 * Returns a signal that is aborted when the command should stop. Further signals are ignored: an orderly stop takes a
 * second or two, and cutting it short is what leaves processes behind.
 *
 * @param onStop called once, with the cause.
 */
export function listenForStop(onStop: (what: string) => void): AbortSignal {
  const controller = new AbortController()
  const stop = (what: string) => {
    if (controller.signal.aborted) return
    onStop(what)
    controller.abort()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(signal))

  // A closed terminal also breaks the streams, which must not end the process before it has cleaned up.
  process.stdout.on('error', () => stop('closed output'))
  process.stderr.on('error', () => stop('closed output'))

  // npm forwards signals, but not its own death. It is the parent because the scripts `exec` node in place of their
  // shell. When the command was started another way, an exiting parent is no reason to stop.
  if (process.env['npm_lifecycle_event'] !== undefined) {
    const launcher = process.ppid
    const timer = setInterval(() => {
      if (process.ppid !== launcher) stop('end of npm')
    }, LAUNCHER_CHECK_MS)
    timer.unref()
  }
  return controller.signal
}

/** Resolves when the signal is aborted. */
export async function whenAborted(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await once(signal, 'abort')
}
