// Writes the license of every package with a module in the build next to the page, as its license requires.
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'

/** Path of the notices below the page's address. */
export const LICENSES_FILE = 'licenses.txt'

/** Files of a package that state the terms under which it may be distributed. */
const LICENSE_FILE = /^(licen[cs]e|copying|notice)/i

/** The folder of a package, from the path of one of its modules. */
const PACKAGE_FOLDER = /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//

/** The parts of package.json that are read here. Source: https://docs.npmjs.com/cli/configuring-npm/package-json */
interface Manifest {
  readonly name: string
  readonly version: string
  readonly license?: string
  readonly author?: string | { readonly name?: string }
  readonly repository?: string | { readonly url?: string }
}

/** Packages published without the text of their license, each with one by the same authors and terms that has it. */
const TEXT_FROM: Readonly<Record<string, string>> = {
  '@ethereumjs/mpt': '../rlp',
  '@wry/context': '../equality',
  '@wry/trie': '../equality',
  'react-remove-scroll-bar': '../react-remove-scroll',
}

/** A shorter file only points to the text, or names several licenses to choose from. */
const LEAST_TEXT_LENGTH = 600

/** The terms of packages under the MIT License that don't include its text. Source: SPDX, MIT. */
const MIT_TEXT = `MIT License

Copyright (c) the authors of the package

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit
persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`

/** @throws Error for a package without any license information: a person must look at it */
function readNotice(folder: string): string {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
  const { name, version, license, author, repository } = manifest
  const texts = textsIn(folder)
  const other = TEXT_FROM[name]
  if (texts.length === 0 && other !== undefined) texts.push(...textsIn(join(folder, other)))
  const isWhole = texts.join('').length >= LEAST_TEXT_LENGTH
  if (!isWhole && license?.split(/[() ]+/).includes('MIT') === true) texts.push(MIT_TEXT)
  if (license === undefined || texts.join('').length < LEAST_TEXT_LENGTH) {
    throw new Error(`${name} is in the page, and has no text of its license (${license ?? 'none named'})`)
  }
  const writer = typeof author === 'string' ? author : author?.name
  const source = typeof repository === 'string' ? repository : repository?.url
  const head = [
    `${name} ${version}`,
    `License: ${license}`,
    ...(writer === undefined ? [] : [`Author: ${writer}`]),
    ...(source === undefined ? [] : [`Source: ${source}`]),
  ]
  return [head.join('\n'), ...texts].join('\n\n')
}

function textsIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && LICENSE_FILE.test(entry.name))
    .map((entry) => readFileSync(join(folder, entry.name), 'utf8').trim())
}

/** The page's plugin, which writes the file, and the plugin of its workers, which are separate bundles. */
export interface LicensePlugins {
  readonly page: Plugin
  readonly worker: () => Plugin
}

/** Collects the packages in the bundles of the page and its workers. */
export function licenseNotices(): LicensePlugins {
  const folders = new Set<string>()
  const collect = (ids: Iterable<string>) => {
    for (const id of ids) {
      const folder = PACKAGE_FOLDER.exec(id)?.[1]
      if (folder !== undefined) folders.add(folder)
    }
  }
  return {
    page: {
      name: 'vitrine:licenses',
      apply: 'build',
      generateBundle(_options, bundle) {
        for (const file of Object.values(bundle)) {
          // Typefaces are not in any script.
          collect(
            file.type === 'chunk' ? file.moduleIds : file.originalFileNames.map((path) => resolve(path)),
          )
        }
        const notices = [...folders].map(readNotice).toSorted((one, other) => one.localeCompare(other, 'en'))
        const rule = `\n\n${'-'.repeat(80)}\n\n`
        const head = 'This page is made with the packages below, each under its own license.'
        this.emitFile({
          type: 'asset',
          fileName: LICENSES_FILE,
          source: `${[head, ...new Set(notices)].join(rule)}\n`,
        })
      },
    },
    worker: () => ({
      name: 'vitrine:licenses-of-workers',
      apply: 'build',
      generateBundle(_options, bundle) {
        for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk') collect(chunk.moduleIds)
      },
    }),
  }
}
