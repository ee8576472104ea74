// Text outside the catalogs: the rule as the linter runs it, where each case is a file of its own, and what styles write.
import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

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
  const directory = await mkdtemp(join(tmpdir(), 'vitrine-lint-'))
  try {
    const config = {
      jsPlugins: [join(import.meta.dirname, 'messages.js')],
      categories: { correctness: 'off' },
      rules: { 'messages/text-is-message': 'error' },
    }
    await writeFile(join(directory, '.oxlintrc.json'), JSON.stringify(config))
    const cases = [...PASSING, ...REFUSED]
    await Promise.all(
      cases.map((code, index) => writeFile(join(directory, `${index}.tsx`), `export default ${code}\n`)),
    )
    const oxlint = join(process.cwd(), 'node_modules/.bin/oxlint')
    const failure: unknown = await promisify(execFile)(oxlint, ['--format', 'json'], {
      cwd: directory,
    }).catch((error: unknown) => error)
    const { diagnostics } = JSON.parse((failure as { stdout: string }).stdout) as {
      diagnostics: readonly { filename: string; code: string }[]
    }
    expect(new Set(diagnostics.map(({ code }) => code))).toEqual(new Set(['messages(text-is-message)']))
    const refused = diagnostics.map(({ filename }) => cases[Number.parseInt(filename, 10)])
    expect(refused.toSorted()).toEqual(REFUSED.toSorted())
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
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
