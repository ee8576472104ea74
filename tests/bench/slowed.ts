// A visitor whose browser runs on a quarter of this machine's processor, as on an older phone.
import type { Visitor } from '../e2e/visitor.ts'

/**
 * Factor by which the processor is slowed.
 *
 * Source: https://chromedevtools.github.io/devtools-protocol/tot/Emulation/#method-setCPUThrottlingRate
 */
export const SLOWDOWN = 4

/** Runs with the visitor's page slowed, and restores full speed afterward. */
export async function slowed<Result>(
  { page, context }: Visitor,
  run: () => Promise<Result>,
): Promise<Result> {
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  try {
    return await run()
  } finally {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await session.detach()
  }
}
