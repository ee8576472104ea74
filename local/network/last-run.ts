// Remembers how long a network's index took, so that the next start can say what to expect.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { counted } from '../../operate/counted.ts'
import { describeDuration } from './speed.ts'

export interface LastRun {
  /** Blocks from the first one indexed to the chain's newest at that time. */
  readonly blocks: number
  readonly milliseconds: number
}

const lastRunFile = (stateDirectory: string) => join(stateDirectory, 'last-run.json')

/** Returns undefined when no run in this folder has caught up with its chain. */
export function readLastRun(stateDirectory: string): LastRun | undefined {
  try {
    const { blocks, milliseconds } = JSON.parse(
      readFileSync(lastRunFile(stateDirectory), 'utf8'),
    ) as Partial<LastRun>
    const isUsable = Number(blocks) > 0 && Number(milliseconds) > 0
    return isUsable ? { blocks: Number(blocks), milliseconds: Number(milliseconds) } : undefined
  } catch {
    return undefined
  }
}

export function writeLastRun(stateDirectory: string, run: LastRun): void {
  writeFileSync(lastRunFile(stateDirectory), `${JSON.stringify(run)}\n`)
}

/** Says what a start does before it does it. */
export function describeStart(
  { firstBlock, head }: { readonly firstBlock: number; readonly head: number },
  lastRun: LastRun | undefined,
): string {
  const blocks = Math.max(1, head - firstBlock + 1)
  const what =
    `Indexing ${counted(blocks, 'block')}, from ${firstBlock.toLocaleString('en')} on. ` +
    'The local graph-node keeps no index between starts, so each start does this again.'
  if (lastRun === undefined) return what
  const expected = describeDuration((lastRun.milliseconds / lastRun.blocks) * blocks)
  return `${what} At the speed of the last start, it takes about ${expected}.`
}
