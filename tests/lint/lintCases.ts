// Runs one of this folder's rules as the linter does, with each case in a file of its own.
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

interface Rule {
  /** The plugin's name, which is its file's too. */
  readonly plugin: string
  readonly rule: string
}

/** @returns the refused cases, in any order @throws Error when the linter reports something else */
export async function lintCases({ plugin, rule }: Rule, cases: readonly string[]): Promise<string[]> {
  const directory = await mkdtemp(join(tmpdir(), 'vitrine-lint-'))
  try {
    const config = {
      jsPlugins: [join(import.meta.dirname, `${plugin}.js`)],
      categories: { correctness: 'off' },
      rules: { [`${plugin}/${rule}`]: 'error' },
    }
    await writeFile(join(directory, '.oxlintrc.json'), JSON.stringify(config))
    await Promise.all(cases.map((code, index) => writeFile(join(directory, `${index}.tsx`), `${code}\n`)))
    const oxlint = join(process.cwd(), 'node_modules/.bin/oxlint')
    const failure: unknown = await promisify(execFile)(oxlint, ['--format', 'json'], {
      cwd: directory,
    }).catch((error: unknown) => error)
    const { diagnostics } = JSON.parse((failure as { stdout: string }).stdout) as {
      diagnostics: readonly { filename: string; code: string }[]
    }
    const other = diagnostics.find(({ code }) => code !== `${plugin}(${rule})`)
    if (other !== undefined) throw new Error(`The linter reported ${other.code}.`)
    return diagnostics.flatMap(({ filename }) => cases[Number.parseInt(filename, 10)] ?? [])
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}
