// Defines an area's messages from their English text and registers every loaded area.
import type { Catalog, Message, RichMessage, RichValue } from './message.ts'

/** A message as the build compiles it from ICU MessageFormat (icu-minify's format); plain text stays a string. */
export type Compiled = string | readonly CompiledNode[]

export type CompiledNode =
  | string
  /** `#`: the number of the enclosing plural. */
  | 0
  | readonly [name: string, ...rest: unknown[]]

/** Compiled messages by key. */
export type CompiledTexts = Readonly<Record<string, Compiled>>

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
 * @param texts ICU MessageFormat by key; the Vite plugin `messages` compiles it
 */
export function catalog<const Texts extends Readonly<Record<string, string>>>(
  area: string,
  texts: Texts,
): Catalog<Texts> {
  areas.set(area, texts)
  for (const listener of listeners) listener(area)
  return Object.fromEntries(
    Object.entries<Compiled>(texts).map(([key, text]) => [key, entry(`${area}.${key}`, text)]),
  ) as unknown as Catalog<Texts>
}

function entry(id: string, text: Compiled): Message | ((values: Record<string, RichValue>) => RichMessage) {
  // Without the build, texts with placeholders are strings too.
  return typeof text === 'string' && !text.includes('{') ? { id } : (values) => ({ id, values })
}
