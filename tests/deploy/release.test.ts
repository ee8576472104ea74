// deploy/release.sh packs the same bytes each time, with checksums, and without what belongs to one site.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

/** What a build leaves, beside files of the repository. */
const BUILT = [
  'dist/index.template.html',
  'dist/assets/main-0f3a.js',
  'dist/sha256sums.txt',
  'dist-tools/configure.mjs',
  'dist-tools/snapshot.mjs',
  'subgraph/build/site/subgraph.yaml',
]
/** What `npm run configure` and an operator add. */
const OF_ONE_SITE = [
  'dist/index.html',
  'dist/site.webmanifest',
  'dist/brand/logo-1a2b.svg',
  'dist/home.html',
  'dist/collection/0x1.html',
  'dist/assets/snapshot/1a2b.png',
  'deploy/.env',
]
const OF_THE_REPOSITORY = [
  ...['docs/operating.md', 'docs/operating/own.md', 'vitrine.schema.json', 'schema.graphql', 'package.json'],
  ...['LICENSE', 'README.md', 'CHANGELOG.md', 'deploy/Caddyfile', 'deploy/cluster/config.toml'],
]

let folder = ''
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }

const pack = () =>
  execFileSync('sh', [resolve('deploy/release.sh')], {
    cwd: folder,
    env: { ...process.env, SOURCE_DATE_EPOCH: '1700000000' },
    encoding: 'utf8',
  })

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-release-'))
  const place = (file: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    return join(folder, file)
  }
  for (const file of [...BUILT, ...OF_ONE_SITE]) writeFileSync(place(file), file)
  for (const file of OF_THE_REPOSITORY) cpSync(file, place(file))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('packs the page and the subgraph, and nothing of one site', () => {
  pack()
  const list = (archive: string) =>
    execFileSync('tar', ['tzf', join(folder, 'release', archive)], { encoding: 'utf8' }).split('\n')
  const page = list(`vitrine-${version}.tar.gz`)
  for (const file of BUILT.slice(0, 5)) expect(page).toContain(`vitrine-${version}/${file}`)
  for (const file of OF_ONE_SITE) expect(page).not.toContain(`vitrine-${version}/${file}`)
  expect(page).toContain(`vitrine-${version}/deploy/cluster/config.toml`)
  const subgraph = list(`vitrine-subgraph-${version}.tar.gz`)
  expect(subgraph).toContain(`vitrine-subgraph-${version}/subgraph/build/site/subgraph.yaml`)
})

it('makes the same bytes again, and checksums that hold', () => {
  const sums = pack()
  expect(pack()).toBe(sums)
  const checked = execFileSync('sha256sum', ['--check', 'SHA256SUMS'], {
    cwd: join(folder, 'release'),
    encoding: 'utf8',
  })
  expect(checked.match(/: OK$/gm)?.length).toBe(2)
})
