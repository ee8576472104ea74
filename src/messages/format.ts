// Puts values into a compiled message. Values never become part of the pattern, so no name can add a tag or a plural.
import type { CompiledNode } from './catalog.ts'
import type { DecimalValue } from './values.ts'

/** Node types of icu-minify's compiled messages. */
const SELECT = 1
const PLURAL = 2
const ORDINAL = 3

/** What a plural counts. */
type Countable = number | bigint | DecimalValue

type Branches = Readonly<Record<string, string | 0 | readonly CompiledNode[]>>

export interface FormatOptions<Part> {
  /** BCP 47 tag for plural rules and numbers. */
  readonly locale: string
  /** Converts a placeholder's value to a part of the result. */
  readonly value: (name: string) => Part
  /** Converts a tag and its content to a part of the result. */
  readonly tag: (name: string, children: readonly (string | Part)[]) => Part
  /** Formats a plural's number that isn't whole. */
  readonly decimal: (value: DecimalValue) => string
  /** The unformatted value, which selects the branch of a plural or a select. */
  readonly raw: (name: string) => unknown
}

/** The parts of a message in order: its text, and the parts that the options make of placeholders and tags. */
export function formatParts<Part>(
  nodes: readonly CompiledNode[],
  options: FormatOptions<Part>,
  pound: Countable = 0,
): readonly (string | Part)[] {
  return nodes.flatMap((node): readonly (string | Part)[] => {
    if (typeof node === 'string') return [node]
    if (node === 0)
      return [typeof pound === 'object' ? options.decimal(pound) : formatNumber(pound, options.locale)]
    const [name, type, ...rest] = node
    switch (type) {
      case undefined:
        return [options.value(name)]
      case SELECT: {
        const branches = rest[0] as Branches
        return branch(branches, [String(options.raw(name))], options, pound)
      }
      case PLURAL:
      case ORDINAL: {
        const branches = rest[0] as Branches
        const number = options.raw(name) as Countable
        const category = pluralCategory(number, options.locale, type === ORDINAL ? 'ordinal' : 'cardinal')
        return branch(
          branches,
          typeof number === 'object' ? [category] : [`=${number}`, category],
          options,
          number,
        )
      }
      default:
        return [options.tag(name, formatParts([type, ...rest] as CompiledNode[], options, pound))]
    }
  })
}

/** The first of the branches that exists. A value may be any text, so it never selects what objects inherit. */
function branch<Part>(
  branches: Branches,
  keys: readonly string[],
  options: FormatOptions<Part>,
  pound: Countable,
): readonly (string | Part)[] {
  const key = keys.find((key) => Object.hasOwn(branches, key)) ?? 'other'
  const nodes = branches[key]
  return nodes === undefined ? [] : formatParts(typeof nodes === 'object' ? nodes : [nodes], options, pound)
}

/** A whole number in the locale's digits and groups, exact at any size. */
export function formatNumber(value: number | bigint, locale: string): string {
  return getFormatter(Intl.NumberFormat, locale, {}).format(value)
}

const MILLION = 1_000_000n

/** The most that browsers take. */
const MAX_PLURAL_DIGITS = 20

/** Plural rules take no bigint. They depend on the last six digits at most, so those and one more digit are enough. */
function pluralCategory(value: Countable, locale: string, type: 'cardinal' | 'ordinal'): string {
  if (typeof value === 'object') {
    // The category of a number that isn't whole depends on its being so, and in some languages on its first digits.
    const fractionDigits = value.digits.split('.')[1]?.length ?? 0
    const rules = getFormatter(Intl.PluralRules, locale, {
      type,
      minimumFractionDigits: Math.min(fractionDigits, MAX_PLURAL_DIGITS),
    })
    return rules.select(Number(value.digits))
  }
  const number = Number(typeof value === 'bigint' && value > MILLION ? MILLION + (value % MILLION) : value)
  return getFormatter(Intl.PluralRules, locale, { type }).select(number)
}

const formatters = new Map<string, unknown>()

/** Makes each formatter once: constructing one costs far more than using it. */
export function getFormatter<Options, Formatter>(
  Kind: new (locale: string, options: Options) => Formatter,
  locale: string,
  options: Options,
): Formatter {
  const key = `${Kind.name} ${locale} ${JSON.stringify(options)}`
  const formatter = (formatters.get(key) as Formatter | undefined) ?? new Kind(locale, options)
  formatters.set(key, formatter)
  return formatter
}
