// Runs nginx and Caddy with the configurations of deploy/, as an operator would: with settings changed, and nothing else.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import getPort from 'get-port'
import { fetchRaw } from './http.ts'
import { getProgram } from './programs.ts'

export interface SiteSettings {
  /** Folder of a configured page. */
  readonly root: string
  readonly basePath: string
  /** The subgraph's query endpoint. */
  readonly graphqlUrl: string
  readonly rpcUrl?: string
  readonly ipfsUrl?: string
  /** Where an nginx with deploy/limits.conf is, for Caddy. */
  readonly limitsUrl?: string
  /** Where Caddy reads a visitor's address; as shipped when left out. */
  readonly visitor?: string
  /** Requests that nginx takes at once from one visitor; as shipped when left out. */
  readonly burst?: number
  /** Sources of `frame-ancestors`. */
  readonly frames?: string
}

export interface WebServer {
  readonly origin: string
  stop(): Promise<void>
}

export type StartWebServer = (settings: SiteSettings) => Promise<WebServer>

const exited = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve()
    else child.once('exit', () => resolve())
  })

/** Starts a program and waits until it answers. @throws Error with the program's output when it exits instead */
export async function startServer(
  command: string,
  args: readonly string[],
  { origin, env = {} }: { origin: string; env?: NodeJS.ProcessEnv },
): Promise<WebServer> {
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)))
  const stop = async () => {
    child.kill('SIGTERM')
    await exited(child)
  }
  for (;;) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`${command} exited while starting:\n${output}`)
    try {
      await fetchRaw(origin)
      return { origin, stop }
    } catch {
      await new Promise((soon) => setTimeout(soon, 50)) // Not listening yet.
    }
  }
}

/**
 * Returns nginx's configuration with settings changed.
 * @throws Error when the file doesn't have a setting
 */
export function changeSettings(configuration: string, settings: Readonly<Record<string, string>>): string {
  return Object.entries(settings).reduce((text, [name, value]) => {
    const line = new RegExp(`^( *)${name.replace('$', String.raw`\$`)} .*;$`, 'm')
    if (!line.test(text)) throw new Error(`The configuration has no setting ${name}`)
    return text.replace(line, (_, indent: string) => `${indent}${name} ${value};`)
  }, configuration)
}

/**
 * Runs nginx as the current user, with a configuration of sites and all of its files in a temporary folder.
 * @throws Error with what "nginx -t" says to an operator when that has a warning
 */
export async function runNginx(sites: string, origin: string): Promise<WebServer> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-nginx-'))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off;
    master_process off;
    pid ${folder}/nginx.pid;
    error_log stderr warn;
    events { worker_connections 4096; }
    http {
      access_log off;
      ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}
      include ${folder}/sites.conf;
    }`,
  )
  writeFileSync(join(folder, 'sites.conf'), sites.replaceAll(/\/var\/cache\/(nginx\b)?/g, `${folder}/`))
  const nginx = await getProgram('nginx')
  const args = ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')]
  const { stderr } = spawnSync(nginx, [...args, '-t'], { encoding: 'utf8' })
  if (stderr.includes('[warn]')) throw new Error(stderr)
  const server = await startServer(nginx, args, { origin })
  return {
    origin,
    stop: async () => {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const quote = (value: string): string => (/^\S+$/.test(value) && !value.includes("'") ? value : `"${value}"`)

export const startNginx: StartWebServer = async (settings) => {
  const port = await getPort()
  const configuration = changeSettings(readFileSync('deploy/nginx.conf', 'utf8'), {
    listen: `127.0.0.1:${port}`,
    'set $vitrine_root': settings.root,
    'set $vitrine_base': settings.basePath,
    'set $vitrine_graphql': settings.graphqlUrl,
    'set $vitrine_rpc': quote(settings.rpcUrl ?? ''),
    'set $vitrine_ipfs': quote(settings.ipfsUrl ?? ''),
    'set $vitrine_frames': quote(settings.frames ?? "'none'"),
  })
  return runNginx(setBurst(configuration, settings.burst), `http://127.0.0.1:${port}`)
}

const setBurst = (configuration: string, burst: number | undefined): string =>
  burst === undefined
    ? configuration
    : configuration.replaceAll(/(zone=vitrine_queries burst=)\d+/g, `$1${burst}`)

/** Runs nginx with deploy/limits.conf. @param options.burst as in SiteSettings */
export async function startLimits({ burst }: Pick<SiteSettings, 'burst'> = {}): Promise<WebServer> {
  const port = await getPort()
  const configuration = changeSettings(readFileSync('deploy/limits.conf', 'utf8'), {
    listen: `127.0.0.1:${port}`,
  })
  return runNginx(setBurst(configuration, burst), `http://127.0.0.1:${port}`)
}

/** Caddy's environment for a site: where it listens on this machine, and what it forwards to. */
export function caddyEnvironment(
  settings: Omit<SiteSettings, 'root' | 'basePath'>,
  { port, healthPort }: { port: number; healthPort: number },
): NodeJS.ProcessEnv {
  const graphql = new URL(settings.graphqlUrl)
  const { rpcUrl, ipfsUrl, limitsUrl, visitor, frames } = settings
  return {
    VITRINE_ADDRESS: `http://127.0.0.1:${port}`,
    VITRINE_HEALTH_PORT: String(healthPort),
    VITRINE_GRAPH_NODE: graphql.origin,
    VITRINE_SUBGRAPH: graphql.pathname,
    ...(rpcUrl === undefined
      ? {}
      : { VITRINE_RPC: new URL(rpcUrl).origin, VITRINE_RPC_PATH: new URL(rpcUrl).pathname }),
    ...(ipfsUrl === undefined ? {} : { VITRINE_IPFS: ipfsUrl }),
    ...(limitsUrl === undefined ? {} : { VITRINE_LIMITS: new URL(limitsUrl).host }),
    ...(visitor === undefined ? {} : { VITRINE_VISITOR: visitor }),
    ...(frames === undefined ? {} : { VITRINE_FRAMES: frames }),
  }
}

export const startCaddy: StartWebServer = async (settings) => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-caddy-'))
  const port = await getPort()
  const caddy = await getProgram('caddy')
  const args = ['run', '--config', 'deploy/Caddyfile', '--adapter', 'caddyfile']
  const server = await startServer(caddy, args, {
    origin: `http://127.0.0.1:${port}`,
    env: {
      ...caddyEnvironment(settings, { port, healthPort: await getPort() }),
      VITRINE_ROOT: settings.root,
      VITRINE_BASE: settings.basePath.replace(/\/$/, ''),
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    },
  })
  return {
    origin: server.origin,
    stop: async () => {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
