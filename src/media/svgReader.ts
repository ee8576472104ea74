// Reads the elements of a drawing from its text, without laying anything out. Where the text allows two readings, the
// dearer one counts; what cannot be read is refused.
import { noReferences, type SvgElement } from './svgElement.ts'
import { dashOf, lengthOf } from './svgNumbers.ts'
import { CHARACTERS_OF_PATH_PER_UNIT, GEOMETRY, type SvgProperties } from './svgProperties.ts'
import { filterCost } from './svgFilters.ts'
import { refuse } from './svgRefused.ts'
import { after, bare, decoded, refer, withEntities } from './svgText.ts'
import { DRAWING_BUDGET } from './verdict.ts'

/** Levels of elements inside one another; browsers lay them out by recursion. */
const MAX_DEPTH = 200
/** Elements in the text; beyond it the budget is spent anyway. */
const MAX_ELEMENTS = DRAWING_BUDGET.apart

/** Drawing units of an element of HTML in the drawing. */
const FOREIGN_COST = 5
/** Points of a line at most: `h1` is one of them. */
const CHARACTERS_OF_PATH_PER_POINT = 2
const CHARACTERS_OF_TEXT_PER_UNIT = 20

/** Elements of one id: the first is meant, and the dearest counts. */
const MAX_SAME_ID = 100

const COSTLY_TO_CHANGE =
  /href$|^(class|style|id|filter|stroke-dasharray|numOctaves|radius|order|pathLength)$/i

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

/** Longer names of elements are nobody's: a style sheet of such a name would not be met. */
const MAX_NAME_CHARACTERS = 40

const MOVING = new Set(['animate', 'animateTransform', 'animateMotion', 'animateColor', 'set'])

const LEADS = new Set([...MOVING, 'a', 'mpath'])

type Attribute = readonly [name: string, value: string]

const ATTRIBUTE = /\s*([^\s=>/"'<]+)\s{0,20}=\s{0,20}(?:"([^"]*)"|'([^']*)')/y
const TAG_END = /\s*(\/?)>/y
const NAME = /[^\s/>]+/y

/** Reads the elements of one drawing. */
export class SvgReader {
  readonly elements: SvgElement[] = []
  /** Places of the elements that have an id. */
  readonly byId = new Map<string, number[]>()
  readonly #properties: SvgProperties

  constructor(properties: SvgProperties) {
    this.#properties = properties
  }

  read(given: string): void {
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
        if (characters > 8 && this.elements[inside]?.name !== 'style') {
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
        if (this.elements.length > 0) refuse()
        text = withEntities(text, tag)
        at = 0
      } else if (text.startsWith('</', tag)) {
        const closed = open.pop()
        if (closed !== undefined && this.elements[closed]?.name === 'foreignObject') foreign -= 1
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
          open.push(this.elements.length - 1)
          if (name === 'foreignObject') foreign += 1
          if (open.length > MAX_DEPTH) refuse()
        }
      }
    }
  }

  #weigh(index: number, units: number): void {
    const element = this.elements[index]
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
    const index = this.elements.length
    if (index >= MAX_ELEMENTS) refuse()
    if (BRINGS_OTHERS.has(name.toLowerCase())) refuse()
    if (foreign && !SIMPLE_HTML.has(name)) this.#properties.isOpenEnded = true
    const valuesOf = (...keys: readonly string[]) =>
      attributes.filter(([key]) => keys.includes(key)).map(([, value]) => value)
    const references = noReferences()
    let weight = foreign ? FOREIGN_COST : 1
    let [dash, points, length] = [Infinity, 1, 0]
    if (name.startsWith('fe')) weight += filterCost(name, valuesOf)
    for (const [key, value] of attributes) {
      if (key === 'style') {
        const declared = this.#properties.readDeclarations(value, references)
        weight += declared.weight
        dash = Math.min(dash, declared.dash)
        if (/animation|transition/i.test(value)) this.#properties.moves = true
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
      if (/^data:/i.test(target)) weight += this.#properties.embedded(target)
      else if (key === 'href' || key === 'src') refer(target, references.once)
      else weight += this.#properties.readValue(key, value, references)
    }
    if (MOVING.has(name)) {
      this.#properties.moves = true
      weight += 1
      // What a drawing refers to, and how dear it is, must not change after it was measured.
      const values = valuesOf('to', 'from', 'by', 'values').join(' ')
      const changed = valuesOf('attributeName')
      if (changed.some((each) => COSTLY_TO_CHANGE.test(each.trim())) || /url\(/i.test(values)) refuse()
      if (changed.some((each) => GEOMETRY.has(each.trim().toLowerCase()))) this.#properties.loosen(values)
    }
    const places = attributes.filter(([key]) => GEOMETRY.has(key.toLowerCase())).map(([, value]) => value)
    if (SHAPES.has(name)) {
      if (points === 1) length = Math.max(length, lengthOf(places.join(' ')))
      this.#properties.anyDash = Math.min(this.#properties.anyDash, dash)
    } else this.#properties.shareDash(dash)
    const ids = valuesOf('id').map(bare)
    this.elements.push({
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
      const others = this.byId.get(id)
      if (others === undefined) this.byId.set(id, [index])
      else if (others.push(index) > MAX_SAME_ID) refuse()
    }
    this.elements[parent]?.children.push(index)
  }
}
