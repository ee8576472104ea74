// Tests how checks run and what is printed of them: time limits, skipped checks, and errors in their own words.
import { expect, test } from 'vitest'
import { type Check, ok, once, runChecks, warning } from './check.ts'
import { renderJson, renderTable } from './table.ts'

const check = (name: string, run: Check['run'], after: readonly Check[] = []): Check => ({
  name,
  fix: `Fix ${name}.`,
  after,
  run,
})
const never = () => new Promise<never>(() => undefined)
const throwing = () => Promise.reject(new Error('The node says no.'))

test('prints a row for each check in order, with what to do below those that are not ok', async () => {
  const broken = check('broken', throwing)
  const rows = await runChecks(
    [
      check('good', () => Promise.resolve(ok('fine'))),
      broken,
      check('needs broken', () => Promise.resolve(ok('unused')), [broken]),
      check('slow', never),
      check('odd', () => Promise.resolve(warning('strange', 'Look.'))),
      check('plain', () => Promise.resolve(warning('weak'))),
    ],
    20,
  )
  expect(renderTable(rows)).toBe(
    [
      'ok       good          fine',
      'failed   broken        The node says no.',
      '                       → Fix broken.',
      'skipped  needs broken  not checked, because “broken” failed',
      'failed   slow          it took longer than 0.02 s',
      '                       → Fix slow.',
      'warning  odd           strange',
      '                       → Look.',
      'warning  plain         weak',
      '                       → Fix plain.',
      '',
      '1 ok, 2 warning, 2 failed, 1 skipped',
    ].join('\n'),
  )
  const checks = rows.map(({ detail, ...row }) => ({ ...row, found: detail }))
  expect(JSON.parse(renderJson(rows))).toEqual({ failed: 2, warnings: 2, checks })
})

test('skips what needs a skipped check too', async () => {
  const broken = check('broken', throwing)
  const middle = check('middle', never, [broken])
  const rows = await runChecks([broken, middle, check('last', never, [middle])])
  expect(rows.map(({ status }) => status)).toEqual(['failed', 'skipped', 'skipped'])
})

test('runs what is last after all others, one at a time, and prints it in its place', async () => {
  const ran: string[] = []
  const noting = (name: string, isLast = false): Check => ({
    ...check(name, async () => {
      ran.push(`${name} starts`)
      await new Promise(setImmediate)
      ran.push(`${name} ends`)
      return ok('done')
    }),
    isLast,
  })
  const rows = await runChecks([noting('burst', true), noting('slow'), noting('second burst', true)])
  expect(rows.map(({ name }) => name)).toEqual(['burst', 'slow', 'second burst'])
  expect(ran.map((line) => line.split(' ').slice(0, -1).join(' '))).toEqual([
    ...['slow', 'slow', 'burst', 'burst'],
    ...['second burst', 'second burst'],
  ])
})

test('prints nothing that controls a terminal', async () => {
  const [row] = await runChecks([check('bad', () => Promise.resolve(ok('a\u001b[2Jb\u202e\nc')))])
  expect(row?.detail).toBe('a [2Jb c')
})

test('reads what checks share once', async () => {
  let reads = 0
  const read = once(() => Promise.resolve((reads += 1)))
  expect(await Promise.all([read(), read()])).toEqual([1, 1])
})
