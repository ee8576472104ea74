// How much work an SVG is to draw, told from its text alone: a tokenizer that never lays anything out.
//
// A drawing of 2 kB may stand for 10^12 shapes, because `<use>`, patterns and masks draw other parts again, and parts of
// those. Each reference is an edge to the part that it names, and the cost of a part counts once for each time that it
// is drawn. Where the text allows two readings, the dearer one counts; what cannot be read is refused.
import { DRAWING_BUDGET, MAX_PIXELS, MAX_SVG_CHARACTERS } from './verdict.ts'

export type SvgMeasure =
  | { readonly kind: 'measured'; readonly cost: number; readonly moves: boolean; readonly pixels: number }
  | { readonly kind: 'refused'; readonly reason: 'too-complex' | 'not-a-picture' }

/** Measures a picture that the drawing embeds as `data:`; `undefined` when it must not be drawn. */
export type MeasureEmbedded = (
  uri: string,
) => { readonly cost: number; readonly pixels: number; readonly moves: boolean } | undefined

/** Levels of elements inside one another; browsers lay them out by recursion. */
const MAX_DEPTH = 200
/** Levels of references that lead to parts with references. */
const MAX_REFERENCE_DEPTH = 8
/** Elements in the text; beyond it the budget is spent anyway. */
const MAX_ELEMENTS = DRAWING_BUDGET.apart
/** Pairs of a style rule and an element that the browser has to compare. */
const MAX_STYLE_MATCHES = 300_000
const MAX_ENTITY_CHARACTERS = 256
const MAX_EXPANDED_CHARACTERS = 2 * MAX_SVG_CHARACTERS

/** Drawing units of a filter step: each goes over all pixels of what it is applied to. */
const FILTER_STEP_COST = 40
/** Drawing units of a mask, a clip or a filter beside what it draws: a layer of its own. */
const LAYER_COST = 5
/** Drawing units of an element of HTML in the drawing. */
const FOREIGN_COST = 5
const CHARACTERS_OF_PATH_PER_UNIT = 200
/** Points of a line at most: `h1` is one of them. */
const CHARACTERS_OF_PATH_PER_POINT = 2
const CHARACTERS_OF_TEXT_PER_UNIT = 20
const DASHES_PER_UNIT = 500
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

/** Elements of one id: the first is meant, and the dearest counts. */
const MAX_SAME_ID = 100

const COSTLY_TO_CHANGE =
  /href$|^(class|style|id|filter|stroke-dasharray|numOctaves|radius|order|pathLength)$/i

/** Properties and attributes that make a line longer, wherever they are given. */
const GEOMETRY = new Set(
  'd points x y x1 y1 x2 y2 r rx ry width height cx cy pathLength'.split(' ').map((key) => key.toLowerCase()),
)

/** What has a line of its own, rather than passing its properties to what is inside. */
const SHAPES = new Set(['path', 'line', 'polyline', 'polygon', 'rect', 'circle', 'ellipse'])

/** Elements of HTML that bring documents, style sheets or media of their own. */
const BRINGS_OTHERS = new Set(
  'link iframe frame frameset object embed video audio source picture canvas'.split(' '),
)

