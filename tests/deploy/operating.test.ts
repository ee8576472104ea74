// The commands that the documentation gives to operators: each exists, and is run by a test or marked as not run here.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const DOCUMENTS = ['docs/operating.md', 'deploy/cluster/README.md']
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
  { command: 'npm run doctor', by: 'tests/stack/doctor.test.ts', evidence: 'operate/doctor/run.ts' },
  { command: 'npm run reconcile', by: 'tests/stack/reconcile.test.ts', evidence: 'reconcile' },
]

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

/** Lines of the `sh` blocks, those of lists included. */
function commandsOf(markdown: string): readonly string[] {
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

describe.each(documents)('$file', ({ text }) => {
  const commands = commandsOf(text)

  it('has commands', () => {
    expect(commands.length).toBeGreaterThan(0)
  })

  it.each(commands)('%s', (command) => {
    if (command.endsWith(NOT_RUN)) return
    expect(RUN.some((entry) => command === entry.command || command.startsWith(`${entry.command} `))).toBe(
      true,
    )
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

it('the README’s way to a live site has five steps at most', () => {
  expect(operatorPart().match(/^\d\. \*\*/gm)?.length).toBeLessThanOrEqual(5)
})
