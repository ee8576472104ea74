// The helpers do what tslib's own do.
import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'
import * as ours from './tslib.ts'

type Helpers = Pick<typeof ours, '__awaiter' | '__await' | '__asyncGenerator' | '__asyncValues' | '__rest'>

// Imported by its path, because its name is an alias for our module.
const original: unknown = createRequire(import.meta.url)('../../../node_modules/tslib/tslib.js')

const later = (value: unknown) => new Promise((resolve) => setTimeout(resolve, 0, value))

describe.each<[string, Helpers]>([
  ['tslib', original as Helpers],
  ['ours', ours],
])('%s', (_name, helpers) => {
  test('an async function awaits what its generator yields, and catches what is thrown there', async () => {
    const run = (fails: boolean) =>
      helpers.__awaiter({ base: 1 }, [2], undefined, function* (this: unknown, added: unknown) {
        const { base } = this as { base: number }
        try {
          const sum = base + (added as number) + ((yield later(3)) as number)
          if (fails) yield Promise.reject(new Error(`${sum}`))
          return sum
        } catch (error) {
          return (error as Error).message
        }
      })
    expect([await run(false), await run(true)]).toEqual([6, '6'])
    await expect(
      helpers.__awaiter(undefined, undefined, undefined, function* () {
        yield later(1)
        throw new Error('thrown')
      }),
    ).rejects.toThrow('thrown')
  })

  test('an async generator awaits, yields, and cleans up when its reader leaves', async () => {
    const log: unknown[] = []
    const generate = () =>
      helpers.__asyncGenerator(undefined, undefined, function* () {
        try {
          for (let i = 0; i < 3; i++) yield yield helpers.__await(later(i))
          return yield helpers.__await('end')
        } finally {
          log.push('done')
        }
      })
    for await (const value of { [Symbol.asyncIterator]: generate }) log.push(value)
    for await (const value of { [Symbol.asyncIterator]: generate }) {
      log.push(value)
      break
    }
    expect(log).toEqual([0, 1, 2, 'done', 0, 'done'])
  })

  test('lists are iterated, and properties left out', async () => {
    const values = helpers.__asyncValues([1, 2])
    expect((await values.next()).value).toBe(1)
    const symbol = Symbol('kept')
    expect(helpers.__rest({ a: 1, b: 2, [symbol]: 3 }, ['a'])).toEqual({ b: 2, [symbol]: 3 })
  })
})
