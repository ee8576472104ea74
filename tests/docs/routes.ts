// Screens and routes: the patterns in src/domain/paths.ts, their parts, and the query parameters.
import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { readDocComment, type SourceFile, readText, walk } from './source.ts'
import { code, table } from './markdown.ts'

interface Route {
  readonly name: string
  readonly pattern: string
  readonly doc: string
}

const PATHS = 'src/domain/paths.ts'

/** @throws Error when paths.ts no longer declares ROUTES as an object of patterns */
function readRoutes(): readonly Route[] {
  const tree = ts.createSourceFile(PATHS, readFileSync(PATHS, 'utf8'), ts.ScriptTarget.Latest, true)
  for (const statement of tree.statements) {
    if (!ts.isVariableStatement(statement)) continue
    const [declaration] = statement.declarationList.declarations
    if (declaration?.name.getText() !== 'ROUTES' || declaration.initializer === undefined) continue
    const literal = ts.isAsExpression(declaration.initializer)
      ? declaration.initializer.expression
      : declaration.initializer
    if (!ts.isObjectLiteralExpression(literal)) break
    return literal.properties.map((property) => {
      if (!ts.isPropertyAssignment(property) || !ts.isStringLiteral(property.initializer)) {
        throw new Error(`${PATHS}: this route is not a pattern: ${property.getText()}`)
      }
      return {
        name: property.name.getText(),
        pattern: property.initializer.text,
        doc: readDocComment(property),
      }
    })
  }
  throw new Error(`${PATHS} declares no ROUTES.`)
}

export function routes(): string {
  const rows = readRoutes().map(({ name, pattern, doc }) => [
    code(pattern),
    name,
    [...pattern.matchAll(/:(\w+)/g)].map(([, part = '']) => code(part)).join(', ') || 'none',
    doc,
  ])
  return table(['Pattern', 'Page', 'Parts', 'Shows'], rows)
}

/** Query parameters that the app reads: `query.get('name')` and similar, on anything named query or params. */
export function queryParameters(sources: readonly SourceFile[]): string {
  const readers = new Map<string, Set<string>>()
  for (const { path, tree } of sources) {
    walk(tree, (node) => {
      if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return
      const { expression, name } = node.expression
      const parameter = readText(node.arguments[0])
      if (!['get', 'getAll', 'has'].includes(name.text) || parameter === undefined) return
      if (!/(query|params)$/i.test(expression.getText())) return
      readers.set(parameter, (readers.get(parameter) ?? new Set()).add(path))
    })
  }
  if (readers.size === 0) throw new Error('The source reads no query parameter.')
  return table(
    ['Query parameter', 'Read by'],
    [...readers]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, paths]) => [code(name), [...paths].map(code).join(', ')]),
  )
}
