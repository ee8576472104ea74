// What can run of the page's image without a container engine: its Dockerfile is checked, and its entry point is run with
// the real bundle of `configure` and a real Caddy.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { validate } from 'dockerfile-utils'
import getPort from 'get-port'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { configure } from '../../operate/configure/configure.ts'
import { fetchRaw } from './http.ts'
import { getProgram } from './programs.ts'
import { makeSite } from './sitePromises.ts'
import { caddyEnvironment, startServer } from './webServer.ts'

const dockerfile = readFileSync('deploy/Dockerfile', 'utf8')
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

describe('deploy/Dockerfile', () => {
  it('is valid', () => {
    expect(validate(dockerfile)).toEqual([])
    expect(validate(dockerfile.replace('WORKDIR', 'WORKDIRR'))).not.toEqual([])
  })

  it('copies only files that exist, and that its context has', () => {
    const ignored = readFileSync('deploy/Dockerfile.dockerignore', 'utf8').split('\n')
    const sources = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, list = '']) =>
      list.split(' '),
    )
    expect(sources.length).toBeGreaterThan(5)
    for (const source of sources) {
      expect(existsSync(source), source).toBe(true)
      expect(ignored).not.toContain(source.split('/')[0])
    }
  })

  it('runs only scripts that exist', () => {
    const commands = [...dockerfile.matchAll(/npm run ([\w:]+)/g)].map(([, script = '']) => script)
    expect(commands.length).toBeGreaterThan(2)
    for (const script of commands) expect(scripts).toHaveProperty([script])
  })
})

describe('deploy/entrypoint.sh', () => {
  let folder = ''
  let dist = ''

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'vitrine-container-'))
    const vite = join(process.cwd(), 'node_modules', '.bin', 'vite')
    const tools = ['--outDir', folder, '--logLevel', 'warn']
    execFileSync(vite, ['build', '--config', 'deploy/vite.configure.ts', ...tools])
    dist = makeSite('/')
    mkdirSync(join(folder, 'etc'))
  })
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true })
    rmSync(dist, { recursive: true, force: true })
  })

  const config = () => join(folder, 'etc', 'vitrine.config.json')
  const write = (changes: object) => {
    const shipped = JSON.parse(readFileSync('vitrine.config.json', 'utf8')) as object
    writeFileSync(config(), JSON.stringify({ ...shipped, ...changes }))
  }
  const environment = async (ports: { port: number; healthPort: number }) => ({
    ...caddyEnvironment({ graphqlUrl: 'http://127.0.0.1:9/subgraphs/name/gallery' }, ports),
    PATH: [dirname(await getProgram('caddy')), process.env['PATH']].join(delimiter),
    VITRINE_DIST: dist,
    VITRINE_TOOLS: folder,
    VITRINE_CONFIG: config(),
    VITRINE_ROOT: join(folder, 'srv'),
    VITRINE_CADDYFILE: 'deploy/Caddyfile',
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
  })

  it('makes the page this site’s and serves it, again after each change of the configuration', async () => {
    for (const basePath of ['/', '/market/']) {
      write({ basePath, brand: { name: `Gallery at ${basePath}` } })
      const ports = { port: await getPort(), healthPort: await getPort() }
      const origin = `http://127.0.0.1:${ports.port}`
      const server = await startServer('sh', ['deploy/entrypoint.sh'], {
        origin,
        env: await environment(ports),
      })
      try {
        const { status, body } = await fetchRaw(`${origin}${basePath}c/0x1`)
        expect(status).toBe(200)
        expect(body.toString()).toContain(`<title>Gallery at ${basePath}</title>`)
        const script = await fetchRaw(`${origin}${basePath}assets/main-0f3a.js`)
        expect(script.headers['cache-control']).toContain('immutable')
        const health = await fetchRaw(`http://127.0.0.1:${ports.healthPort}/index.html`)
        expect(health.status).toBe(200)
      } finally {
        await server.stop()
      }
      // The bundle writes what `npm run configure` writes.
      const served = readFileSync(join(folder, 'srv', 'index.html'), 'utf8')
      configure(dist, config())
      expect(served).toBe(readFileSync(join(dist, 'index.html'), 'utf8'))
    }
  })

  it('serves the page as it was while the configuration has a mistake', async () => {
    write({ basePath: '/market/', brand: { name: 'As it was' } })
    const first = { port: await getPort(), healthPort: await getPort() }
    const start = async (ports: typeof first) =>
      startServer('sh', ['deploy/entrypoint.sh'], {
        origin: `http://127.0.0.1:${ports.port}`,
        env: await environment(ports),
      })
    await (await start(first)).stop()
    write({ basePath: '/other/', brand: { nam: 'Gallery' } })
    const ports = { port: await getPort(), healthPort: await getPort() }
    const server = await start(ports)
    try {
      const { status, body } = await fetchRaw(`http://127.0.0.1:${ports.port}/market/`)
      expect(status).toBe(200)
      expect(body.toString()).toContain('<title>As it was</title>')
    } finally {
      await server.stop()
    }
  })

  it('ends with the configuration’s mistake where there is no page yet', async () => {
    write({ brand: { nam: 'Gallery' } })
    const { status, stderr } = spawnSync('sh', ['deploy/entrypoint.sh'], {
      env: {
        ...process.env,
        ...(await environment({ port: 1, healthPort: 1 })),
        VITRINE_ROOT: join(folder, 'empty'),
      },
      encoding: 'utf8',
    })
    expect(status).toBe(1)
    expect(stderr).toContain('Did you mean "name"?')
  })
})
