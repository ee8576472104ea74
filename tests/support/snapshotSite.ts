// A configured copy of the built page with snapshots, served by nginx in front of a running stack, as operators do it.
import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { localSite } from '../../local/web/local-site.ts'
import type { SiteFile } from '../../operate/config/schema.ts'
import { configure } from '../../operate/configure/configure.ts'
import { startUpstream, type Upstream } from '../deploy/http.ts'
import { startNginx, type StartWebServer } from '../deploy/webServer.ts'

const run = promisify(execFile)

const PROGRAM = 'dist-tools/snapshot.mjs'

/** The parts of a stack that a page needs. */
export type SnapshotStack = Parameters<typeof localSite>[0] & {
  readonly rpcUrl: string
  readonly graphqlUrl: string
  readonly gatewayUrl: string
}

export interface SnapshotSite {
  /** URL of the site, with a slash at its end. */
  readonly url: string
  readonly dist: string
  /** Configures the served folder again. @param settings other than the local stack's */
  readonly configure: (settings: Partial<SiteFile>) => void
  /** Writes the snapshots, and returns what the program printed. */
  readonly snapshot: (...args: string[]) => Promise<string>
  readonly close: () => Promise<void>
}

export interface SnapshotSiteOptions {
  /** Output of `vite build`. */
  readonly built: string
  readonly basePath?: string
  /** Settings other than the local stack's. */
  readonly changes?: Partial<SiteFile> | undefined
  /** nginx by default. */
  readonly start?: StartWebServer
}

let program: Promise<unknown> | undefined

/** Builds the program once, from the current source, as the production build that it is. */
const buildProgram = () =>
  (program ??= run('npx', ['vite', 'build', '--config', 'deploy/vite.snapshot.ts', '--logLevel', 'warn'], {
    env: { ...process.env, NODE_ENV: 'production' },
  }))

/** The stack's node accepts only requests of its own page, so the site's come to it without their origin. */
async function forwardRpc(rpcUrl: string): Promise<Upstream> {
  const upstream: Upstream = await startUpstream((_request, response) => {
    const { body = '' } = upstream.requests.at(-1) ?? {}
    fetch(rpcUrl, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
      .then(async (reply) =>
        response.writeHead(reply.status, { 'content-type': 'application/json' }).end(await reply.text()),
      )
      .catch(() => response.destroy())
  })
  return upstream
}

/** Configures and serves a copy of a build; `snapshot` then writes its snapshots. */
export async function openSnapshotSite(
  stack: SnapshotStack,
  { built, basePath = '/', changes = {}, start = startNginx }: SnapshotSiteOptions,
): Promise<SnapshotSite> {
  await buildProgram()
  if (!existsSync(PROGRAM)) throw new Error(`The build left no ${PROGRAM}`)
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-snapshot-'))
  const dist = join(folder, 'dist')
  cpSync(built, dist, { recursive: true })
  const configFile = join(folder, 'vitrine.config.json')
  const configureWith = (settings: Partial<SiteFile>) => {
    writeFileSync(configFile, JSON.stringify({ ...localSite(stack), basePath, ...settings }))
    configure(dist, configFile)
  }
  configureWith(changes)
  const node = await forwardRpc(stack.rpcUrl)
  const server = await start({
    root: dist,
    basePath,
    graphqlUrl: stack.graphqlUrl,
    rpcUrl: node.url,
    ipfsUrl: stack.gatewayUrl,
  })
  const url = `${server.origin}${basePath}`
  return {
    url,
    dist,
    configure: configureWith,
    snapshot: async (...args) => {
      const { stdout } = await run(process.execPath, [
        PROGRAM,
        dist,
        '--config',
        configFile,
        '--site',
        url,
        ...args,
      ])
      return stdout
    },
    close: async () => {
      await server.stop()
      await node.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
