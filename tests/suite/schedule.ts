// Starts each stage as soon as what it needs has passed and one of two places, for two cores, is free.
import type { StageResult } from './execute.ts'
import type { Stage } from './stages.ts'

const PLACES = 2

export interface Schedule {
  readonly stages: readonly Stage[]
  readonly execute: (stage: Stage) => Promise<StageResult>
  readonly onStart: (stage: Stage) => void
  readonly onEnd: (result: StageResult) => void
}

/**
 * Runs stages in their order where nothing forbids it; resolves when all have ended.
 * A stage whose predecessor failed is not run and counts as one failure.
 */
export async function runSchedule({
  stages,
  execute,
  onStart,
  onEnd,
}: Schedule): Promise<readonly StageResult[]> {
  const waiting = [...stages]
  const results = new Map<string, StageResult>()
  const underWay = new Map<string, Promise<void>>()

  const finish = (result: StageResult): void => {
    results.set(result.stage.name, result)
    onEnd(result)
  }
  const chosen = new Set(stages.map(({ name }) => name))
  const predecessors = (stage: Stage): string[] => stage.after.filter((name) => chosen.has(name))

  while (waiting.length > 0 || underWay.size > 0) {
    for (const stage of [...waiting]) {
      const needed = predecessors(stage)
      const broken = needed.find((name) => (results.get(name)?.failed ?? 0) > 0)
      if (broken !== undefined) {
        waiting.splice(waiting.indexOf(stage), 1)
        finish({ stage, passed: 0, failed: 1, skipped: 0, seconds: 0, output: `not run: ${broken} failed\n` })
        continue
      }
      if (!needed.every((name) => results.has(name))) continue
      if (underWay.size === PLACES) break
      waiting.splice(waiting.indexOf(stage), 1)
      onStart(stage)
      underWay.set(
        stage.name,
        execute(stage).then((result) => {
          underWay.delete(stage.name)
          finish(result)
        }),
      )
    }
    if (underWay.size > 0) await Promise.race(underWay.values())
  }
  return stages.map(({ name }) => results.get(name)).filter((result) => result !== undefined)
}
