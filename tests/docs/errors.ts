// The error catalog: error classes with the messages they are thrown with, and refusals to trade.
import ts from 'typescript'
import type { RefusalCode } from '../../src/seaport/verdict.ts'
import { checksTexts } from '../../src/messages/en/checks.ts'
import type { Message } from '../../src/messages/message.ts'
import { currentTranslate } from '../../src/messages/translate.ts'
import { code, table } from './markdown.ts'
import { REFUSAL_CAUSES } from './refusalCauses.ts'
import { readDocComment, type SourceFile, readText, walk } from './source.ts'

interface ErrorClass {
  readonly name: string
  readonly base: string
  readonly errorCode: string
  readonly doc: string
  readonly path: string
}

function getClasses({ path, tree }: SourceFile): ErrorClass[] {
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
    classes.push({
      name: node.name.text,
      base,
      errorCode: readText(initializer) ?? '',
      doc: readDocComment(node),
      path,
    })
  })
  return classes
}

/** Functions that only throw: by name, the error class that gets their first parameter as its message. */
function getThrowers(tree: ts.SourceFile): Map<string, string> {
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

/** The English texts of the message catalogs by `area.key`, placeholders as `…`. */
function getMessages(sources: readonly SourceFile[]): ReadonlyMap<string, string> {
  const texts = new Map<string, string>()
  for (const { path, tree } of sources) {
    if (!path.startsWith('src/messages/en/')) continue
    walk(tree, (node) => {
      if (!ts.isCallExpression(node) || node.expression.getText() !== 'catalog') return
      const [area, entries] = node.arguments
      if (entries === undefined || !ts.isObjectLiteralExpression(entries)) return
      addTexts(readText(area) ?? '', entries, texts)
    })
  }
  return texts
}

/** Adds an object literal's texts by `path.key`, those of its groups by `path.group.key`. */
function addTexts(path: string, entries: ts.ObjectLiteralExpression, texts: Map<string, string>): void {
  for (const entry of entries.properties) {
    if (!ts.isPropertyAssignment(entry)) continue
    const key = ts.isStringLiteral(entry.name) ? entry.name.text : entry.name.getText()
    const { initializer } = entry
    if (ts.isObjectLiteralExpression(initializer)) addTexts(`${path}.${key}`, initializer, texts)
    else texts.set(`${path}.${key}`, (readText(initializer) ?? '').replace(/\{\w+\}/g, '…'))
  }
}

/** The id of the message that an expression names: `areaTexts.key`, `areaTexts['key']`, or either with values. */
function getMessageId(node: ts.Node): string | undefined {
  if (ts.isCallExpression(node)) return getMessageId(node.expression)
  if (ts.isPropertyAccessExpression(node)) return `${getPath(node.expression)}.${node.name.text}`
  if (!ts.isElementAccessExpression(node)) return undefined
  return `${getPath(node.expression)}.${readText(node.argumentExpression)}`
}

/** `area.group` for `areaTexts.group`. */
const getPath = (node: ts.Node): string => node.getText().replace(/^(\w+)Texts\b/, '$1')

/** The first argument of every `new SomeError(…)`, directly or through a thrower; both branches of a conditional. */
function getSentences(sources: readonly SourceFile[]): Map<string, Set<string>> {
  const errorSentences = new Map<string, Set<string>>()
  const messages = getMessages(sources)
  const add = (name: string, node: ts.Node | undefined): void => {
    if (node !== undefined && ts.isConditionalExpression(node)) {
      add(name, node.whenTrue)
      add(name, node.whenFalse)
      return
    }
    const text = readText(node) ?? (node && messages.get(getMessageId(node) ?? ''))
    if (text !== undefined) errorSentences.set(name, (errorSentences.get(name) ?? new Set()).add(text))
  }
  for (const { tree } of sources) {
    const throwers = getThrowers(tree)
    walk(tree, (node) => {
      if (ts.isNewExpression(node)) add(node.expression.getText(), node.arguments?.[0])
      else if (ts.isCallExpression(node)) {
        const thrown = throwers.get(node.expression.getText())
        if (thrown !== undefined) add(thrown, node.arguments[0])
      }
    })
  }
  return errorSentences
}

export function errorClasses(sources: readonly SourceFile[]): string {
  const sentences = getSentences(sources)
  const rows = sources
    .flatMap(getClasses)
    .filter(({ errorCode }) => errorCode !== '')
    .map(({ name, errorCode, doc, path }) => [
      code(errorCode),
      code(name),
      doc,
      [...(sentences.get(name) ?? [])].map((sentence) => `“${sentence}”`).join(' '),
      code(path),
    ])
    .concat(nodeFailures(sources))
    .sort(([a = ''], [b = '']) => (a < b ? -1 : 1))
  if (rows.length === 0) throw new Error('The source contains no error class.')
  return table(['Code', 'Class', 'Cause', 'Sentences', 'Where'], rows)
}

/** NodeError is the one class for failures of a node, with a message for each of its codes. */
function nodeFailures(sources: readonly SourceFile[]): string[][] {
  const rows: string[][] = []
  for (const { path, tree } of sources) {
    if (!path.endsWith('/messages/en/errors.ts')) continue
    walk(tree, (node) => {
      if (!ts.isPropertyAssignment(node) || node.name.getText() !== 'node') return
      walk(node.initializer, (property) => {
        if (!ts.isPropertyAssignment(property)) return
        const [name, sentence] = [property.name, property.initializer].map(readText)
        if (name === undefined || sentence === undefined)
          throw new Error(`${property.getText()} is not a string.`)
        rows.push([code(name), code('NodeError'), readDocComment(property), `“${sentence}”`, code(path)])
      })
    })
  }
  if (rows.length === 0) throw new Error('The source contains no node error.')
  return rows
}

export function refusals(): string {
  const t = currentTranslate()
  const helps: Partial<Record<RefusalCode, Message>> = checksTexts.remedies
  return table(
    ['Code', 'Sentence', 'Cause', 'What to do'],
    Object.entries(REFUSAL_CAUSES).map(([name, cause]) => {
      const refusal = name as RefusalCode
      return [code(name), t(checksTexts.refusals[refusal]), cause, t(helps[refusal] ?? 'None.')]
    }),
  )
}
