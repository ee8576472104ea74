// The app's source as syntax trees, for the parts of the specification that are generated from code.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

export interface SourceFile {
  /** Path from the root of the checkout, with forward slashes. */
  readonly path: string
  readonly tree: ts.SourceFile
}

/** Reads every product source file in a directory, sorted by path: no tests, no generated files. */
export function readSources(directory: string): readonly SourceFile[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .map((path) => join(directory, path).replaceAll('\\', '/'))
    .filter(
      (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\.d\.ts$|\/(__generated__|node_modules)\//.test(path),
    )
    .sort()
    .map((path) => ({
      path,
      tree: ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true),
    }))
}

/** Calls `visit` on every node of a tree, parents first. */
export function walk(tree: ts.Node, visit: (node: ts.Node) => void): void {
  visit(tree)
  ts.forEachChild(tree, (child) => {
    walk(child, visit)
  })
}

/** Reads a declaration's doc comment as one line, without tags; empty when there is none. */
export function readDocComment(node: ts.Node): string {
  return ts
    .getJSDocCommentsAndTags(node)
    .filter(ts.isJSDoc)
    .map((doc) => ts.getTextOfJSDocComment(doc.comment) ?? '')
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Reads a string literal, or a template with placeholders as `…`; `undefined` for anything else. */
export function readText(node: ts.Node | undefined): string | undefined {
  if (node === undefined) return undefined
  if (ts.isStringLiteralLike(node)) return node.text
  if (!ts.isTemplateExpression(node)) return undefined
  return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('')
}
