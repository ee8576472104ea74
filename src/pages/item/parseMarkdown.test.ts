// Anyone can write a description, so no text may take long to parse.
import { expect, it } from 'vitest'
import { type MarkdownNode, parseMarkdown } from './parseMarkdown.ts'

const LONGEST = 16_384
/** Much more than any of these takes, and much less than a quadratic one would. */
const MAX_MILLISECONDS = 3_000

const countNodes = (nodes: readonly MarkdownNode[]): number =>
  nodes.reduce((sum, node) => sum + 1 + ('children' in node ? countNodes(node.children) : 0), 0)

// Patterns of CommonMark's and markdown-it's own tests of pathological input.
it.each([
  '[',
  '![',
  '[](',
  '[a](<b',
  '*',
  '_',
  '*a_ ',
  '**a *a ',
  '>',
  '> - ',
  '- ',
  '1. ',
  '`',
  '`a``b',
  '\\',
  '<https://a.b',
  '&amp;',
  'https://',
  'https://a.b/(',
  '\n- a',
  '\n> a\n',
  '# ',
])('%j, again and again, is parsed soon and into few parts', (part) => {
  const text = part.repeat(LONGEST).slice(0, LONGEST)
  const start = performance.now()
  const nodes = parseMarkdown(text)
  expect(performance.now() - start).toBeLessThan(MAX_MILLISECONDS)
  expect(countNodes(nodes ?? [])).toBeLessThan(10_000)
})
