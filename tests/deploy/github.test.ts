// The files of .github are valid by GitHub's own parser, run what the project has, and pin what they use.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'

const WORKFLOWS = '.github/workflows'
const FORMS = '.github/ISSUE_TEMPLATE'
const { scripts, engines } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>
  engines: { node: string }
}

async function readWorkflow(content: string) {
  const trace = new NoOperationTraceWriter()
  const { context, value } = parseWorkflow({ name: 'workflow.yml', content }, trace)
  const template = value === undefined ? undefined : await convertWorkflowTemplate(context, value)
  return { template, errors: context.errors.getErrors().map(({ message }) => message) }
}

interface Job {
  readonly 'timeout-minutes'?: number
  readonly permissions?: Readonly<Record<string, string>>
  readonly steps: readonly {
    readonly uses?: string
    readonly run?: string
    readonly with?: Readonly<Record<string, unknown>>
  }[]
}

describe.each(readdirSync(WORKFLOWS))('%s', (file) => {
  const content = readFileSync(join(WORKFLOWS, file), 'utf8')
  const { permissions, jobs } = parse(content) as {
    permissions: object
    jobs: Record<string, Job>
  }
  const steps = Object.values(jobs).flatMap((job) => job.steps)

  it('is valid', async () => {
    const { template, errors } = await readWorkflow(content)
    expect(errors).toEqual([])
    expect(template?.jobs.length).toBe(Object.keys(jobs).length)
  })

  it('is refused when a key is wrong', async () => {
    const { errors } = await readWorkflow(content.replace('runs-on', 'run-on'))
    expect(errors).not.toEqual([])
  })

  it('pins every action to a version', () => {
    for (const { uses } of steps)
      if (uses !== undefined) expect(uses).toMatch(/^[\w-]+\/[\w-]+@v\d+\.\d+\.\d+$/)
  })

  it('may only read by default, and ends', () => {
    expect(permissions).toEqual({ contents: 'read' })
    for (const [name, job] of Object.entries(jobs)) expect(job['timeout-minutes'], name).toBeDefined()
  })

  it('leaves no token in a checkout, where packages run', () => {
    for (const { uses = '', with: settings } of steps)
      if (uses.startsWith('actions/checkout@'))
        expect(settings).toMatchObject({ 'persist-credentials': false })
  })

  it('runs nothing of the repository or of a package where it may write', () => {
    for (const job of Object.values(jobs).filter((one) => one.permissions !== undefined)) {
      for (const { uses = '', run = '' } of job.steps) {
        expect(uses).not.toMatch(/checkout|setup-node/)
        expect(run).not.toMatch(/\b(npm|npx|node|sh|bash)\b/)
      }
    }
  })

  it('runs only scripts that exist', () => {
    for (const { run = '' } of steps)
      for (const [, script = ''] of run.matchAll(/npm run ([\w:]+)/g))
        expect(scripts).toHaveProperty([script])
  })
})

it('CI runs the README’s commands on every supported version of Node', () => {
  const { jobs } = parse(readFileSync(join(WORKFLOWS, 'ci.yml'), 'utf8')) as {
    jobs: { test: { strategy: { matrix: { node: string[] } }; steps: { run?: string }[] } }
  }
  expect(jobs.test.steps.flatMap(({ run }) => run ?? []).slice(-2)).toEqual(['npm ci', 'npm test'])
  expect(readFileSync('README.md', 'utf8')).toContain('npm ci && npm test')
  expect(jobs.test.strategy.matrix.node).toEqual(['20', '22', '24'])
  expect(engines.node).toMatch(/^>=20\./)
})

describe.each(readdirSync(FORMS).filter((file) => file !== 'config.yml'))('issue form %s', (file) => {
  const form = parse(readFileSync(join(FORMS, file), 'utf8')) as {
    name: string
    description: string
    body: { type: string; id?: string; attributes: Record<string, unknown> }[]
  }

  // Source: https://docs.github.com/en/communities/using-templates-to-encourage-useful-issues-and-pull-requests/syntax-for-githubs-form-schema
  it('has what GitHub requires', () => {
    expect(form.name).not.toBe('')
    expect(form.description).not.toBe('')
    const fields = form.body.filter(({ type }) => type !== 'markdown')
    expect(fields.length).toBeGreaterThan(0)
    expect(new Set(fields.map(({ id }) => id)).size).toBe(fields.length)
    for (const { type, attributes } of form.body) {
      expect(['markdown', 'textarea', 'input', 'dropdown', 'checkboxes']).toContain(type)
      expect(attributes).toHaveProperty(type === 'markdown' ? 'value' : 'label')
      if (type === 'dropdown') expect((attributes['options'] as string[]).length).toBeGreaterThan(1)
    }
  })
})

it('renovate.json names packages and images that the project uses', () => {
  const { packageRules } = JSON.parse(readFileSync('renovate.json', 'utf8')) as {
    packageRules: { matchPackageNames?: string[] }[]
  }
  const used = ['package.json', 'deploy/compose.yaml'].map((file) => readFileSync(file, 'utf8')).join('\n')
  for (const name of packageRules.flatMap(({ matchPackageNames = [] }) => matchPackageNames))
    expect(used).toContain(name)
})
