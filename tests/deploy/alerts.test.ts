// The alert rules use metrics that graph-node has.
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { findPrograms, gnd } from '../../local/process/executable.ts'

const { groups } = parse(readFileSync('deploy/alerts.yaml', 'utf8')) as {
  groups: { rules: { alert: string; expr: string; labels: object; annotations: { summary: string } }[] }[]
}
const rules = groups.flatMap((group) => group.rules)

it('every rule has a name of its own, a severity and a sentence', () => {
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length)
  for (const { labels, annotations } of rules) {
    expect(labels).toHaveProperty('severity')
    expect(annotations.summary).toMatch(/\.$/)
  }
})

it('every metric is one of graph-node’s own', () => {
  const program = readFileSync(findPrograms([gnd]).gnd)
  const names = new Set(
    rules.flatMap(({ expr }) => [...expr.matchAll(/\b[a-z]+(?:_[a-z]+)+\b/g)].map(([name]) => name)),
  )
  expect(names.size).toBeGreaterThan(5)
  // A histogram's sum and count are made from its name.
  for (const name of names) expect(program.includes(name.replace(/_(sum|count)$/, '')), name).toBe(true)
})
