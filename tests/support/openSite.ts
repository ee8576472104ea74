// The whole product for a test: the local stack with its history, and the built page served with it.
import { resolve } from 'node:path'
import { freePort } from '../../local/process/ports.ts'
import type { SeedScale } from '../../local/seed/plan.ts'
import { type Stack, startStack } from '../../local/stack.ts'
import { buildPage } from '../../local/web/build.ts'
import { startWebServer } from '../../local/web/server.ts'

export interface Site {
  readonly stack: Stack
  readonly webUrl: string
  /** Serves another build with the same stack. */
  serve(distDirectory: string): Promise<string>
  close(): Promise<void>
}

/** Starts a separate stack on free ports, with a temporary state directory, and the page as `npm start` does. */
export async function openSite({ seed }: { readonly seed: SeedScale }): Promise<Site> {
  const [stack, dist] = await Promise.all([startStack({ seed }), buildPage()])
  const servers: { stop(): Promise<void> }[] = []
  const serve = async (directory: string): Promise<string> => {
    const server = await startWebServer({
      stack,
      distDirectory: resolve(directory),
      port: await freePort(),
    })
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
