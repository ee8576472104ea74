// Reads the elements of a drawing from its text, without laying anything out. Where the text is ambiguous, the costlier
// reading counts; text that cannot be parsed is refused.
import { noReferences, type SvgElement } from './svgElement.ts'
import { sumDashes, maxLength } from './svgNumbers.ts'
import { CHARACTERS_OF_PATH_PER_UNIT, filterCost, GEOMETRY, type SvgProperties } from './svgProperties.ts'
import { after, bare, decode, collectReferences, refuse, withEntities } from './svgText.ts'
import { DRAWING_BUDGET } from './pictureVerdict.ts'

/** Maximum nesting of elements; browsers lay them out by recursion. */
const MAX_DEPTH = 200
/** Maximum elements in the text; more would exceed the budget anyway. */
const MAX_ELEMENTS = DRAWING_BUDGET.apart

/** Drawing units of an HTML element in the drawing. */
const FOREIGN_COST = 5
/** The shortest text of a path's point, such as `h1`, which bounds the number of points. */
const CHARACTERS_OF_PATH_PER_POINT = 2
const CHARACTERS_OF_TEXT_PER_UNIT = 20

/** Maximum elements with the same id: browsers use the first, and the costliest counts. */
const MAX_SAME_ID = 100

const COSTLY_TO_CHANGE =
  /href$|^(class|style|id|filter|stroke-dasharray|numOctaves|radius|order|pathLength)$/i

/** Elements with a line of their own, rather than properties for their content. */
const SHAPES = new Set(['path', 'line', 'polyline', 'polygon', 'rect', 'circle', 'ellipse'])

/** HTML elements that load documents, style sheets or media of their own. */
const BRINGS_OTHERS = new Set(
  'link iframe frame frameset object embed video audio source picture canvas'.split(' '),
)

/** HTML elements whose layout costs no more than their text. */
const SIMPLE_HTML = new Set(
  'html head body div p span b i u s em strong small br hr h1 h2 h3 h4 h5 h6 img ul ol li pre code a font center style'.split(
    ' ',
  ),
)

/** No element has a longer name, and a style sheet with a longer tag name would not be recognized. */
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
  /** Indexes of the elements that have an id. */
  readonly byId = new Map<string, number[]>()
  readonly #properties: SvgProperties

  constructor(properties: SvgProperties) {
    this.#properties = properties
  }

  read(source: string): void {
    let text = source
    let at = 0
    const open: number[] = []
    let foreign = 0
    let isDeclared = false
    for (;;) {
      const tag = text.indexOf('<', at)
      const inside = open.at(-1)
      if (inside !== undefined) {
        const characters = (tag < 0 ? text.length : tag) - at
        // The rules of a style sheet count, not its text; and white space between tags draws nothing.
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
        // XML has one declaration, before all elements.
        if (isDeclared || this.elements.length > 0) refuse()
        isDeclared = true
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
      const match = ATTRIBUTE.exec(text)
      if (match === null) break
      at = ATTRIBUTE.lastIndex
      const [, key = '', double, single] = match
      attributes.push([key.replace(/^[^:]*:/, ''), decode(double ?? single ?? '')])
    }
    TAG_END.lastIndex = at
    const end = TAG_END.exec(text) ?? refuse('not-a-picture')
    this.#add(name, parent, attributes, foreign)
    return { end: TAG_END.lastIndex, empty: end[1] === '/' }
  }

  /** Attributes of several namespaces may share one name: all of them count. */
  #add(name: string, parent: number, attributes: readonly Attribute[], foreign: boolean): void {
    const index = this.elements.length
    if (index >= MAX_ELEMENTS) refuse()
    if (BRINGS_OTHERS.has(name.toLowerCase())) refuse()
    if (foreign && !SIMPLE_HTML.has(name)) this.#properties.isOpenEnded = true
    const getValues = (...keys: readonly string[]) =>
      attributes.filter(([key]) => keys.includes(key)).map(([, value]) => value)
    const references = noReferences()
    let weight = foreign ? FOREIGN_COST : 1
    let [dash, points, length] = [Infinity, 1, 0]
    if (name.startsWith('fe')) weight += filterCost(name, getValues)
    for (const [key, value] of attributes) {
      if (key === 'style') {
        const declared = this.#properties.parseDeclarations(value, references)
        weight += declared.weight
        dash = Math.min(dash, declared.dash)
        if (/animation|transition/i.test(value)) this.#properties.moves = true
        continue
      }
      // A browser may read this attribute even when it has another namespace.
      if (/srcset$/i.test(key)) refuse()
      if (key === 'd' || key === 'points') {
        weight += value.length / CHARACTERS_OF_PATH_PER_UNIT
        points += value.length / CHARACTERS_OF_PATH_PER_POINT
        length = Math.max(length, maxLength(value))
      } else if (key === 'pathLength') length = Math.max(length, maxLength(value))
      else if (key === 'stroke-dasharray') dash = Math.min(dash, sumDashes(value))
      // An animation or a link does not draw its target.
      if (LEADS.has(name) && (key === 'href' || key === 'src')) continue
      const target = bare(value)
      if (/^data:/i.test(target)) weight += this.#properties.embedded(target)
      else if (key === 'href' || key === 'src') collectReferences(target, references.once)
      else weight += this.#properties.parseValue(key, value, references)
    }
    if (MOVING.has(name)) {
      this.#properties.moves = true
      weight += 1
      // A drawing's references and their costs must not change after it was measured.
      const values = getValues('to', 'from', 'by', 'values').join(' ')
      const changed = getValues('attributeName')
      if (changed.some((each) => COSTLY_TO_CHANGE.test(each.trim())) || /url\(/i.test(values)) refuse()
      if (changed.some((each) => GEOMETRY.has(each.trim().toLowerCase()))) this.#properties.loosen(values)
    }
    const places = attributes.filter(([key]) => GEOMETRY.has(key.toLowerCase())).map(([, value]) => value)
    if (SHAPES.has(name)) {
      if (points === 1) length = Math.max(length, maxLength(places.join(' ')))
      this.#properties.anyDash = Math.min(this.#properties.anyDash, dash)
    } else this.#properties.shareDash(dash)
    const ids = getValues('id').map(bare)
    this.elements.push({
      name,
      parent,
      children: [],
      classes: getValues('class').flatMap((each) => each.split(/\s+/)),
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
