// Reads the properties of a drawing, in attributes and style sheets alike: what they cost, what they refer to, and what
// they mean for all of it.
import type { References } from './svgElement.ts'
import { dashOf, lengthOf } from './svgNumbers.ts'
import { refuse } from './svgRefused.ts'
import { bare, refer, withoutComments } from './svgText.ts'

export interface Measured {
  /** In drawing units; see `DRAWING_BUDGET`. */
  readonly cost: number
  /** Pixels of the pictures that it embeds, or that it is made of. */
  readonly pixels: number
  readonly moves: boolean
}

/** Measures a picture that the drawing embeds as `data:`; `undefined` when it must not be drawn. */
export type MeasureEmbedded = (uri: string) => Measured | undefined

/** Drawing units of a filter step: each goes over all pixels of what it is applied to. */
export const FILTER_STEP_COST = 40
/** Drawing units of a mask, a clip or a filter beside what it draws: a layer of its own. */
export const LAYER_COST = 5
export const CHARACTERS_OF_PATH_PER_UNIT = 200
const PIXELS_PER_UNIT = 50_000

/** Properties whose reference is drawn once for the element that has it; others pass to all that is inside. */
const NOT_INHERITED = new Set([
  'clip-path',
  'mask',
  'mask-image',
  '-webkit-mask',
  '-webkit-mask-image',
  'filter',
])

/** Properties and attributes that make a line longer, wherever they are given. */
export const GEOMETRY = new Set(
  'd points x y x1 y1 x2 y2 r rx ry width height cx cy pathLength'.split(' ').map((key) => key.toLowerCase()),
)

/** Layout that a few characters can make cost anything. */
const COSTLY_LAYOUT = /\bgrid|\bcolumns?\s*:|\bcolumn-|\brepeat\(/i

/** Reads properties, and keeps what they mean for the whole drawing. */
export class SvgProperties {
  readonly #measureEmbedded: MeasureEmbedded
  /** Whether an element may take over what is drawn for the one around it. */
  readonly #sharesOwn: boolean
  /** Whether anything of it moves. */
  moves = false
  /** Pixels of the pictures that it embeds. */
  pixels = 0
  /** The shortest dash that a style rule, or what has others inside, asks for: for every shape. */
  sharedDash = Infinity
  /** The shortest dash of all, for lines whose length is set by a rule or a change. */
  anyDash = Infinity
  /** The longest line that a rule or a change may make of any. */
  looseLength = 0
  /** Whether layout may cost what its text does not tell. */
  isOpenEnded = false

  constructor(text: string, measureEmbedded: MeasureEmbedded) {
    this.#measureEmbedded = measureEmbedded
    this.#sharesOwn = /inherit/i.test(text)
  }

  /** Notes a dash that a style rule, or what has others inside, asks for. */
  shareDash(dash: number): void {
    this.sharedDash = Math.min(this.sharedDash, dash)
    this.anyDash = Math.min(this.anyDash, dash)
  }

  /** What a `style` attribute or the body of a rule costs and refers to, and the shortest dash that it asks for. */
  readDeclarations(text: string, into: References): { readonly weight: number; readonly dash: number } {
    if (text.includes('\\')) refuse()
    if (COSTLY_LAYOUT.test(text)) this.isOpenEnded = true
    let weight = 0
    let dash = Infinity
    for (const declaration of withoutComments(text).split(';')) {
      const colon = declaration.indexOf(':')
      const name = declaration.slice(0, Math.max(colon, 0)).trim().toLowerCase()
      const value = declaration.slice(colon + 1)
      weight += this.readValue(name, value, into)
      if (name === 'stroke-dasharray') dash = Math.min(dash, dashOf(value))
      else if (GEOMETRY.has(name)) {
        this.loosen(value)
        if (name === 'd') weight += value.length / CHARACTERS_OF_PATH_PER_UNIT
      }
    }
    return { weight, dash }
  }

  /** A line may become as long as this, and nobody here knows which. */
  loosen(values: string): void {
    this.looseLength = Math.max(this.looseLength, lengthOf(values))
  }

  /** @returns drawing units of what is embedded in the value, or applied by a function in it */
  readValue(property: string, value: string, { once, inherited, atPoints }: References): number {
    let weight = 0
    // `filter: blur(9px) blur(9px)` needs no element.
    const filters = /^(?:-webkit-)?(?:backdrop-)?filter$/.test(property)
    if (filters) weight += (value.split('(').length - 1) * FILTER_STEP_COST
    if (property === 'mix-blend-mode') weight += LAYER_COST
    // Variables of variables grow without bound, and these are counted by what is written in them.
    const isCounted = filters || property.startsWith('--') || property === 'stroke-dasharray'
    if (isCounted && /(?:var|env|attr)\(/i.test(value)) refuse()
    if (/\bsrc\(|image-set\(/i.test(value)) refuse()
    if (!/url\(/i.test(value)) return weight
    if (value.includes('\\')) refuse()
    const own = NOT_INHERITED.has(property) && !this.#sharesOwn ? once : inherited
    const to = property.startsWith('marker') || property.startsWith('--') ? atPoints : own
    // After the parenthesis: a fragment, or an address that a picture does not load unless it is `data:`.
    for (const part of value.split(/url\(/i).slice(1)) {
      const target = bare(/^\s{0,20}["']?\s{0,20}([^"')]*)/.exec(part)?.[1] ?? '')
      // Typefaces are no pictures, and are not drawn as one.
      if (/^data:/i.test(target)) weight += property === 'src' ? 0 : this.embedded(target)
      else refer(target, to)
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
