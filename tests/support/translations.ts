// For tests: the problems of a translation, compared with the English text.
import type { Compiled, CompiledNode } from '../../src/messages/catalog.ts'

const SELECT = 1
const PLURAL = 2
const ORDINAL = 3

type Branches = Readonly<Record<string, Compiled | 0>>

interface Shape {
  readonly placeholders: Set<string>
  readonly tags: Set<string>
  /** Branches of each select, by the placeholder's name. */
  readonly selects: Map<string, Set<string>>
  /** Plural categories in use, by the placeholder's name. */
  readonly plurals: Map<string, Set<string>>
}

function readShape(text: Compiled | 0, shape: Shape): Shape {
  if (text === 0 || typeof text === 'string') return shape
  for (const node of text) readNode(node, shape)
  return shape
}

function readNode(node: CompiledNode, shape: Shape): void {
  if (typeof node === 'string' || node === 0) return
  const [name, type, ...rest] = node
  if (type === undefined || typeof type === 'number') shape.placeholders.add(name)
  else shape.tags.add(name)
  if (type === SELECT || type === PLURAL || type === ORDINAL) {
    const branches = rest[0] as Branches
    const groups = type === SELECT ? shape.selects : shape.plurals
    const seen = groups.get(name) ?? new Set()
    groups.set(name, seen)
    for (const [branch, text] of Object.entries(branches)) {
      seen.add(branch)
      readShape(text, shape)
    }
  } else if (type !== undefined) {
    for (const child of [type, ...rest]) readNode(child as CompiledNode, shape)
  }
}

const emptyShape = (): Shape => ({
  placeholders: new Set(),
  tags: new Set(),
  selects: new Map(),
  plurals: new Map(),
})

/** The problems of a translation, in words for the translator. */
export function findProblems(english: Compiled, translated: Compiled, locale: string): readonly string[] {
  const source = readShape(english, emptyShape())
  const target = readShape(translated, emptyShape())
  const categories = new Intl.PluralRules(locale).resolvedOptions().pluralCategories as readonly string[]
  return [
    ...difference('placeholder', source.placeholders, target.placeholders),
    ...difference('tag', source.tags, target.tags),
    ...[...source.selects].flatMap(([name, branches]) =>
      difference(`branch of ${name}`, branches, target.selects.get(name) ?? new Set()),
    ),
    ...[...target.plurals].flatMap(([name, used]) => [
      ...[...used]
        .filter((category) => !category.startsWith('=') && !categories.includes(category))
        .map((category) => `${locale} has no plural category ${category} (${name})`),
      ...categories
        .filter((category) => !used.has(category) && !used.has('other'))
        .map((category) => `no plural branch ${category} (${name})`),
    ]),
  ]
}

function difference(what: string, source: ReadonlySet<string>, target: ReadonlySet<string>): string[] {
  return [
    ...[...source].filter((name) => !target.has(name)).map((name) => `lacks the ${what} ${name}`),
    ...[...target].filter((name) => !source.has(name)).map((name) => `has the unknown ${what} ${name}`),
  ]
}
