// What keeps a text for screen readers from widening the page. Elements that scroll contain their positioned descendants, such as texts for screen readers. Otherwise these stay where
// they would be without scrolling, beside or below the page. A rule for all children of an element doesn't give them a box.
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

test('no rule for all children of an element gives a text for screen readers a box', () => {
  const sheet = readFileSync('src/ui/VisuallyHidden.module.css', 'utf8')
  // Important declarations in a layer win over all others.
  for (const declaration of ['position: absolute', 'width: 1px', 'height: 1px', 'margin: -1px'])
    expect(sheet).toContain(`${declaration} !important;`)
})
