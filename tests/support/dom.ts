// Set-up for every test with a document: matchers, a clean page, and what jsdom lacks.
import '@testing-library/jest-dom/vitest'
import { createRequire } from 'node:module'
import { toUSVString } from 'node:util'
import { cleanup, configure, getConfig, prettyDOM } from '@testing-library/react'
import * as React from 'react'
import { afterEach, beforeEach } from 'vitest'
import { withdrawWallets } from './fakeWallet.ts'

// The expected element may first have to be imported, such as a dialog's code after the click that opens it. On a busy
// machine that takes longer than the default second. A missing element still fails, only later.
configure({ asyncUtilTimeout: 30_000 })

// A query that waits would print the whole document at each try. It's printed once, when the wait has failed.
// Source: query-helpers.js, wait-for.js of @testing-library/dom
const isWaiting = (): boolean => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true
configure({
  getElementError: (message, container) =>
    new Error([message, isWaiting() ? '' : prettyDOM(container)].filter(Boolean).join('\n\n')),
})

// For up to 10,000 elements a second, React's development build records the stack that made each, which took an eighth of
// the processor time. No test reads them. Source: ReactJSXElement.js of react
const react: object = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')
Object.defineProperty(react, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => {} })

// jsdom replaces lone surrogates character by character, and msw hands it each reply to count its bytes.
const requireOfJsdom = createRequire(createRequire(import.meta.url).resolve('jsdom'))
const conversions = requireOfJsdom('webidl-conversions') as Record<string, (...input: unknown[]) => string>
conversions['USVString'] = (...input) => toUSVString(conversions['DOMString']?.(...input) ?? '')

// For each element that a query by role looks at, jsdom also computes and parses eleven colors, which was up to an eighth of the
// processor time. There are no style sheets here, so no test reads a color. Source: style-rules.js of jsdom
const { propertiesWithResolvedValueImplemented: computed } = requireOfJsdom(
  './jsdom/living/helpers/style-rules.js',
) as { propertiesWithResolvedValueImplemented: Record<string, { readonly computedValue: string }> }
for (const [name, { computedValue }] of Object.entries(computed)) {
  if (computedValue === 'computed-color') Reflect.deleteProperty(computed, name)
}

/** React's warnings about updates that no test waited for. Source: ReactFiberAct.js, ReactAct.js of react */
const UNAWAITED = /not wrapped in act|not configured to support act|without await|not awaited|overlapping act/

/**
 * Apollo's errors about a reply without a field that its query asks for. No index answers so, and the page would then
 * show the reply itself instead of what the cache makes of it.
 */
const INCOMPLETE = /^Missing field|reading it back returned a partial result/

const logError = console.error
let unawaited: string[] = []
let incomplete: string[] = []

beforeEach(() => {
  unawaited = []
  incomplete = []
  console.error = (...words: unknown[]) => {
    const first = String(words[0])
    if (UNAWAITED.test(first)) unawaited.push(words.map(String).join(' '))
    if (INCOMPLETE.test(first)) incomplete.push(words.slice(0, 2).map(String).join(' '))
    logError(...words)
  }
})

afterEach(() => {
  cleanup()
  console.error = logError
  localStorage.clear()
  sessionStorage.clear()
  withdrawWallets()
  if (unawaited.length > 0) throw new Error(`React updated what no test waited for:\n${unawaited.join('\n')}`)
  if (incomplete.length > 0)
    throw new Error(`A reply lacks what its query asks for:\n${incomplete.join('\n')}`)
})

// While a modal dialog is open, Radix turns the body's pointer events off, and the dialog's own on again a render later.
// No person clicks in between, but a test on a busy machine does.
Object.defineProperty(document.body.style, 'pointerEvents', {
  configurable: true,
  get: () => '',
  set: () => {},
})

// jsdom has no layout: the observers that components subscribe to exist but stay silent, and nothing scrolls.
class SilentObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return []
  }
}

// A browser logs the error, and goes on.
window.reportError ??= (error: unknown) => console.error(error)
window.ResizeObserver ??= SilentObserver as unknown as typeof ResizeObserver
window.IntersectionObserver ??= SilentObserver as unknown as typeof IntersectionObserver
window.scrollTo = () => {}
Element.prototype.scrollIntoView ??= () => {}
Element.prototype.hasPointerCapture ??= () => false
window.matchMedia ??= (query: string) =>
  ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
    dispatchEvent: () => false,
  }) as MediaQueryList
