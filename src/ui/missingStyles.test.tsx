// Stylesheets that failed to load are fetched again; loaded ones are not.
import { afterEach, expect, test, vi } from 'vitest'
import { fetchMissingStyles } from './missingStyles.ts'

/** A link as the bundler's loader leaves it. */
function link(href: string, sheet: object | null): void {
  const element = document.createElement('link')
  element.rel = 'stylesheet'
  element.href = href
  Object.defineProperty(element, 'sheet', { value: sheet })
  document.head.append(element)
}

const links = (href: string) =>
  [...document.querySelectorAll('link')].filter((each) => each.getAttribute('href') === href)

afterEach(() => document.head.replaceChildren())

test('fetches each missing stylesheet once for all parts that wait for it', async () => {
  link('/there.css', {})
  link('/missed.css', null)
  const done = vi.fn()
  const parts = [fetchMissingStyles().then(done), fetchMissingStyles().then(done)]
  expect(links('/there.css')).toHaveLength(1)
  const [, again, ...more] = links('/missed.css')
  expect(more).toEqual([])
  expect(done).not.toHaveBeenCalled()
  again?.dispatchEvent(new Event('load'))
  await Promise.all(parts)
  expect(done).toHaveBeenCalledTimes(2)
})

test('rejects with the error of the bundler’s loader when a stylesheet still fails to load', async () => {
  link('/missed.css', null)
  const failing = expect(fetchMissingStyles()).rejects.toThrow(/preload CSS.*missed\.css/)
  links('/missed.css')[1]?.dispatchEvent(new Event('error'))
  await failing
})
