// Reads vitrine.config.json and says everything that is wrong with it at once: the file, the setting, and its value.
import { readFileSync } from 'node:fs'
import { closest } from 'fastest-levenshtein'
import * as v from 'valibot'
import { isListed } from '../../src/domain/curation.ts'
import { redactUrl } from '../http/webUrl.ts'
import { explainJson } from './explainJson.ts'
import { type Site, siteSchema } from './schema.ts'

/** Thrown for a configuration that can't be used; each line of its message names one problem. */
export class SiteConfigError extends Error {
  override readonly name = 'SiteConfigError'
}

type Issue = v.InferIssue<typeof siteSchema>

/** Long enough for an address and most URLs. */
const MAX_VALUE_LENGTH = 80

/** Returns a value as messages show it: short, and without the keys of URLs. */
export function showValue(value: unknown): string {
  const json = (JSON.stringify(value) ?? 'nothing').replace(/[\w+.-]*:\/\/[^\s"]*/g, redactUrl)
  return json.length > MAX_VALUE_LENGTH ? `${json.slice(0, MAX_VALUE_LENGTH)}…` : json
}

/** Settings beside an unknown key, from the schema. */
function listSiblings(issue: Issue): readonly string[] {
  let schema: unknown = siteSchema
  for (const { key } of (issue.path ?? []).slice(0, -1)) schema = childSchema(schema, key)
  const { entries } = unwrap(schema) as { entries?: object }
  return Object.keys(entries ?? {})
}

/** The schema inside `optional` and `nullable`, and before the actions of a `pipe`. */
function unwrap(schema: unknown): unknown {
  const { wrapped, entries, item } = (schema ?? {}) as {
    wrapped?: unknown
    entries?: unknown
    item?: unknown
  }
  return entries === undefined && item === undefined && wrapped !== undefined ? unwrap(wrapped) : schema
}

function childSchema(schema: unknown, key: unknown): unknown {
  const { entries, item } = unwrap(schema) as { entries?: Record<string, unknown>; item?: unknown }
  return item ?? entries?.[String(key)]
}

function explain(issue: Issue): string {
  const field = v.getDotPath(issue) ?? ''
  const place = field === '' ? 'The file' : field
  if (issue.type === 'strict_object' && issue.expected === 'never') {
    const key = field.split('.').at(-1) ?? ''
    const names = listSiblings(issue)
    return `${place} isn’t a setting.${names.length === 0 ? '' : ` Did you mean "${closest(key, [...names])}"?`}`
  }
  if (issue.type === 'strict_object' && issue.input === undefined) return `${place} is missing.`
  return `${place} is ${showValue(issue.input)}, but it ${issue.message}.`
}

/**
 * Reads a configuration from its text.
 * @param file what to call it in messages
 * @throws SiteConfigError
 */
export function parseSite(json: string, file = 'vitrine.config.json'): Site {
  let written: unknown
  try {
    written = JSON.parse(json)
  } catch (cause) {
    throw new SiteConfigError(`${file} isn’t valid JSON: ${explainJson(json, (cause as Error).message)}.`, {
      cause,
    })
  }
  const { success, output, issues } = v.safeParse(siteSchema, written, { abortPipeEarly: true })
  if (!success) throw new SiteConfigError(issues.map((issue) => `${file}: ${explain(issue)}`).join('\n'))
  const problems = findContradictions(output)
  if (problems.length > 0) throw new SiteConfigError(problems.map((line) => `${file}: ${line}`).join('\n'))
  return output
}

/** What no single setting shows: entries that repeat, and settings that need another. */
function findContradictions(site: Site): readonly string[] {
  const problems: string[] = []
  const refuseRepeats = (field: string, addresses: readonly string[]) => {
    for (const [at, address] of addresses.entries()) {
      if (addresses.indexOf(address) < at)
        problems.push(`${field}.${at} is ${address}, which is there twice.`)
    }
  }
  const collections = site.collections.map(({ address }) => address)
  refuseRepeats('collections', collections)
  refuseRepeats(
    'network.currencies',
    site.network.currencies.map(({ address }) => address),
  )
  if (site.network.currencies.filter(({ wrapsNative }) => wrapsNative === true).length > 1) {
    problems.push('network.currencies has more than one token with wrapsNative.')
  }
  const { symbol, decimals } = site.network.nativeCurrency
  for (const [at, currency] of site.network.currencies.entries()) {
    if (currency.wrapsNative === true && currency.decimals !== decimals) {
      problems.push(
        `network.currencies.${at}.decimals is ${currency.decimals}, but a token with wrapsNative has those of ${symbol}: ${decimals}.`,
      )
    }
  }
  for (const [at, address] of site.curation.featured.entries()) {
    if (!site.curation.discover && !collections.includes(address)) {
      problems.push(`curation.featured.${at} is ${address}, which isn’t one of the site’s collections.`)
    }
  }
  for (const [at, { collection }] of (site.brand.home?.hero ?? []).entries()) {
    if (!isListed({ collections, curation: site.curation }, collection)) {
      problems.push(`brand.home.hero.${at} is of ${collection}, a collection that the site doesn’t list.`)
    }
  }
  if (site.brand.shareImage !== undefined && site.url === undefined) {
    problems.push('brand.shareImage needs url, because shared links name pictures by their full address.')
  }
  return problems
}

/**
 * Reads a configuration file.
 * @throws SiteConfigError, also when there is no such file
 */
export function readSite(path: string): Site {
  let json: string
  try {
    json = readFileSync(path, 'utf8')
  } catch (cause) {
    throw new SiteConfigError(`There is no configuration at ${path}. Write one with "npm run setup".`, {
      cause,
    })
  }
  return parseSite(json, path)
}
