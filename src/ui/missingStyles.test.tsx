// Stylesheets that were missed are asked for again, those that are there are not.
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

test('each missed stylesheet is asked for once, however many parts wait for it', async () => {
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

test('one that is still out of reach is told as the loader tells it', async () => {
  link('/missed.css', null)
  const failing = expect(fetchMissingStyles()).rejects.toThrow(/preload CSS.*missed\.css/)
  links('/missed.css')[1]?.dispatchEvent(new Event('error'))
  await failing
})
