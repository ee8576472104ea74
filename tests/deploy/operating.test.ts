// The commands that the documentation gives to operators: each exists, and is run by a test or marked as not run here.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'

const DOCUMENTS = [
  'docs/operating.md',
  ...readdirSync('docs/operating').map((name) => `docs/operating/${name}`),
]
/** The ways to run the index, each from nothing to a site that is examined. */
const WAYS = ['docs/operating/hosted.md', 'docs/operating/own.md', 'docs/operating/cluster.md']
const NOT_RUN = '# not run here'

/** Commands that tests run: what each begins with, the file that runs it, and a text in that file that shows it. */
const RUN: readonly { command: string; by: string; evidence: string }[] = [
  { command: 'npm ci', by: '.ci/run', evidence: 'npm ci' },
  {
    command: 'npm start -- --rpc',
    by: 'tests/stack/operator.test.ts',
    evidence: "'--rpc', publicRpc.url, '--collection'",
  },
  { command: 'npm run setup', by: 'tests/stack/foreignChainProbe.test.ts', evidence: 'runSetup' },
  { command: 'npm run build', by: 'tests/suite/stages.ts', evidence: "['vite', 'build'" },
  { command: 'npm run configure', by: 'tests/suite/stages.ts', evidence: 'operate/configure/run.ts' },
  {
    command: 'npm run snapshot',
    by: 'tests/support/snapshotSite.ts',
    evidence: "'dist-tools/snapshot.mjs'",
  },
  { command: 'npm run compress', by: 'tests/bundle/webServer.test.ts', evidence: 'operate/compress/run.ts' },
  { command: 'npm run subgraph:deploy', by: 'tests/subgraph/deploy.test.ts', evidence: 'runDeployCommand' },
  {
    command: 'tar --create --file database.tar',
    by: 'tests/subgraph/deploy.test.ts',
    evidence: "'--create', '--file', archive",
  },
  {
    command: 'tar --extract --file database.tar',
    by: 'tests/subgraph/deploy.test.ts',
    evidence: "'--extract', '--file', archive",
  },
  { command: 'npm run doctor', by: 'tests/stack/doctor.test.ts', evidence: 'operate/doctor/run.ts' },
  { command: 'npm run reconcile', by: 'tests/stack/reconcile.test.ts', evidence: 'reconcile' },
]

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

/** Lines of the `sh` blocks, those of lists included. */
function getCommands(markdown: string): readonly string[] {
  return [...markdown.matchAll(/^ *```sh\n([\s\S]*?)^ *```$/gm)]
    .flatMap(([, block = '']) => block.split('\n'))
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** The operator's part of the README. */
function operatorPart(): string {
  const readme = readFileSync('README.md', 'utf8')
  const start = readme.indexOf('## Run it for your own collections')
  expect(start).toBeGreaterThan(-1)
  return readme.slice(start, readme.indexOf('\n## ', start + 3))
}

const documents = [
  ...DOCUMENTS.map((file) => ({ file, text: readFileSync(file, 'utf8') })),
  { file: 'README.md', text: operatorPart() },
]

/** What headings are called in links, as GitHub makes it. */
const getAnchors = (markdown: string) =>
  [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  )

describe.each(documents)('$file', ({ file, text }) => {
  const commands = getCommands(text)

  it.each(commands)('%s', (command) => {
    if (command.endsWith(NOT_RUN)) return
    expect(RUN.some((entry) => command === entry.command || command.startsWith(`${entry.command} `))).toBe(
      true,
    )
  })

  it('links to files and headings that exist', () => {
    for (const [, path = '', anchor = ''] of text.matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)/g)) {
      const target = path === '' ? file : normalize(join(dirname(file), path))
      expect(existsSync(target), path).toBe(true)
      if (anchor !== '') expect(getAnchors(readFileSync(target, 'utf8')), path).toContain(anchor)
    }
  })

  it('names no measurement by its code, and has tables for figures alone', () => {
    expect(text).not.toMatch(/\b(?!IP)[A-Z]\d{1,2}\b/)
    const rows = [...text.matchAll(/(?<=^\| -.*\n)(?:\|.*\n)+/gm)].flatMap(([table]) =>
      table.trim().split('\n'),
    )
    for (const row of rows) expect(row).toMatch(/\d/)
  })

  it('names only npm scripts that exist', () => {
    for (const [, script = ''] of text.matchAll(/npm run ([\w:]+)/g)) expect(scripts).toHaveProperty([script])
  })

  it('names only files that exist', () => {
    for (const [, path = ''] of text.matchAll(/`((?:deploy|src|tests)\/[\w./-]+\.\w+)`/g))
      if (path !== 'deploy/.env') expect(readFileSync(path, 'utf8'), path).not.toBe('')
  })
})

it.each(RUN)('$by runs $command', ({ by, evidence }) => {
  expect(readFileSync(by, 'utf8')).toContain(evidence)
})

it.each(WAYS)('%s leads from nothing to a site that is examined', (file) => {
  const text = readFileSync(file, 'utf8')
  expect(getCommands(text).length).toBeGreaterThan(2)
  expect(text).toContain('npm run subgraph:deploy')
  expect(readFileSync('docs/operating.md', 'utf8')).toContain(`(${file.replace('docs/', '')})`)
})

it('the README’s way to a live site is short', () => {
  expect(operatorPart().trim().split('\n').length).toBeLessThanOrEqual(25)
  expect(getCommands(operatorPart()).length).toBeLessThanOrEqual(6)
})
