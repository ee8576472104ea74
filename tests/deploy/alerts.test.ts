// The alert rules: each fires when it should and is silent when it shouldn't, by metrics that exist.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse, stringify } from 'yaml'
import { findPrograms, gnd } from '../../subgraph/manifest/program.ts'
import { getProgram } from './programs.ts'

interface Rule {
  alert: string
  expr: string
  labels: object
  annotations: { summary: string }
}
interface Cases {
  rule_files: string[]
  tests: {
    alert_rule_test: { alertname: string; exp_alerts?: { exp_labels: object; exp_annotations?: object }[] }[]
  }[]
}

const file = parse(readFileSync('deploy/alerts.yaml', 'utf8')) as { groups: { rules: Rule[] }[] }
const rules = file.groups.flatMap((group) => group.rules)
const cases = parse(readFileSync('tests/deploy/alerts.promtool.yaml', 'utf8')) as Cases
const expectations = cases.tests.flatMap((test) => test.alert_rule_test)

it('every rule has a name of its own, a severity and a sentence', () => {
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length)
  for (const { labels, annotations } of rules) {
    expect(labels).toHaveProperty('severity')
    expect(annotations.summary).toMatch(/\.$/)
  }
})

/** Words of the language that look like metrics. */
const LANGUAGE = new Set(['group_right', 'predict_linear'])
/** Metrics of node_exporter and blackbox_exporter. Sources: their READMEs. */
const EXPORTED = new Set([
  'node_filesystem_avail_bytes',
  'node_filesystem_size_bytes',
  'probe_http_last_modified_timestamp_seconds',
  'probe_ssl_earliest_cert_expiry',
  'probe_success',
])

it('every metric is one of graph-node’s own, or of an exporter', () => {
  const program = readFileSync(findPrograms([gnd]).gnd)
  const names = new Set(
    rules.flatMap(({ expr }) => [...expr.matchAll(/\b[a-z]+(?:_[a-z]+)+\b/g)].map(([name]) => name)),
  )
  const own = [...names].filter((name) => !LANGUAGE.has(name) && !EXPORTED.has(name))
  expect(own.length).toBeGreaterThan(5)
  // A histogram's sum and count are made from its name. Labels are in the program too.
  for (const name of own) expect(program.includes(name.replace(/_(sum|count)$/, '')), name).toBe(true)
})

describe('promtool', () => {
  let promtool = ''
  let folder = ''
  beforeAll(async () => {
    promtool = await getProgram('promtool')
    folder = mkdtempSync(join(tmpdir(), 'vitrine-alerts-'))
    // The first run on a machine downloads it.
  }, 120_000)
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const run = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(promtool, args, { encoding: 'utf8' })
    return { status, output: `${stdout}${stderr}` }
  }

  /** Tests rules in which some expressions are replaced. */
  function testRules(expressions: Readonly<Record<string, string>> = {}) {
    const changed = structuredClone(file)
    for (const rule of changed.groups.flatMap((group) => group.rules))
      rule.expr = expressions[rule.alert] ?? rule.expr
    writeFileSync(join(folder, 'alerts.yaml'), stringify(changed))
    const complete = structuredClone(cases)
    complete.rule_files = ['alerts.yaml']
    for (const { alertname, exp_alerts = [] } of complete.tests.flatMap((test) => test.alert_rule_test)) {
      const summary = rules.find(({ alert }) => alert === alertname)?.annotations.summary
      for (const alert of exp_alerts) alert.exp_annotations = { summary }
    }
    writeFileSync(join(folder, 'cases.yaml'), stringify(complete))
    return run('test', 'rules', join(folder, 'cases.yaml'))
  }

  it.each(rules.map(({ alert }) => alert))(
    '%s has a case in which it fires, and one in which not',
    (alert) => {
      const own = expectations.filter(({ alertname }) => alertname === alert)
      expect(own.some(({ exp_alerts = [] }) => exp_alerts.length > 0)).toBe(true)
      expect(own.some(({ exp_alerts = [] }) => exp_alerts.length === 0)).toBe(true)
    },
  )

  it('finds that each rule fires when it should, and only then', () => {
    expect(testRules()).toMatchObject({ status: 0 })
  })

  it.each([
    ['NodeFails', 'rate(endpoint_request{result="failure"}[10m]) / rate(endpoint_request[10m]) > 0.2'],
    [
      'IndexerBehind',
      'max by (network) (ethereum_chain_head_number) - on (network) max by (network) (deployment_head) > 50',
    ],
    ['DiskFull', 'vector(0) > 1'],
    ['SnapshotOld', 'vector(1) > 0'],
  ])('refuses another rule for %s', (alert, expression) => {
    const { status, output } = testRules({ [alert]: expression })
    expect(status).toBe(1)
    const named = [...output.matchAll(/alertname: ?(\w+)/g)].map(([, name]) => name)
    expect(new Set(named)).toEqual(new Set([alert]))
  })

  it('accepts the configuration with the jobs that the rules read', () => {
    expect(run('check', 'config', resolve('deploy/prometheus.yaml'))).toMatchObject({ status: 0 })
    const jobs = (
      parse(readFileSync('deploy/prometheus.yaml', 'utf8')) as { scrape_configs: { job_name: string }[] }
    ).scrape_configs.map(({ job_name }) => job_name)
    for (const { expr } of rules)
      for (const [, job] of expr.matchAll(/job="([\w-]+)"/g)) expect(jobs).toContain(job)
  })
})
