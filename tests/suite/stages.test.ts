// The sets of stages: what a contributor runs while working, before a commit, and before a pull request.
import { expect, it } from 'vitest'
import { chooseStages } from './stages.ts'

const getNames = (...args: readonly string[]) => chooseStages(args).map(({ name }) => name)

it('chooses lint and unit tests for quick, more for check, and all by default', () => {
  expect(getNames('quick').sort()).toEqual(['lint', 'unit'])
  expect(getNames('check')).toEqual(expect.arrayContaining([...getNames('quick'), 'pages', 'tools']))
  expect(getNames()).toEqual(expect.arrayContaining([...getNames('check'), 'stack', 'journeys']))
  expect(getNames('check')).not.toContain('stack')
})

it('chooses stages by name, and names one that there isn’t', () => {
  expect(getNames('unit', 'pages')).toEqual(['unit', 'pages'])
  expect(() => chooseStages(['units'])).toThrow('There is no stage "units"')
})

it('starts no stage before another that it needs', () => {
  const names = getNames()
  for (const { name, after } of chooseStages([])) {
    for (const needed of after)
      expect(names.indexOf(needed), `${needed} for ${name}`).toBeLessThan(names.indexOf(name))
  }
})
