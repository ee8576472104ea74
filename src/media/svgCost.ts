// Estimates the work of drawing an SVG from its text alone, with a tokenizer that never lays anything out.
//
// A drawing of 2 kB may expand to 10^12 shapes, because `<use>`, patterns and masks draw other parts again, and parts
// of those. Each reference is an edge to the part that it names, and the cost of a part counts once for each time that
// it is drawn. Where the text is ambiguous, the costlier reading counts; text that cannot be parsed is refused.
import type { SvgElement } from './svgElement.ts'
import { type Measured, type MeasureEmbedded, SvgProperties } from './svgProperties.ts'
import { SvgReader } from './svgReader.ts'
import { Refused, refuse } from './svgText.ts'
import { applyStyles, parseStyleSheet } from './svgStyles.ts'
import { SvgTotals } from './svgTotals.ts'
import { DRAWING_BUDGET, MAX_PIXELS, MAX_SVG_CHARACTERS } from './pictureVerdict.ts'

export type SvgMeasure =
  | ({ readonly kind: 'measured' } & Measured)
  | { readonly kind: 'refused'; readonly reason: 'too-complex' | 'not-a-picture' }

const DASHES_PER_UNIT = 500

/** Measures a drawing, or returns the reason why it must not be drawn. */
export function measureSvg(text: string, measureEmbedded: MeasureEmbedded): SvgMeasure {
  try {
    return { kind: 'measured', ...measure(text, measureEmbedded) }
  } catch (error) {
    if (error instanceof Refused) return { kind: 'refused', reason: error.reason }
    throw error
  }
}

function measure(text: string, measureEmbedded: MeasureEmbedded): Measured {
  if (text.length > MAX_SVG_CHARACTERS) refuse()
  const properties = new SvgProperties(text, measureEmbedded)
  // Style rules come before the elements, because a rule may set dashes on them.
  const sheet = parseStyleSheet(text, properties)
  const reader = new SvgReader(properties)
  reader.read(text)
  const { elements, byId } = reader
  applyStyles(sheet, elements)
  if (elements[0]?.name !== 'svg') refuse('not-a-picture')
  applyDashes(elements, properties)
  const { isOpenEnded, moves, pixels } = properties
  // A drawing of unknown cost is drawn in a frame, where it can't block the page.
  const least = isOpenEnded ? DRAWING_BUDGET.inPage + 1 : 0
  const cost = Math.max(least, new SvgTotals(elements, byId).of(0).cost)
  if (!(cost <= DRAWING_BUDGET.apart) || pixels > MAX_PIXELS) refuse()
  return { cost: Math.ceil(cost), moves, pixels }
}

/** Applies dashes to lines: the number of dashes is bounded by a line's points and their largest value. */
function applyDashes(
  elements: readonly SvgElement[],
  { anyDash, sharedDash, looseLength }: SvgProperties,
): void {
  if (anyDash === Infinity) return
  for (const element of elements) {
    const own = element.length / Math.min(element.dash, sharedDash)
    element.weight += (own + looseLength / anyDash) / DASHES_PER_UNIT
  }
}