/** Elements of HTML whose layout takes no more than their text. */
const SIMPLE_HTML = new Set(
  'html head body div p span b i u s em strong small br hr h1 h2 h3 h4 h5 h6 img ul ol li pre code a font center style'.split(
    ' ',
  ),
)
/** Layout that a few characters can make cost anything. */
const COSTLY_LAYOUT = /\bgrid|\bcolumns?\s*:|\bcolumn-|\brepeat\(/i

/** Longer names of elements are nobody's: a style sheet of such a name would not be met. */
const MAX_NAME_CHARACTERS = 40

const MOVING = new Set(['animate', 'animateTransform', 'animateMotion', 'animateColor', 'set'])

const LEADS = new Set([...MOVING, 'a', 'mpath'])

/** A style rule that refers to parts of the drawing, or filters what it is for. */
interface Rule extends References {
  readonly selectors: readonly string[]
  readonly weight: number
}

/** Ids that something refers to. */
interface References {
  /** What is drawn once. */
  readonly once: string[]
  /** What is drawn for the element and for everything inside it. */
  readonly inherited: string[]
  /** What is drawn at each point of the lines of the element, and of those inside it. */
  readonly atPoints: string[]
}

const noReferences = (): References => ({ once: [], inherited: [], atPoints: [] })

interface Element extends References {
  readonly name: string
  readonly parent: number
  readonly children: number[]
  readonly classes: readonly string[]
  readonly ids: readonly string[]
  /** Drawing units of the element by itself. */
  weight: number
  /** The points of its line at most. */
  readonly points: number
  /** The length of its line at most, and of the shortest pattern of dashes that it is given by itself. */
  readonly length: number
  readonly dash: number
}

class Refused extends Error {
  readonly reason: 'too-complex' | 'not-a-picture'
  constructor(reason: 'too-complex' | 'not-a-picture') {
    super(reason)
    this.reason = reason
  }
}

function refuse(reason: 'too-complex' | 'not-a-picture' = 'too-complex'): never {
  throw new Refused(reason)
}

export function measureSvg(text: string, measureEmbedded: MeasureEmbedded): SvgMeasure {
  try {
    return { kind: 'measured', ...new Drawing(measureEmbedded).measure(text) }
  } catch (error) {
    if (error instanceof Refused) return { kind: 'refused', reason: error.reason }
    throw error
  }
}

type Attribute = readonly [name: string, value: string]

/** What an element costs with all that is inside it and all that it refers to. */
interface Cost {
  readonly cost: number
  /** Elements, and points of lines, that are drawn for it. */
  readonly count: number
  readonly points: number
  /** Levels of references. */
  readonly depth: number
}

const ATTRIBUTE = /\s*([^\s=>/"'<]+)\s{0,20}=\s{0,20}(?:"([^"]*)"|'([^']*)')/y
const TAG_END = /\s*(\/?)>/y
const NAME = /[^\s/>]+/y

class Drawing {
  readonly #elements: Element[] = []
  readonly #byId = new Map<string, number[]>()
  readonly #measureEmbedded: MeasureEmbedded
  #styles = ''
  #moves = false
  #pixels = 0
  /** The shortest dash that a style rule, or what has others inside, asks for: for every shape. */
  #sharedDash = Infinity
  /** The shortest dash of all, for lines whose length is set by a rule or a change. */
  #anyDash = Infinity
  #looseLength = 0
  /** Whether layout may cost what its text does not tell. */
  #isOpenEnded = false
  #sharesOwn = false

  constructor(measureEmbedded: MeasureEmbedded) {
    this.#measureEmbedded = measureEmbedded
  }

  measure(text: string): { readonly cost: number; readonly moves: boolean; readonly pixels: number } {
    if (text.length > MAX_SVG_CHARACTERS) refuse()
    this.#sharesOwn = /inherit/i.test(text)
    this.#readStyles(this.#collectStyles(text))
    this.#read(text)
    this.#applyStyles()
    if (this.#elements[0]?.name !== 'svg') refuse('not-a-picture')
    this.#applyDashes()
    // What nobody can tell is drawn where it keeps nothing waiting.
    const least = this.#isOpenEnded ? DRAWING_BUDGET.inPage + 1 : 0
    const cost = Math.max(least, this.#costOf(0).cost)
    if (!(cost <= DRAWING_BUDGET.apart) || this.#pixels > MAX_PIXELS) refuse()
    return { cost: Math.ceil(cost), moves: this.#moves, pixels: this.#pixels }
  }

  /** The drawing's style sheets are read before its elements, which a rule may give dashes to. */
  #collectStyles(text: string): string {
    let styles = ''
    // Escapes and entities in an element's name are not XML, so that every style sheet begins like this.
    const start = /<(?:[^\s<>/:]{0,50}:)?style[\s>]/g
    for (let found = start.exec(text); found !== null; found = start.exec(text)) {
      const open = text.indexOf('>', start.lastIndex - 1)
      if (open < 0) break
      let at = open + 1
      for (;;) {
        const next = text.indexOf('<', at)
        if (next < 0) refuse('not-a-picture')
        styles += decoded(text.slice(at, next))
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

  readonly #rules: Rule[] = []

  #readStyles(sheet: string): void {
    const styles = withoutComments(sheet)
    // An escape may spell `url(` in a hundred ways; what reads other sheets, or looks around, cannot be bounded.
    if (styles.includes('\\') || /@import|@namespace|@function|:has\(|&[\w.-]+;/i.test(styles)) refuse()
    this.#styles = styles
    if (/@keyframes|animation|transition/i.test(styles)) this.#moves = true
    for (const chunk of styles.split('}')) {
      const begin = chunk.lastIndexOf('{')
      const head = chunk.slice(0, Math.max(begin, 0))
      const declarations = chunk.slice(begin + 1)
      if (/url\(/i.test(head)) refuse()
      const references = noReferences()
      const { weight, dash } = this.#readDeclarations(declarations, references)
      this.#shareDash(dash)
      if (weight === 0 && Object.values(references).every((ids: string[]) => ids.length === 0)) continue
      const selectors = head.slice(head.lastIndexOf('{') + 1).split(',')
      this.#rules.push({ selectors, ...references, weight })
    }
  }

  #shareDash(dash: number): void {
    this.#sharedDash = Math.min(this.#sharedDash, dash)
    this.#anyDash = Math.min(this.#anyDash, dash)
  }

  /** What a `style` attribute or the body of a rule costs and refers to, and the shortest dash that it asks for. */
  #readDeclarations(text: string, into: References): { readonly weight: number; readonly dash: number } {
    if (text.includes('\\')) refuse()
    if (COSTLY_LAYOUT.test(text)) this.#isOpenEnded = true
    let weight = 0
    let dash = Infinity
    for (const declaration of withoutComments(text).split(';')) {
      const colon = declaration.indexOf(':')
      const name = declaration.slice(0, Math.max(colon, 0)).trim().toLowerCase()
      const value = declaration.slice(colon + 1)
      weight += this.#readValue(name, value, into)
      if (name === 'stroke-dasharray') dash = Math.min(dash, dashOf(value))
      else if (GEOMETRY.has(name)) {
        this.#loosen(value)
        if (name === 'd') weight += value.length / CHARACTERS_OF_PATH_PER_UNIT
      }
    }
    return { weight, dash }
  }

  /** A line may become as long as this, and nobody here knows which. */
  #loosen(values: string): void {
    this.#looseLength = Math.max(this.#looseLength, lengthOf(values))
  }

  /** @returns drawing units of what is embedded in the value, or applied by a function in it */
  #readValue(property: string, value: string, { once, inherited, atPoints }: References): number {
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
      if (/^data:/i.test(target)) weight += property === 'src' ? 0 : this.#embedded(target)
      else refer(target, to)
    }
    return weight
  }

  #embedded(uri: string): number {
    const picture = this.#measureEmbedded(uri) ?? refuse()
    this.#pixels += picture.pixels
    this.#moves ||= picture.moves
    return 1 + picture.cost + picture.pixels / PIXELS_PER_UNIT
  }

  #read(given: string): void {
    let text = given
    let at = 0
    const open: number[] = []
    let foreign = 0
    for (;;) {
      const tag = text.indexOf('<', at)
      const inside = open.at(-1)
      if (inside !== undefined) {
        const characters = (tag < 0 ? text.length : tag) - at
        // Style sheets are counted by their rules, and white space between tags by nothing that is drawn.
        if (characters > 8 && this.#elements[inside]?.name !== 'style') {
          this.#weigh(inside, characters / CHARACTERS_OF_TEXT_PER_UNIT)
        }
      }
      if (tag < 0) return
      if (text.startsWith('<!--', tag)) at = after(text, '-->', tag + 4)
      else if (text.startsWith('<![CDATA[', tag)) at = after(text, ']]>', tag)
      else if (text.startsWith('<?', tag)) {
        if (text.startsWith('<?xml-stylesheet', tag)) refuse()
        at = after(text, '?>', tag)
      } else if (text.startsWith('<!', tag)) {
        if (this.#elements.length > 0) refuse()
        text = withEntities(text, tag)
        at = 0
      } else if (text.startsWith('</', tag)) {
        const closed = open.pop()
        if (closed !== undefined && this.#elements[closed]?.name === 'foreignObject') foreign -= 1
        at = after(text, '>', tag)
      } else {
        NAME.lastIndex = tag + 1
        const full = NAME.exec(text)?.[0] ?? refuse('not-a-picture')
        if (full.length > MAX_NAME_CHARACTERS) refuse()
        const name = full.replace(/^[^:]*:/, '')
        const element = { name, parent: inside ?? -1, foreign: foreign > 0 }
        const { end, empty } = this.#readTag(text, NAME.lastIndex, element)
        at = end
        if (!empty) {
          open.push(this.#elements.length - 1)
          if (name === 'foreignObject') foreign += 1
          if (open.length > MAX_DEPTH) refuse()
        }
      }
    }
  }

  #weigh(index: number, units: number): void {
    const element = this.#elements[index]
    if (element !== undefined) element.weight += units
  }

  #readTag(
    text: string,
    from: number,
    { name, parent, foreign }: { readonly name: string; readonly parent: number; readonly foreign: boolean },
  ): { readonly end: number; readonly empty: boolean } {
    const attributes: Attribute[] = []
    let at = from
    for (;;) {
      ATTRIBUTE.lastIndex = at
      const found = ATTRIBUTE.exec(text)
      if (found === null) break
      at = ATTRIBUTE.lastIndex
      const [, key = '', double, single] = found
      attributes.push([key.replace(/^[^:]*:/, ''), decoded(double ?? single ?? '')])
    }
    TAG_END.lastIndex = at
    const end = TAG_END.exec(text) ?? refuse('not-a-picture')
    this.#add(name, parent, attributes, foreign)
    return { end: TAG_END.lastIndex, empty: end[1] === '/' }
  }

  /** Attributes of several namespaces may bear one name: all of them count. */
  #add(name: string, parent: number, attributes: readonly Attribute[], foreign: boolean): void {
    const index = this.#elements.length
    if (index >= MAX_ELEMENTS) refuse()
    if (BRINGS_OTHERS.has(name.toLowerCase())) refuse()
    if (foreign && !SIMPLE_HTML.has(name)) this.#isOpenEnded = true
    const valuesOf = (...keys: readonly string[]) =>
      attributes.filter(([key]) => keys.includes(key)).map(([, value]) => value)
    const references = noReferences()
    let weight = foreign ? FOREIGN_COST : 1
    let [dash, points, length] = [Infinity, 1, 0]
    if (name.startsWith('fe')) weight += filterCost(name, valuesOf)
    for (const [key, value] of attributes) {
      if (key === 'style') {
        const declared = this.#readDeclarations(value, references)
        weight += declared.weight
        dash = Math.min(dash, declared.dash)
        if (/animation|transition/i.test(value)) this.#moves = true
        continue
      }
      // One that is not written for a browser may still be read by it.
      if (/srcset$/i.test(key)) refuse()
      if (key === 'd' || key === 'points') {
        weight += value.length / CHARACTERS_OF_PATH_PER_UNIT
        points += value.length / CHARACTERS_OF_PATH_PER_POINT
        length = Math.max(length, lengthOf(value))
      } else if (key === 'pathLength') length = Math.max(length, lengthOf(value))
      else if (key === 'stroke-dasharray') dash = Math.min(dash, dashOf(value))
      // What is moved, or led to, is not drawn by that.
      if (LEADS.has(name) && (key === 'href' || key === 'src')) continue
      const target = bare(value)
      if (/^data:/i.test(target)) weight += this.#embedded(target)
      else if (key === 'href' || key === 'src') refer(target, references.once)
      else weight += this.#readValue(key, value, references)
    }
    if (MOVING.has(name)) {
      this.#moves = true
      weight += 1
      // What a drawing refers to, and how dear it is, must not change after it was measured.
      const values = valuesOf('to', 'from', 'by', 'values').join(' ')
      const changed = valuesOf('attributeName')
      if (changed.some((each) => COSTLY_TO_CHANGE.test(each.trim())) || /url\(/i.test(values)) refuse()
      if (changed.some((each) => GEOMETRY.has(each.trim().toLowerCase()))) this.#loosen(values)
    }
    const places = attributes.filter(([key]) => GEOMETRY.has(key.toLowerCase())).map(([, value]) => value)
    if (SHAPES.has(name)) {
      if (points === 1) length = Math.max(length, lengthOf(places.join(' ')))
      this.#anyDash = Math.min(this.#anyDash, dash)
    } else this.#shareDash(dash)
    const ids = valuesOf('id').map(bare)
    this.#elements.push({
      name,
      parent,
      children: [],
      classes: valuesOf('class').flatMap((each) => each.split(/\s+/)),
      ids,
      weight,
      points,
      length,
      dash,
      ...references,
    })
    for (const id of ids) {
      const others = this.#byId.get(id)
      if (others === undefined) this.#byId.set(id, [index])
      else if (others.push(index) > MAX_SAME_ID) refuse()
    }
    this.#elements[parent]?.children.push(index)
  }

  /** Dashes that lines may be cut into: a length is bounded by its points and the largest of them. */
  #applyDashes(): void {
    if (this.#anyDash === Infinity) return
    for (const element of this.#elements) {
      const own = element.length / Math.min(element.dash, this.#sharedDash)
      element.weight += (own + this.#looseLength / this.#anyDash) / DASHES_PER_UNIT
    }
  }

  /** Gives each element what the rules that may be meant for it refer to. */
  #applyStyles(): void {
    const selectors = this.#styles.split('{').length + this.#styles.split(',').length
    if (selectors * this.#elements.length > MAX_STYLE_MATCHES) refuse()
    if (this.#rules.length === 0) return
    for (const element of this.#elements) {
      for (const { selectors: given, once, inherited, atPoints, weight } of this.#rules) {
        if (!given.some((selector) => mayMatch(selector, element))) continue
        element.weight += weight
        element.once.push(...once)
        element.inherited.push(...inherited)
        element.atPoints.push(...atPoints)
      }
    }
  }

  readonly #costs: (Cost | 'open' | undefined)[] = []

  #costOf(index: number): Cost {
    const known = this.#costs[index]
    // What draws itself is drawn once by some browsers, and never ends in others.
    if (known === 'open') refuse()
    if (known !== undefined) return known
    const element = this.#elements[index] ?? refuse()
    this.#costs[index] = 'open'
    let cost = element.weight
    let count = 1
    let { points } = element
    let depth = 0
    for (const child of element.children) {
      const inside = this.#costOf(child)
      cost += inside.cost
      count += inside.count
      points += inside.points
      depth = Math.max(depth, inside.depth)
    }
    for (const id of element.once) {
      const drawn = this.#costOfId(id)
      cost += drawn.cost + (element.name === 'use' ? 0 : LAYER_COST)
      count += drawn.count
      points += drawn.points
      depth = Math.max(depth, drawn.depth + 1)
    }
    for (const id of element.inherited) {
      const drawn = this.#costOfId(id)
      cost += count * drawn.cost
      depth = Math.max(depth, drawn.depth + 1)
    }
    for (const id of element.atPoints) {
      const drawn = this.#costOfId(id)
      // At each point one of its markers, whichever are given for the ends and those between.
      cost += Math.max(points, count) * drawn.cost
      depth = Math.max(depth, drawn.depth + 1)
    }
    if (depth > MAX_REFERENCE_DEPTH || cost > DRAWING_BUDGET.apart) refuse()
    return (this.#costs[index] = { cost, count, points, depth })
  }

  /** The dearest of those that have this id; nothing when none has. */
  #costOfId(id: string): Cost {
    const all = (this.#byId.get(id) ?? []).map((index) => {
      // The colors of a gradient are mixed once, however many shapes it fills.
      const cost = this.#costOf(index)
      return GRADIENTS.has(this.#elements[index]?.name ?? '') ? { ...cost, cost: 0 } : cost
    })
    return all.reduce((worst, each) => (each.cost > worst.cost ? each : worst), {
      cost: 0,
      count: 0,
      points: 0,
      depth: 0,
    })
  }
}

const GRADIENTS: ReadonlySet<string> = new Set(['linearGradient', 'radialGradient'])

/** Whether a selector may be meant for the element, told from its last part: never `false` where a browser says yes. */
function mayMatch(selector: string, { name, classes, ids }: Element): boolean {
  const last =
    selector
      .trim()
      .split(/[\s>+~]/)
      .at(-1) ?? ''
  const named = /^[a-zA-Z][\w-]*/.exec(last)?.[0]
  // Steps of an animation apply to whatever is animated.
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

function filterCost(name: string, valuesOf: (key: string) => readonly string[]): number {
  const number = (key: string) => Math.max(0, ...valuesOf(key).flatMap(numbersOf))
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

const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi

function numbersOf(text: string): number[] {
  return text.slice(0, 1_000).match(NUMBER)?.map(Number) ?? []
}

function numbersIn(text: string): { readonly largest: number; readonly count: number } {
  let largest = 0
  let count = 0
  for (const [number] of text.matchAll(NUMBER)) {
    count += 1
    largest = Math.max(largest, Math.abs(Number(number)))
  }
  return { largest, count }
}

/** The length of a line with these points at most. */
function lengthOf(points: string): number {
  const { largest, count } = numbersIn(points)
  return largest * Math.max(4, count / 4)
}

/** The sum of a list of dashes; infinite where there is none. What is no plain number may come to anything. */
function dashOf(declared: string): number {
  const plain = declared.replace(/!\s{0,20}important/i, '').trim()
  if (/^(?:none|inherit|initial|unset|revert|revert-layer)?$/i.test(plain)) return Infinity
  if (!/^(?:[\d\s.,e+-]|px)*$/i.test(plain)) refuse()
  const sum = numbersOf(plain).reduce((total, dash) => total + Math.max(0, dash), 0)
  return sum > 0 ? sum : Infinity
}

/** An address, or an id, without what browsers take away or what looks like nothing. */
const bare = (text: string) =>
  text.replace(/[\0-\x20]+/g, (space) => (/^[\t\n\r]+$/.test(space) ? '' : ' ')).trim()

/** What an address leads to in the drawing itself: a browser may take any that it cannot resolve for the drawing's. */
function refer(target: string, to: string[]): void {
  const at = target.indexOf('#')
  if (at >= 0) to.push(bare(safelyDecoded(target.slice(at + 1))))
}

/** The place behind the next such end; there must be one. */
function after(text: string, end: string, from: number): number {
  const at = text.indexOf(end, from)
  return at < 0 ? refuse() : at + end.length
}

function withoutComments(styles: string): string {
  const parts: string[] = []
  for (let at = 0; at < styles.length;) {
    const begin = styles.indexOf('/*', at)
    parts.push(styles.slice(at, begin < 0 ? undefined : begin))
    if (begin < 0) break
    const end = styles.indexOf('*/', begin + 2)
    if (end < 0) break
    at = end + 2
  }
  return parts.join('')
}

/**
 * The text behind a document type declaration, with the entities that it declares put in. Entities within entities
 * grow without bound, and declared attributes may refer to anything: neither is read.
 */
function withEntities(text: string, at: number): string {
  if (!text.startsWith('<!DOCTYPE', at)) refuse()
  const end = text.indexOf('>', at)
  const subset = text.indexOf('[', at)
  if (end < 0) refuse()
  if (subset < 0 || subset > end) return text.slice(end + 1)
  const close = /\]\s{0,20}>/g
  close.lastIndex = subset
  const closed = close.exec(text) ?? refuse()
  const entities = new Map<string, string>()
  const rest = text
    .slice(subset + 1, closed.index)
    .replace(
      /<!ENTITY\s{1,20}([\w.-]{1,100})\s{1,20}(?:"([^"<&%]*)"|'([^'<&%]*)')\s{0,20}>/g,
      (_whole, name: string, double?: string, single?: string) => {
        const value = double ?? single ?? ''
        if (value.length > MAX_ENTITY_CHARACTERS) refuse()
        if (!entities.has(name)) entities.set(name, value)
        return ''
      },
    )
  if (rest.trim() !== '') refuse()
  let length = 0
  const body = text.slice(close.lastIndex).replace(/&([\w.-]{1,100});/g, (whole, name: string) => {
    const value = entities.get(name) ?? whole
    length += value.length
    return length > MAX_EXPANDED_CHARACTERS ? refuse() : value
  })
  // A sheet that came out of entities was not read with the others.
  if (entities.size > 0 && [...entities.values()].some((value) => /url|[{}\\]/i.test(value))) refuse()
  return body
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** An attribute's value with its character references read. */
function decoded(value: string): string {
  if (!value.includes('&')) return value
  return value.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{1,8}));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return NAMED[name] ?? whole
      const code = decimal === undefined ? parseInt(hex ?? '', 16) : Number(decimal)
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole
    },
  )
}

/** Fragments may be written with percent signs. */
function safelyDecoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}
