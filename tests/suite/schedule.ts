// Starts each stage as soon as its prerequisites have passed and one of three slots is free.
import type { StageResult } from './execute.ts'
import type { Stage } from './stages.ts'

/** For two cores: stages with a chain or a browser wait for a quarter of their time, which a third one fills. */
const SLOTS = 3

export interface Schedule {
  readonly stages: readonly Stage[]
  /** Once aborted, no further stage starts. */
  readonly signal: AbortSignal
  readonly execute: (stage: Stage) => Promise<StageResult>
  readonly onStart: (stage: Stage) => void
  readonly onEnd: (result: StageResult) => void
}

/**
 * Runs stages in order as far as their prerequisites allow; resolves when all have ended.
 * A stage whose prerequisite failed is not run and counts as one failure.
 */
export async function runSchedule({
  stages,
  signal,
  execute,
  onStart,
  onEnd,
}: Schedule): Promise<readonly StageResult[]> {
  const queue = [...stages]
  const results = new Map<string, StageResult>()
  const running = new Map<string, Promise<void>>()

  const finish = (result: StageResult): void => {
    results.set(result.stage.name, result)
    onEnd(result)
  }
  const selected = new Set(stages.map(({ name }) => name))
  const readPrerequisites = (stage: Stage): string[] => stage.after.filter((name) => selected.has(name))

  while (queue.length > 0 || running.size > 0) {
    if (signal.aborted) queue.length = 0
    for (const stage of [...queue]) {
      const prerequisites = readPrerequisites(stage)
      const failed = prerequisites.find((name) => (results.get(name)?.failed ?? 0) > 0)
      if (failed !== undefined) {
        queue.splice(queue.indexOf(stage), 1)
        finish({ stage, passed: 0, failed: 1, skipped: 0, seconds: 0, output: `not run: ${failed} failed\n` })
        continue
      }
      if (!prerequisites.every((name) => results.has(name))) continue
      if (running.size === SLOTS) break
      queue.splice(queue.indexOf(stage), 1)
      onStart(stage)
      running.set(
        stage.name,
        execute(stage).then((result) => {
          running.delete(stage.name)
          finish(result)
        }),
      )
    }
    if (running.size > 0) await Promise.race(running.values())
  }
  return stages.map(({ name }) => results.get(name)).filter((result) => result !== undefined)
}
