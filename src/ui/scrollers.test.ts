// What keeps a text for screen readers from widening the page: without a positioned ancestor among the elements that
// scroll, it stays where it would be without scrolling, beside or below the page.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const RULE = /([^{}]+)\{([^{}]*)\}/g
const SCROLLS = /\boverflow(?:-[xy]|-inline|-block)?:[^;]*\b(?:auto|scroll)\b/
const CONTAINS = /\b(?:position:\s*(?:relative|absolute|fixed|sticky)|container-type:|contain:)/

const listSheets = (): readonly string[] =>
  readdirSync('src', { recursive: true, encoding: 'utf8' }).flatMap((file) =>
    file.endsWith('.css') ? `src/${file}` : [],
  )

const readRules = (sheet: string) =>
  [
    ...readFileSync(sheet, 'utf8')
      .replace(/\/\*.*?\*\//gs, '')
      .matchAll(RULE),
  ].map(([, selector = '', body = '']) => ({
    selector: selector.trim().split('\n').at(-1)?.trim() ?? '',
    body,
  }))

const readDeclarations = (body: string) =>
  [...body.matchAll(/([\w-]+)\s*:\s*([^;]+);/g)].map(([, property = '', value = '']) => ({
    property,
    value: value.trim(),
  }))

test('every scrolling element contains its positioned descendants', () => {
  const sheets = listSheets()
  expect(sheets.length).toBeGreaterThan(50)
  const escaping = sheets.flatMap((sheet) => {
    const rules = readRules(sheet)
    return rules.flatMap(({ selector, body }) => {
      const isContained = rules.some((rule) => rule.selector === selector && CONTAINS.test(rule.body))
      return SCROLLS.test(body) && !isContained ? [`${sheet}: ${selector}`] : []
    })
  })
  expect(escaping).toEqual([])
})

test('no rule for all children of an element gives a text for screen readers a box', () => {
  const hidden = readRules('src/ui/VisuallyHidden.module.css').find(({ selector }) => selector === '.hidden')
  // Important declarations in a layer win over all others.
  const own = readDeclarations(hidden?.body ?? '').filter(({ value }) => !value.endsWith('!important'))
  const overridden = listSheets().flatMap((sheet) =>
    readRules(sheet)
      .filter(({ selector }) => /^\..*[ >]\*$/.test(selector))
      .flatMap(({ selector, body }) =>
        readDeclarations(body)
          .filter(({ property }) => own.some((declared) => declared.property === property.replace(/-.*/, '')))
          .map(({ property }) => `${sheet}: ${selector} { ${property} }`),
      ),
  )
  expect(hidden).toBeDefined()
  expect(overridden).toEqual([])
})
