import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ALARMS } from './alarms.ts'

const FOLDER = new URL('../../src/messages/en/', import.meta.url)

test('knows each alarm by words that a page still uses', () => {
  const texts = readdirSync(FOLDER).map((file) => readFileSync(new URL(file, FOLDER), 'utf8'))
  const unused = ALARMS.filter(({ words }) => !texts.some((text) => words.test(text)))
  expect(unused.map(({ name }) => name)).toEqual([])
})
