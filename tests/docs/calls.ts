// The JSON-RPC methods and contract functions that the app calls, read from the code.
import ts from 'typescript'
import { code, table } from './markdown.ts'
import { type SourceFile, readText, walk } from './source.ts'

/** The JSON-RPC namespaces that nodes and wallets serve. */
const METHOD = /^(eth|wallet|net|web3|personal|anvil|evm|debug|trace)_[a-zA-Z]+$/

function collect(
  sources: readonly SourceFile[],
  read: (node: ts.Node) => string | undefined,
): Map<string, Set<string>> {
  const paths = new Map<string, Set<string>>()
  for (const { path, tree } of sources) {
    walk(tree, (node) => {
      const name = read(node)
      if (name === undefined) return
      paths.set(name, (paths.get(name) ?? new Set()).add(path))
    })
  }
  return paths
}

function asTable(header: string, entries: ReadonlyMap<string, ReadonlySet<string>>): string {
  const rows = [...entries].sort(([a], [b]) => (a < b ? -1 : 1))
  if (rows.length === 0) throw new Error(`The source contains no ${header}.`)
  return table(
    [header, 'Where'],
    rows.map(([name, paths]) => [code(name), [...paths].map(code).join(', ')]),
  )
}

export function rpcMethods(sources: readonly SourceFile[]): string {
  return asTable(
    'JSON-RPC method',
    collect(sources, (node) => {
      const text = ts.isStringLiteralLike(node) ? node.text : undefined
      return text !== undefined && METHOD.test(text) ? text : undefined
    }),
  )
}

/** Functions are called as `contract.encodeFunctionData('name', …)`. */
export function contractFunctions(sources: readonly SourceFile[]): string {
  return asTable(
    'Contract function',
    collect(sources, (node) => {
      if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined
      const { expression, name } = node.expression
      const called = readText(node.arguments[0])
      if (name.text !== 'encodeFunctionData' || called === undefined) return undefined
      return `${expression.getText()}.${called}`
    }),
  )
}
