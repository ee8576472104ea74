// Each package with a module in the build is named in the license file, with the text of its license.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { LICENSES_FILE } from '../../vite.licenses.ts'

const ASSETS = 'dist/assets'
const SOURCE_MAPS = 'dist-sourcemaps'

/** Folders of the packages whose modules the build's source maps name, including those of workers. */
function packagesInBuild(): readonly string[] {
  const folders = new Set<string>()
  for (const file of readdirSync(SOURCE_MAPS).filter((name) => name.endsWith('.js.map'))) {
    const { sources } = JSON.parse(readFileSync(join(SOURCE_MAPS, file), 'utf8')) as { sources: string[] }
    for (const source of sources) {
      const [, path] = /^(?:\.\.\/)+(node_modules\/.*)$/.exec(source) ?? []
      const [folder] = /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(path ?? '') ?? []
      if (folder !== undefined && existsSync(join(folder, 'package.json'))) folders.add(resolve(folder))
    }
  }
  return [...folders]
}

test('each package in the build is named with its license', () => {
  const notices = readFileSync(join('dist', LICENSES_FILE), 'utf8').split(`\n\n${'-'.repeat(80)}\n\n`)
  const folders = packagesInBuild()
  // The page alone has about fifty; packages of workers are among them.
  expect(folders.length).toBeGreaterThan(50)
  expect(folders.some((folder) => folder.endsWith('/@ethereumjs/mpt'))).toBe(true)
  const missing = folders.flatMap((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
      name: string
      version: string
      license: string
    }
    const notice = notices.find((text) => text.startsWith(`${name} ${version}\nLicense: ${license}\n`))
    // The shortest license in use has about 600 characters.
    return notice === undefined || notice.length < 600 ? [`${name} ${version}`] : []
  })
  expect(missing).toEqual([])
})

test.each(['geist-mono', 'instrument-sans'])('the typeface %s is named with its license', (name) => {
  expect(readdirSync(ASSETS).some((file) => file.startsWith(name) && file.endsWith('.woff2'))).toBe(true)
  const text = readFileSync(join('dist', LICENSES_FILE), 'utf8')
  expect(text).toContain(`@fontsource-variable/${name} `)
  expect(text).toContain('SIL OPEN FONT LICENSE')
})

test('the page links to the licenses', () => {
  const scripts = readdirSync(ASSETS).filter((file) => file.endsWith('.js'))
  expect(scripts.some((file) => readFileSync(join(ASSETS, file), 'utf8').includes(LICENSES_FILE))).toBe(true)
})
