// Elements that scroll contain their positioned descendants, such as texts for screen readers. Otherwise these stay where
// they would be without scrolling, beside or below the page, and widen it.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const RULE = /([^{}]+)\{([^{}]*)\}/g
const SCROLLS = /\boverflow(?:-[xy]|-inline|-block)?:[^;]*\b(?:auto|scroll)\b/
const CONTAINS = /\b(?:position:\s*(?:relative|absolute|fixed|sticky)|container-type:|contain:)/

test('every scrolling element contains its positioned descendants', () => {
  const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).flatMap((file) =>
    file.endsWith('.css') ? `src/${file}` : [],
  )
  expect(sheets.length).toBeGreaterThan(50)
  const escaping = sheets.flatMap((sheet) => {
    const rules = [
      ...readFileSync(sheet, 'utf8')
        .replace(/\/\*.*?\*\//gs, '')
        .matchAll(RULE),
    ].map(([, selector = '', body = '']) => ({
      selector: selector.trim().split('\n').at(-1)?.trim() ?? '',
      body,
    }))
    return rules.flatMap(({ selector, body }) => {
      const isContained = rules.some((rule) => rule.selector === selector && CONTAINS.test(rule.body))
      return SCROLLS.test(body) && !isContained ? [`${sheet}: ${selector}`] : []
    })
  })
  expect(escaping).toEqual([])
})
