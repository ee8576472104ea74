// Gives each text that stands beside elements an element of its own.
//
// Browsers translate a page by replacing its text nodes: Chrome and Edge put each into `<font>` elements. React keeps the
// replaced nodes. It then changes texts that left the page, and it throws when it removes one or inserts something before it
// (https://github.com/facebook/react/issues/11538). Only a text that is all that an element contains is safe: React
// replaces the element's whole content. Therefore every element of the page is created here.
import { createElement, Fragment, type ElementType, type ReactNode } from 'react'

/** Inline, and without a style of its own. Not `span`, which style sheets select. */
const TEXT_ELEMENT = 'v-text'

/** Elements that contain only text, which a browser doesn't translate or doesn't let contain elements. */
const TEXT_ONLY: ReadonlySet<unknown> = new Set([
  'option',
  'textarea',
  'title',
  'style',
  'script',
  'text',
  'tspan',
  'desc',
  TEXT_ELEMENT,
])

export interface Props {
  readonly children?: ReactNode
  readonly translate?: 'yes' | 'no' | undefined
}

const isText = (child: unknown): child is string | number | bigint =>
  typeof child === 'string' || typeof child === 'number' || typeof child === 'bigint'

/** React renders nothing for these. */
const isNothing = (child: unknown): boolean =>
  child === null || child === undefined || typeof child === 'boolean'

/** Properties of an element to be created, with texts apart from elements. */
export function separateProps<Given extends Props>(type: ElementType, props: Given): Given {
  const { children } = props
  if (Array.isArray(children)) {
    // Browsers leave what isn't to be translated as it is.
    return TEXT_ONLY.has(type) || props.translate === 'no'
      ? props
      : { ...props, children: separateTexts(children, type) }
  }
  // What is around a fragment decides what its text stands beside.
  return type === Fragment && isText(children) ? { ...props, children: toElement(children) } : props
}

/**
 * Children with each series of texts as one element; as one text if there is nothing else in an element of the page.
 * @param type of the parent
 */
function separateTexts(children: readonly ReactNode[], type?: ElementType): ReactNode {
  if (typeof type === 'string' && children.every((child) => isText(child) || isNothing(child))) {
    return children.some(isText) ? join(children) : null
  }
  const separate: ReactNode[] = []
  let series = -1
  for (const [place, child] of children.entries()) {
    if (isText(child)) {
      // Each child keeps its place, by which React recognizes it.
      separate.push(null)
      if (series < 0) series = place
      continue
    }
    if (series >= 0 && !isNothing(child)) series = closeSeries(separate, children, [series, place])
    separate.push(Array.isArray(child) ? separateTexts(child as readonly ReactNode[]) : child)
  }
  if (series >= 0) closeSeries(separate, children, [series, children.length])
  return separate
}

/** Puts the texts from one place up to another into the first of them. */
function closeSeries(
  separate: ReactNode[],
  children: readonly ReactNode[],
  [from, to]: readonly [number, number],
): -1 {
  const text = join(children.slice(from, to))
  // Browsers leave white space as it is.
  separate[from] = text.trim() === '' ? text : toElement(text, `text ${from}`)
  return -1
}

const join = (children: readonly ReactNode[]): string => children.filter(isText).join('')

const toElement = (text: string | number | bigint, key?: string): ReactNode =>
  createElement(TEXT_ELEMENT, key === undefined ? null : { key }, String(text))
