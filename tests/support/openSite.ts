// The whole product for a test: the local stack with its history, and the built page served in front of it.
import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../../local/process/ports.ts'
import type { SeedScale } from '../../local/seeded-state.ts'
import { type Stack, startStack } from '../../local/stack.ts'
import { startWebServer } from '../../local/web/server.ts'

const run = promisify(execFile)

/** The build for the local stack, with the demo wallet; the suite's build stage makes it too. */
export const LOCAL_BUILD = '.local/test-dist'

export interface Site {
  readonly stack: Stack
  readonly webUrl: string
  /** Serves another build in front of the same stack. */
  serve(distDirectory: string): Promise<string>
  close(): Promise<void>
}

/** Builds the page as `npm start` does. */
export async function buildForLocalStack(): Promise<string> {
  const vite = resolve('node_modules/.bin/vite')
  await run(vite, [
    'build',
    '--mode',
    'local',
    '--outDir',
    LOCAL_BUILD,
    '--emptyOutDir',
    '--logLevel',
    'warn',
  ])
  return LOCAL_BUILD
}

/**
 * Starts a stack of its own, on free ports, in a state directory that goes with it.
 * @param distDirectory the build to serve; made now when none is given
 */
export async function openSite({
  distDirectory,
  seed,
}: {
  readonly distDirectory?: string | undefined
  readonly seed: SeedScale
}): Promise<Site> {
  const [stack, dist] = await Promise.all([startStack({ seed }), distDirectory ?? buildForLocalStack()])
  const servers: { stop(): Promise<void> }[] = []
  const serve = async (directory: string): Promise<string> => {
    const server = await startWebServer({ stack, distDirectory: resolve(directory), port: await freePort() })
    servers.push(server)
    return server.webUrl
  }
  const close = async (): Promise<void> => {
    for (const server of servers) await server.stop()
    await stack.stop()
  }
  try {
    return { stack, webUrl: await serve(dist), serve, close }
  } catch (error) {
    await close()
    throw error
  }
}
