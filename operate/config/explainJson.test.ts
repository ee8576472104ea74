import fc from 'fast-check'
import { expect, test } from 'vitest'
import { explainJson } from './explainJson.ts'

/** What JSON.parse says; undefined for JSON. */
function refusal(json: string): string | undefined {
  try {
    JSON.parse(json)
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}

test.each([
  ['{\n  "a": 1,\n}', 'line 3, column 1: a setting’s name'],
  ['{\n  "a": [1,]\n}', 'line 2, column 11: a value'],
  ['{\n  "a": 1\n  "b": 2\n}', 'line 3, column 3: a comma is missing before this'],
  ['{\n  "a" 1\n}', 'line 2, column 7: a colon is missing'],
  ['{ "a": harbor }', 'line 1, column 8: text must be in double quotes'],
  ['{\n  // mine\n}', 'line 2, column 3: JSON has no comments'],
  ['{ "a": "b\n}', 'line 1, column 8: the closing quote'],
  ['{ "a": 1', 'line 1, column 9: a closing brace is missing'],
  ['{} {}', 'line 1, column 4: the file must end here'],
  ['', 'line 1, column 1: a value'],
])('%j: %s', (json, words) => expect(explainJson(json, refusal(json) ?? '')).toContain(words))

test('says something of every text that isn’t JSON', () => {
  const piece = fc.constantFrom(
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '"a"',
    '1',
    'true',
    'x',
    '"',
    '\n',
    '\\u',
    '-',
    '/*',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const json = pieces.join('')
      const message = refusal(json)
      if (message !== undefined) expect(explainJson(json, message)).not.toBe('')
    }),
  )
})
