// Parses the harmless subset of Markdown that descriptions use. HTML stays text, and pictures become links.
import createMarkdownIt, { type MarkdownIt, type StateInline, type Token } from 'markdown-it'
import { safeLink } from '../../domain/safeLink.ts'
import { linkify } from './PlainText.tsx'

export type MarkdownTag = 'p' | 'strong' | 'em' | 'code' | 'ul' | 'ol' | 'li' | 'blockquote'

export type MarkdownNode =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'break' }
  | { readonly kind: 'rule' }
  | {
      readonly kind: 'element'
      readonly tag: MarkdownTag
      /** The first number of an ordered list. */
      readonly start?: number | undefined
      readonly children: readonly MarkdownNode[]
    }
  | {
      readonly kind: 'link'
      /** `https:` only. */
      readonly href: string
      /** Whether the text is the address itself, as written. */
      readonly isAddress: boolean
      readonly children: readonly MarkdownNode[]
    }

/** Characters that change the direction of text: an entity such as `&#x202E;` may bring them back. */
const BIDI_CONTROLS = /\p{Bidi_C}/gu

/** Deeper nesting, and more nodes, than any description needs. */
const MAX_NESTING = 20
const MAX_NODES = 3_000

const RULES = [
  ...['blockquote', 'hr', 'list', 'heading'],
  ...['newline', 'escape', 'backticks', 'emphasis', 'link', 'image', 'autolink', 'entity'],
]

function createParser(): MarkdownIt {
  const parser = createMarkdownIt('zero', {
    html: false,
    breaks: true,
    linkify: true,
    maxNesting: MAX_NESTING,
  })
  parser.enable(RULES)
  // What isn't such a link stays as it is written.
  parser.validateLink = (url) => safeLink(url) !== undefined
  parser.normalizeLink = (url) => url
  parser.normalizeLinkText = (url) => url
  parser.inline.ruler.before('escape', 'address', parseAddressLink)
  return parser
}

const SCHEME = 'https'
const ADDRESS = /https:\/\/[^\s<>"'`*]+/y

/** Makes a link of an address in the text, as plain text has it, so that no mark within the address divides it. */
function parseAddressLink(state: StateInline, silent: boolean): boolean {
  if (state.linkLevel > 0 || state.src[state.pos] !== ':' || !state.pending.endsWith(SCHEME)) return false
  ADDRESS.lastIndex = state.pos - SCHEME.length
  const run = ADDRESS.exec(state.src)?.[0].replace(/_{1,9}$/, '')
  const [first] = run === undefined ? [] : linkify(run)
  if (first === undefined) return false
  if (!silent) {
    state.pending = state.pending.slice(0, -SCHEME.length)
    // An address that is no safe link stays whole, since its beginning may name another host.
    if (first.href === undefined) state.pending += first.text
    else {
      const link = state.push('link_open', 'a', 1)
      link.attrs = [['href', first.href]]
      link.markup = 'address'
      state.push('text', '', 0).content = first.text
      state.push('link_close', 'a', -1)
    }
  }
  state.pos += first.text.length - SCHEME.length
  return true
}

let parser: MarkdownIt | undefined

/** Undefined for text that is nested deeper, or has more parts, than the limits allow. */
export function parseMarkdown(text: string): readonly MarkdownNode[] | undefined {
  parser ??= createParser()
  const tokens = parser.parse(text, {})
  // The parser leaves out what is nested too deep.
  if (tokens.some(({ level }) => level >= MAX_NESTING - 1)) return undefined
  const count = tokens.reduce((sum, { children }) => sum + 1 + (children?.length ?? 0), 0)
  return count > MAX_NODES ? undefined : toNodes(tokens)
}

const TAGS: Readonly<Record<string, MarkdownTag>> = {
  paragraph_open: 'p',
  bullet_list_open: 'ul',
  ordered_list_open: 'ol',
  list_item_open: 'li',
  blockquote_open: 'blockquote',
  strong_open: 'strong',
  em_open: 'em',
}

/** Makes a tree of the parser's list, in which elements begin and end. */
function toNodes(tokens: readonly Token[]): readonly MarkdownNode[] {
  const top: MarkdownNode[] = []
  const open: MarkdownNode[][] = [top]
  for (const token of tokens) {
    const inside = open.at(-1) ?? top
    if (token.nesting < 0) {
      open.pop()
      continue
    }
    const children: MarkdownNode[] = []
    if (token.nesting > 0) {
      // Paragraphs of a list without blank lines are hidden: their text belongs to the item itself.
      open.push(token.hidden ? inside : children)
      if (!token.hidden) inside.push(toElement(token, children))
    } else inside.push(...toLeaf(token))
  }
  return top
}

function toElement(token: Token, children: MarkdownNode[]): MarkdownNode {
  if (token.type === 'link_open') {
    const isAddress = token.markup === 'address' || token.markup === 'autolink'
    return { kind: 'link', href: safeLink(String(token.attrGet('href'))) ?? '', isAddress, children }
  }
  if (token.type === 'heading_open') {
    const heading: MarkdownNode = { kind: 'element', tag: 'strong', children }
    return { kind: 'element', tag: 'p', children: [heading] }
  }
  const start = token.type === 'ordered_list_open' ? Number(token.attrGet('start') ?? 1) : undefined
  return { kind: 'element', tag: TAGS[token.type] ?? 'p', start, children }
}

function toLeaf(token: Token): readonly MarkdownNode[] {
  switch (token.type) {
    case 'inline':
      return toNodes(token.children ?? [])
    case 'softbreak':
    case 'hardbreak':
      return [{ kind: 'break' }]
    case 'hr':
      return [{ kind: 'rule' }]
    case 'code_inline':
      return [{ kind: 'element', tag: 'code', children: toText(token) }]
    case 'image': {
      const href = safeLink(String(token.attrGet('src')))
      return href === undefined
        ? toText(token)
        : [{ kind: 'link', href, isAddress: false, children: toText(token) }]
    }
    default:
      return toText(token)
  }
}

function toText({ content }: Token): readonly MarkdownNode[] {
  const text = content.replace(BIDI_CONTROLS, '')
  return text === '' ? [] : [{ kind: 'text', text }]
}
