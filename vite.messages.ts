// Compiles the message catalogs: the build parses ICU MessageFormat, so that the browser needs no parser.
import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'

const CATALOG = /\/src\/messages\/[a-z]{2}(-\w+)?\/\w+\.ts$/

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

/**
 * Replaces every text of a catalog by its compiled form. A catalog is one object literal of string literals.
 * @throws Error that names the file and key of a text that is not ICU MessageFormat
 */
export function messages(): Plugin {
  return {
    name: 'vitrine:messages',
    enforce: 'post',
    transform(code, id) {
      if (!CATALOG.test(id)) return
      const edits: { start: number; end: number; text: string }[] = []
      visit(this.parse(code) as unknown as Node, (property) => {
        const { key, value } = property as unknown as { key: Node; value: Node }
        const text = literalText(value)
        if (text === undefined) return
        try {
          edits.push({ start: value.start, end: value.end, text: JSON.stringify(compile(text)) })
        } catch (cause) {
          throw new Error(`${id}: “${code.slice(key.start, key.end)}” is not a valid ICU message`, { cause })
        }
      })
      return {
        code: edits.reduceRight(
          (done, { start, end, text }) => done.slice(0, start) + text + done.slice(end),
          code,
        ),
        map: null,
      }
    },
  }
}

function literalText(node: Node): string | undefined {
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value']
  if (node.type !== 'TemplateLiteral') return undefined
  const [quasi, ...more] = node['quasis'] as { value: { cooked: string } }[]
  return more.length === 0 ? quasi?.value.cooked : undefined
}

function visit(node: Node, onProperty: (property: Node) => void): void {
  if (node.type === 'Property') onProperty(node)
  for (const child of Object.values(node).flat()) {
    if (typeof child === 'object' && child !== null && 'type' in child) visit(child as Node, onProperty)
  }
}
