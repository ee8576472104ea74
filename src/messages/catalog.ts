// Defines an area's messages from their English text and registers every loaded area.
import type { Catalog, Message, RichMessage, RichValue } from './message.ts'

/** A message as the build compiles it from ICU MessageFormat (icu-minify's format); plain text stays a string. */
export type Compiled = string | readonly CompiledNode[]

export type CompiledNode =
  | string
  /** `#`: the number of the enclosing plural. */
  | 0
  | readonly [name: string, ...rest: unknown[]]

/** Compiled messages by key; those of a group by `group.key`. */
export type CompiledTexts = Readonly<Record<string, Compiled>>

/** Texts by key, as a catalog's file has them: those that belong together may be a group under one key. */
export type GroupedTexts = Readonly<Record<string, Compiled | CompiledTexts>>

const areas = new Map<string, CompiledTexts>()
const listeners = new Set<(area: string) => void>()

/** The English messages of the areas loaded so far. */
export const loadedAreas: ReadonlyMap<string, CompiledTexts> = areas

/** Calls back for every area that loads from now on. */
export function onAreaLoaded(listener: (area: string) => void): void {
  listeners.add(listener)
}

/** Compiles the areas loaded so far, for programs that run without the build, such as `verify`. */
export function compileAreas(compile: (text: string) => Compiled): void {
  for (const [area, texts] of areas) {
    const compiled = Object.entries(texts).map(
      ([key, text]) => [key, typeof text === 'string' ? compile(text) : text] as const,
    )
    areas.set(area, Object.fromEntries(compiled))
  }
}

/**
 * The messages of one area. Its file arrives with the code that uses it, so each page loads only its own texts.
 * @param area the file's name, the first part of every message's id
 * @param texts ICU MessageFormat by key, or by group and key; the Vite plugin `messages` compiles it
 */
export function catalog<
  const Texts extends Readonly<Record<string, string | Readonly<Record<string, string>>>>,
>(area: string, texts: Texts): Catalog<Texts> {
  areas.set(area, flatten(texts))
  for (const listener of listeners) listener(area)
  return entries(area, texts) as Catalog<Texts>
}

/** Texts by key, or by `group.key`. */
export function flatten(texts: GroupedTexts): CompiledTexts {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]): (readonly [string, Compiled])[] =>
      isGroup(text)
        ? Object.entries(text).map(([inner, member]) => [`${key}.${inner}`, member])
        : [[key, text]],
    ),
  )
}

function isGroup(text: Compiled | CompiledTexts): text is CompiledTexts {
  return typeof text === 'object' && !Array.isArray(text)
}

function entries(path: string, texts: GroupedTexts): unknown {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => {
      const id = `${path}.${key}`
      return [key, isGroup(text) ? entries(id, text) : entry(id, text)]
    }),
  )
}

function entry(id: string, text: Compiled): Message | ((values: Record<string, RichValue>) => RichMessage) {
  // Without the build, texts with placeholders are strings too.
  return typeof text === 'string' && !text.includes('{') ? { id } : (values) => ({ id, values })
}
