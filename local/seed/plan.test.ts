import { expect, test } from 'vitest'
import { compileContracts } from '../contracts/compile.ts'
import { ContentShelf } from './content.ts'
import { gatherPeople } from './people.ts'
import { DAYS, planHistory, SCALES } from './plan.ts'

const NOW = 1_800_000_000
const contracts = await compileContracts({ set: 'demo' })
const unlocked = Array.from({ length: 10 }, (_, i) => `0x${(i + 1).toString(16).padStart(40, '0')}`)

function plan(nowSeconds: number) {
  const shelf = new ContentShelf()
  const people = gatherPeople(unlocked, SCALES.small.collectorsBeyondAccounts)
  const { script, notable } = planHistory({ scale: 'small', nowSeconds, contracts, people, shelf })
  return { blocks: script.blocks, notable, cids: [...shelf.entries()].map(([cid]) => cid) }
}

const reference = plan(NOW)

test('the same arguments produce the same script, byte for byte', () => {
  expect(plan(NOW)).toEqual(reference)
})

test('another day changes times and nothing else', () => {
  const [one, other] = [reference, plan(NOW + 12_345)]
  expect(other.notable).toEqual(one.notable)
  expect(other.cids).toEqual(one.cids)
  expect(other.blocks.map(({ timestampSeconds }) => timestampSeconds - 12_345)).toEqual(
    one.blocks.map(({ timestampSeconds }) => timestampSeconds),
  )
  const deeds = ({ blocks }: typeof one) =>
    blocks.flatMap(({ transactions }) =>
      transactions.map(({ from, to, value, label }) => [from, to, value, label]),
    )
  expect(deeds(other)).toEqual(deeds(one))
})

test('blocks follow one another within the sixty days', () => {
  const times = reference.blocks.map(({ timestampSeconds }) => timestampSeconds)
  expect(times[0]).toBeGreaterThanOrEqual(NOW - DAYS * 86_400)
  expect(times.at(-1)).toBeLessThan(NOW)
  times.slice(1).forEach((time, i) => expect(time).toBeGreaterThan(times[i] ?? time))
})

test('refuses too few unlocked accounts', () => {
  expect(() => gatherPeople(unlocked.slice(0, 9), 2)).toThrow('needs 10 unlocked accounts')
})
