// Text outside the catalogs: the rule as the linter runs it, and what styles write.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lintCases } from './lintCases.ts'

const PASSING = [
  '<p>{text}</p>',
  '<p>· 12 ×</p>',
  '<p className="note">{"·"}</p>',
  '<a href="/activity" aria-label={label}>{icon}</a>',
  '<p>{state === "ready" && text}</p>',
  '<p>{isOpen ? text : null}</p>',
]
const REFUSED = [
  '<p>Buy</p>',
  '<>Buy</>',
  '<p>{"Buy"}</p>',
  '<p>{`Buy ${count}`}</p>',
  '<p>{isOpen ? "Close" : text}</p>',
  '<p>{isOpen ? text : `Open ${name}`}</p>',
  '<p>{isOpen && "Close"}</p>',
  '<p>{name || (isOpen ? text : "Open")}</p>',
  '<img alt="A picture" />',
  '<button aria-label={isOpen ? "Close" : text} />',
  '<input placeholder={`Name of ${item}`} />',
]

test('refuses text in JSX that people read or hear, and nothing else', async () => {
  const cases = [...PASSING, ...REFUSED].map((jsx) => `export default ${jsx}`)
  const refused = await lintCases({ plugin: 'messages', rule: 'text-is-message' }, cases)
  expect(refused.toSorted()).toEqual(REFUSED.map((jsx) => `export default ${jsx}`).toSorted())
})

test('styles add no words, which would stay in English', () => {
  const styles = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.css'),
  )
  expect(styles.length).toBeGreaterThan(100)
  const written = styles.filter((name) => {
    const withoutEscapes = readFileSync(join('src', name), 'utf8').replaceAll(/\\[0-9a-f]{1,6}/gi, '')
    return /content:\s*['"][^'"]*\p{L}/u.test(withoutEscapes)
  })
  expect(written).toEqual([])
})
