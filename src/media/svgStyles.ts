// Reads the style sheets of a drawing: the rules with a cost, and the elements they may apply to.
import { noReferences, type References, type SvgElement } from './svgElement.ts'
import type { SvgProperties } from './svgProperties.ts'
import { after, decode, refuse, withoutComments } from './svgText.ts'

/** Maximum pairs of a style rule and an element, which the browser has to compare. */
const MAX_STYLE_MATCHES = 300_000

/** A style rule that refers to parts of the drawing, or applies filters. */
interface Rule extends References {
  readonly selectors: readonly string[]
  readonly weight: number
}

export interface StyleSheet {
  readonly rules: readonly Rule[]
  /** Upper bound of the number of selectors, including those of rules without a cost. */
  readonly selectorCount: number
}

/** Reads the style sheets of a drawing. */
export function parseStyleSheet(text: string, properties: SvgProperties): StyleSheet {
  const rules: Rule[] = []
  const styles = withoutComments(collectStyles(text))
  // An escape may spell `url(` in a hundred ways, and rules that import sheets or match relatives cannot be bounded.
  if (styles.includes('\\') || /@import|@namespace|@function|:has\(|&[\w.-]+;/i.test(styles)) refuse()
  if (/@keyframes|animation|transition/i.test(styles)) properties.moves = true
  for (const chunk of styles.split('}')) {
    const begin = chunk.lastIndexOf('{')
    const head = chunk.slice(0, Math.max(begin, 0))
    const declarations = chunk.slice(begin + 1)
    if (/url\(/i.test(head)) refuse()
    const references = noReferences()
    const { weight, dash } = properties.parseDeclarations(declarations, references)
    properties.shareDash(dash)
    if (weight === 0 && Object.values(references).every((ids: string[]) => ids.length === 0)) continue
    const selectors = head.slice(head.lastIndexOf('{') + 1).split(',')
    rules.push({ selectors, ...references, weight })
  }
  return { rules, selectorCount: styles.split('{').length + styles.split(',').length }
}

/** Style sheets are collected before the elements are read, because a rule may set dashes on them. */
function collectStyles(text: string): string {
  let styles = ''
  // XML allows no escapes or entities in an element's name, so every style sheet begins like this.
  const start = /<(?:[^\s<>/:]{0,50}:)?style[\s>]/g
  for (let match = start.exec(text); match !== null; match = start.exec(text)) {
    const open = text.indexOf('>', start.lastIndex - 1)
    if (open < 0) break
    let at = open + 1
    for (;;) {
      const next = text.indexOf('<', at)
      if (next < 0) refuse('not-a-picture')
      styles += decode(text.slice(at, next))
      if (text.startsWith('</', next)) break
      at = after(text, text.startsWith('<!--', next) ? '-->' : ']]>', next)
      if (text.startsWith('<![CDATA[', next)) styles += text.slice(next + 9, at - 3)
      else if (!text.startsWith('<!--', next)) refuse()
    }
    styles += '}'
    start.lastIndex = at
  }
  return styles
}

/** Adds to each element the costs and references of the rules that may apply to it. */
export function applyStyles({ rules, selectorCount }: StyleSheet, elements: readonly SvgElement[]): void {
  if (selectorCount * elements.length > MAX_STYLE_MATCHES) refuse()
  if (rules.length === 0) return
  for (const element of elements) {
    for (const { selectors: alternatives, once, inherited, atPoints, weight } of rules) {
      if (!alternatives.some((selector) => mayMatch(selector, element))) continue
      element.weight += weight
      element.once.push(...once)
      element.inherited.push(...inherited)
      element.atPoints.push(...atPoints)
    }
  }
}

/** Whether a selector may match the element, judged by its last part: never `false` where a browser matches. */
function mayMatch(selector: string, { name, classes, ids }: SvgElement): boolean {
  const last =
    selector
      .trim()
      .split(/[\s>+~]/)
      .at(-1) ?? ''
  const named = /^[a-zA-Z][\w-]*/.exec(last)?.[0]
  // Keyframe selectors apply to any animated element.
  if (last === '' || /^(from|to)$|%$/i.test(last) || last.includes('(')) return true
  if (named !== undefined && named !== name) return false
  const plain = last.replace(/\[.*|:.*/s, '')
  const wantedClasses = [...plain.matchAll(/\.([^.#]+)/g)].map(([, each]) => each ?? '')
  const wantedId = /#([^.#]+)/.exec(plain)?.[1]
  return (
    wantedClasses.every((each) => classes.includes(each)) &&
    (wantedId === undefined || ids.includes(wantedId))
  )
}
