// A person with one tab, who performs one action after another until the run is over.
import type { Page } from 'playwright-core'
import type { Visitor } from '../e2e/visitor.ts'
import type { Trouble } from './judge.ts'
import type { Pauses } from './pauses.ts'
import type { UserStack } from './userStack.ts'

export interface Surroundings {
  readonly page: Page
  readonly pauses: Pauses
  readonly stack: UserStack
}

/** One action. */
export interface Act {
  readonly name: string
  /** Returns whether the action is possible now; if omitted, it always is. */
  readonly when?: () => boolean
  run(surroundings: Surroundings): Promise<void>
}

export interface Person {
  readonly name: string
  readonly visitor: Visitor
  readonly acts: readonly Act[]
}

export interface LifeOptions {
  readonly stack: UserStack
  readonly pauses: Pauses
  readonly over: AbortSignal
  onDone(act: string): void
  onTrouble(trouble: Trouble): void
  /** Resolves once the person's page reports no problem, or has had enough time to recover. */
  calm(): Promise<void>
}

/** Reports every failure; the person then starts over from the home page. */
export async function live({ name, visitor, acts }: Person, options: LifeOptions): Promise<void> {
  const { stack, pauses, over, onDone, onTrouble, calm } = options
  const { page } = visitor
  for (let turn = 0; !over.aborted; turn++) {
    const act = acts[turn % acts.length]
    if (act === undefined) return
    if (act.when?.() === false) continue
    // A person who sees the terminal restart waits for it, with the tab open.
    await stack.up()
    const fromMs = Date.now()
    try {
      await act.run({ page, pauses, stack })
      onDone(act.name)
    } catch (error) {
      const [why] = String(error).split('\n')
      onTrouble({
        who: name,
        text: `could not ${act.name} at ${page.url()}: ${why}`,
        fromMs,
        untilMs: Date.now(),
        rightWhileDown: true,
      })
      await visitor.saveScreenshot(`soak ${name} ${act.name} ${new Date(fromMs).toISOString()}`)
      await stack.up()
      // The page's errors recover on their own or by a retry; reloading the page would hide whether they do.
      const again = page.getByRole('button', { name: 'Retry' })
      for (const button of await again.all()) await button.click({ timeout: 1_000 }).catch(() => undefined)
      await calm()
      await page.goto('/')
    }
    await pauses.glance()
  }
}
