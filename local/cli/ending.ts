// Hears when the command is asked to end: Ctrl-C, a signal, the terminal closed, or npm gone from above it.

/** How often it is checked whether the process that launched this one still lives. */
const LAUNCHER_CHECK_MS = 1_000

/**
 * A signal that is aborted when the command is asked to end. Signals that come later are ignored: ending in order
 * takes a second or two, and cutting it short is what leaves processes behind.
 *
 * @param onAsked called once, with what it was.
 */
export function listenForEnd(onAsked: (what: string) => void): AbortSignal {
  const asked = new AbortController()
  const ask = (what: string) => {
    if (asked.signal.aborted) return
    onAsked(what)
    asked.abort()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => ask(signal))

  // A closed terminal also breaks the streams; that must not end the process before it has cleaned up.
  process.stdout.on('error', () => ask('closed output'))
  process.stderr.on('error', () => ask('closed output'))

  // npm hands on signals, but not its own death; it is the parent because the scripts `exec` node in place of their shell.
  // Started otherwise, a parent that leaves is no reason to end.
  if (process.env['npm_lifecycle_event'] !== undefined) {
    const launcher = process.ppid
    const timer = setInterval(() => {
      if (process.ppid !== launcher) ask('end of npm')
    }, LAUNCHER_CHECK_MS)
    timer.unref()
  }
  return asked.signal
}

/** Settles when the signal is aborted. */
export function whenAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    else
      signal.addEventListener(
        'abort',
        () => {
          resolve()
        },
        { once: true },
      )
  })
}
