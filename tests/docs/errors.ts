// The error catalogue: classes of errors with the sentences they are raised with, and refusals to trade.
import ts from 'typescript'
import { REFUSALS } from '../../src/market/refusals.ts'
import { code, table } from './markdown.ts'
import { docOf, type SourceFile, textOf, walk } from './source.ts'

interface ErrorClass {
  readonly name: string
  readonly base: string
  readonly errorCode: string
  readonly doc: string
  readonly path: string
}

function classesOf({ path, tree }: SourceFile): ErrorClass[] {
  const classes: ErrorClass[] = []
  walk(tree, (node) => {
    if (!ts.isClassDeclaration(node) || node.name === undefined) return
    const base = node.heritageClauses?.[0]?.types[0]?.expression.getText()
    if (base === undefined || !base.endsWith('Error')) return
    const property = node.members.find(
      (member) => ts.isPropertyDeclaration(member) && member.name.getText() === 'code',
    )
    const initializer =
      property !== undefined && ts.isPropertyDeclaration(property) ? property.initializer : undefined
    classes.push({ name: node.name.text, base, errorCode: textOf(initializer) ?? '', doc: docOf(node), path })
  })
  return classes
}

/** Functions of a file that only throw: the class of error they throw their first parameter with, by name. */
function throwersOf(tree: ts.SourceFile): Map<string, string> {
  const throwers = new Map<string, string>()
  for (const statement of tree.statements) {
    if (!ts.isFunctionDeclaration(statement) || statement.name === undefined) continue
    const thrown = statement.body?.statements.at(-1)
    if (thrown === undefined || !ts.isThrowStatement(thrown) || !ts.isNewExpression(thrown.expression))
      continue
    const message = thrown.expression.arguments?.[0]?.getText()
    if (message !== undefined && message === statement.parameters[0]?.name.getText()) {
      throwers.set(statement.name.text, thrown.expression.expression.getText())
    }
  }
  return throwers
}

/** The first argument of every `new SomeError(…)`, also by way of a thrower; through a conditional, each of its ends. */
function sentencesOf(sources: readonly SourceFile[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  const add = (name: string, node: ts.Node | undefined): void => {
    if (node !== undefined && ts.isConditionalExpression(node)) {
      add(name, node.whenTrue)
      add(name, node.whenFalse)
      return
    }
    const text = textOf(node)
    if (text !== undefined) found.set(name, (found.get(name) ?? new Set()).add(text))
  }
  for (const { tree } of sources) {
    const throwers = throwersOf(tree)
    walk(tree, (node) => {
      if (ts.isNewExpression(node)) add(node.expression.getText(), node.arguments?.[0])
      else if (ts.isCallExpression(node)) {
        const thrown = throwers.get(node.expression.getText())
        if (thrown !== undefined) add(thrown, node.arguments[0])
      }
    })
  }
  return found
}

export function errorClasses(sources: readonly SourceFile[]): string {
  const sentences = sentencesOf(sources)
  const rows = sources
    .flatMap(classesOf)
    .filter(({ errorCode }) => errorCode !== '')
    .map(({ name, errorCode, doc, path }) => [
      code(errorCode),
      code(name),
      doc,
      [...(sentences.get(name) ?? [])].map((sentence) => `“${sentence}”`).join(' '),
      code(path),
    ])
    .sort(([a = ''], [b = '']) => (a < b ? -1 : 1))
  if (rows.length === 0) throw new Error('No class of errors was found in the source.')
  return table(['Code', 'Class', 'Cause', 'Sentences', 'Where'], rows)
}

export function refusals(): string {
  return table(
    ['Code', 'Sentence', 'Cause', 'What to do'],
    Object.entries(REFUSALS).map(([name, { sentence, cause, remedy }]) => [
      code(name),
      sentence,
      cause,
      remedy === '' ? 'Nothing the reader can do.' : remedy,
    ]),
  )
}
