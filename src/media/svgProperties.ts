// Reads the properties of a drawing, in attributes and style sheets alike: their cost, their references, and their
// effect on the whole drawing.
import type { References } from './svgElement.ts'
import { sumDashes, maxLength, parseNumbers } from './svgNumbers.ts'
import { bare, collectReferences, refuse, withoutComments } from './svgText.ts'

export interface Measured {
  /** In drawing units; see `DRAWING_BUDGET`. */
  readonly cost: number
  /** Pixels of its embedded pictures, or of the picture itself. */
  readonly pixels: number
  readonly moves: boolean
}

/** Measures a picture that the drawing embeds as `data:`; `undefined` when it must not be drawn. */
export type MeasureEmbedded = (uri: string) => Measured | undefined

/** Drawing units of a filter step, which processes every pixel that it applies to. */
const FILTER_STEP_COST = 40
/** Additional drawing units of a mask, a clip or a filter, for its layer. */
export const LAYER_COST = 5
export const CHARACTERS_OF_PATH_PER_UNIT = 200
const PIXELS_PER_UNIT = 50_000

/** @returns drawing units of a filter element */
export function filterCost(name: string, getValues: (key: string) => readonly string[]): number {
  const number = (key: string) => Math.max(0, ...getValues(key).flatMap(parseNumbers))
  switch (name) {
    case 'feTurbulence':
      return FILTER_STEP_COST * (1 + number('numOctaves'))
    case 'feMorphology':
      return FILTER_STEP_COST + 10 * number('radius')
    case 'feConvolveMatrix':
      return FILTER_STEP_COST + 10 * number('order') ** 2
    case 'feMergeNode':
    case 'feFuncR':
    case 'feFuncG':
    case 'feFuncB':
    case 'feFuncA':
    case 'fePointLight':
    case 'feSpotLight':
    case 'feDistantLight':
      return 0
    case 'feFlood':
    case 'feOffset':
      return FILTER_STEP_COST / 4
    default:
      return FILTER_STEP_COST
  }
}

/** Properties whose reference is drawn once for their element; the others are inherited by its content. */
const NOT_INHERITED = new Set([
  'clip-path',
  'mask',
  'mask-image',
  '-webkit-mask',
  '-webkit-mask-image',
  'filter',
])

/** Properties and attributes that make a line longer, on any element. */
export const GEOMETRY = new Set(
  'd points x y x1 y1 x2 y2 r rx ry width height cx cy pathLength'.split(' ').map((key) => key.toLowerCase()),
)

/** Layout whose cost can be unlimited for a few characters. */
const COSTLY_LAYOUT = /\bgrid|\bcolumns?\s*:|\bcolumn-|\brepeat\(/i

/** Reads properties, and collects their effects on the whole drawing. */
export class SvgProperties {
  readonly #measureEmbedded: MeasureEmbedded
  /** Whether an element may inherit its parent's references that are drawn once. */
  readonly #sharesOwn: boolean
  /** Whether the drawing is animated. */
  moves = false
  /** Pixels of its embedded pictures. */
  pixels = 0
  /** The shortest dash set by a style rule or a parent, which may apply to every shape. */
  sharedDash = Infinity
  /** The shortest dash of all, for lines whose length a rule or an animation sets. */
  anyDash = Infinity
  /** The longest line that a rule or an animation may set on any element. */
  looseLength = 0
  /** Whether layout may cost more than its text shows. */
  isOpenEnded = false

  constructor(text: string, measureEmbedded: MeasureEmbedded) {
    this.#measureEmbedded = measureEmbedded
    this.#sharesOwn = /inherit/i.test(text)
  }

  /** Records a dash set by a style rule or a parent. */
  shareDash(dash: number): void {
    this.sharedDash = Math.min(this.sharedDash, dash)
    this.anyDash = Math.min(this.anyDash, dash)
  }

  /** Reads the cost, the references and the shortest dash of a `style` attribute or a rule's body. */
  parseDeclarations(text: string, into: References): { readonly weight: number; readonly dash: number } {
    if (text.includes('\\')) refuse()
    if (COSTLY_LAYOUT.test(text)) this.isOpenEnded = true
    let weight = 0
    let dash = Infinity
    for (const declaration of withoutComments(text).split(';')) {
      const colon = declaration.indexOf(':')
      const name = declaration.slice(0, Math.max(colon, 0)).trim().toLowerCase()
      const value = declaration.slice(colon + 1)
      weight += this.parseValue(name, value, into)
      if (name === 'stroke-dasharray') dash = Math.min(dash, sumDashes(value))
      else if (GEOMETRY.has(name)) {
        this.loosen(value)
        if (name === 'd') weight += value.length / CHARACTERS_OF_PATH_PER_UNIT
      }
    }
    return { weight, dash }
  }

  /** Records that any line may become this long. */
  loosen(values: string): void {
    this.looseLength = Math.max(this.looseLength, maxLength(values))
  }

  /** @returns drawing units of pictures embedded in the value, and of functions that it applies */
  parseValue(property: string, value: string, { once, inherited, atPoints }: References): number {
    let weight = 0
    // `filter: blur(9px) blur(9px)` needs no element.
    const filters = /^(?:-webkit-)?(?:backdrop-)?filter$/.test(property)
    if (filters) weight += (value.split('(').length - 1) * FILTER_STEP_COST
    if (property === 'mix-blend-mode') weight += LAYER_COST
    // Variables of variables grow without bound, so they are measured by their own text.
    const isCounted = filters || property.startsWith('--') || property === 'stroke-dasharray'
    if (isCounted && /(?:var|env|attr)\(/i.test(value)) refuse()
    if (/\bsrc\(|image-set\(/i.test(value)) refuse()
    if (!/url\(/i.test(value)) return weight
    if (value.includes('\\')) refuse()
    const own = NOT_INHERITED.has(property) && !this.#sharesOwn ? once : inherited
    const to = property.startsWith('marker') || property.startsWith('--') ? atPoints : own
    // After the parenthesis: a fragment, or an address, which a picture loads only if it is `data:`.
    for (const part of value.split(/url\(/i).slice(1)) {
      const target = bare(/^\s{0,20}["']?\s{0,20}([^"')]*)/.exec(part)?.[1] ?? '')
      // Typefaces are not pictures, and are not drawn as such.
      if (/^data:/i.test(target)) weight += property === 'src' ? 0 : this.embedded(target)
      else collectReferences(target, to)
    }
    return weight
  }

  /** @returns drawing units of a picture that is embedded as `data:` */
  embedded(uri: string): number {
    const picture = this.#measureEmbedded(uri) ?? refuse()
    this.pixels += picture.pixels
    this.moves ||= picture.moves
    return 1 + picture.cost + picture.pixels / PIXELS_PER_UNIT
  }
}
