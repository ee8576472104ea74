// Constants and limits: every named literal in the app that has a doc comment, with its value as written.
import ts from 'typescript'
import { code, table } from './markdown.ts'
import { readDocComment, type SourceFile } from './source.ts'

/** Longer values are tables, not limits. */
const LONGEST_VALUE = 60

interface Constant {
  readonly name: string
  readonly value: string
  readonly doc: string
  readonly path: string
}

/** A number, a string, or arithmetic on them; with or without a cast. */
function isLiteral(node: ts.Expression): boolean {
  if (ts.isAsExpression(node) || ts.isParenthesizedExpression(node)) return isLiteral(node.expression)
  if (ts.isBinaryExpression(node)) return isLiteral(node.left) && isLiteral(node.right)
  if (ts.isPrefixUnaryExpression(node)) return isLiteral(node.operand)
  return ts.isNumericLiteral(node) || ts.isBigIntLiteral(node) || ts.isStringLiteralLike(node)
}

function valueOf(node: ts.Expression): string {
  return ts.isAsExpression(node) ? valueOf(node.expression) : node.getText()
}

function constantsOf({ path, tree }: SourceFile): Constant[] {
  return tree.statements.flatMap((statement) => {
    if (!ts.isVariableStatement(statement)) return []
    const doc = readDocComment(statement)
    return statement.declarationList.declarations.flatMap(({ name, initializer }) => {
      const text = name.getText()
      if (!/^[A-Z][A-Z0-9_]+$/.test(text) || initializer === undefined || !isLiteral(initializer)) return []
      const value = valueOf(initializer)
      return value.length > LONGEST_VALUE ? [] : [{ name: text, value, doc, path }]
    })
  })
}

export function constants(sources: readonly SourceFile[]): string {
  const rows = sources
    .flatMap(constantsOf)
    .filter(({ doc }) => doc !== '')
    .map(({ name, value, doc, path }) => [code(name), code(value), doc, code(path)])
  if (rows.length === 0) throw new Error('The source contains no documented constant.')
  return table(['Name', 'Value', 'Meaning', 'Where'], rows)
}
