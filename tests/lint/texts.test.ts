// Components that return a bare text: the rule as the linter runs it.
import { expect, test } from 'vitest'
import { lintCases } from './lintCases.ts'

const PASSING = [
  'export function Note({ message }) { const t = useTranslate(); return <>{t(message)}</> }',
  'export const Note = ({ message }) => <p>{useTranslate()(message)}</p>',
  'export function Note({ message }) { const t = useTranslate(); return message ? <>{t(message)}</> : null }',
  // No component returns these.
  'export function noteText(t, message) { return t(message) }',
  'export function Note({ items }) { return items.map((item) => { return <p key={t(item)} /> }) }',
  'export function Note({ items }) { const name = (item) => t(item); return <p>{items.map(name)}</p> }',
  "export const PREFIX = () => 'vitrine'",
]
const REFUSED = [
  'export function Note({ message }) { const t = useTranslate(); return t(message) }',
  'export const Note = ({ t, message }) => t(message)',
  'export const Note = function ({ t, message }) { return t(message) }',
  'export function Note({ t, message }) { return message ? <p>{t(message)}</p> : t(other) }',
  'export function Note({ t, message }) { const text = t(message); return isShort ? text : <p>{text}</p> }',
  'export function Note({ count }) { if (count === 0) return null; return `${count}` }',
  "export function Note({ count, unit }) { return count + ' ' + unit }",
  "export function Note({ name }) { return name ?? '—' }",
]

test('refuses components that return a text without an element, and nothing else', async () => {
  const refused = await lintCases({ plugin: 'texts', rule: 'text-has-element' }, [...PASSING, ...REFUSED])
  expect(refused.toSorted()).toEqual(REFUSED.toSorted())
})
