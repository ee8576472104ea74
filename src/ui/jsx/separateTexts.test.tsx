/** @jsxImportSource #jsx */
// Components whose texts a browser has translated, changed by React. Each shape is from a public report.
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, test, vi } from 'vitest'

/** Replaces each text node by `<font>` elements, as Chrome and Edge do. */
function translate(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode() !== null) texts.push(walker.currentNode as Text)
  for (const text of texts.filter(({ data }) => data.trim() !== '')) {
    const outer = document.createElement('font')
    outer.appendChild(document.createElement('font')).textContent = text.data
    text.replaceWith(outer)
  }
}

const Frame = ({ children }: { readonly children: ReactNode }) => <p>{children}</p>

describe.each<readonly [string, (changed: boolean) => ReactNode, string]>([
  // https://github.com/facebook/react/issues/11538: a text that is removed beside an element.
  [
    'a text that goes away',
    (changed) => (
      <p>
        {!changed && 'Before'} <b>bold</b>
      </p>
    ),
    ' bold',
  ],
  // https://github.com/uber/baseweb/issues/4413: a spinner before a button's text.
  ['an element before a text', (changed) => <button>{changed && <i>busy</i>}Save</button>, 'busySave'],
  // https://github.com/ngrok/mantle/issues/1407: the same in a component that passes its children on.
  ['an element within a component', (changed) => <Frame>{changed && <i>busy</i>}Save</Frame>, 'busySave'],
  // https://github.com/deep-learning-indaba/Baobab/issues/1092: texts without an element around them.
  [
    'a text that becomes an element',
    (changed) => <p>One {changed ? <b>two</b> : 'three'} four</p>,
    'One two four',
  ],
  [
    'a text in a fragment',
    (changed) => (
      <p>
        {changed ? <b>two</b> : <>three</>} <i>four</i>
      </p>
    ),
    'two four',
  ],
  [
    'a number beside an element',
    (changed) => (
      <p>
        {changed ? 67 : 219} items <b>for sale</b>
      </p>
    ),
    '67 items for sale',
  ],
  ['a number in a text', (changed) => <p>{changed ? 67 : 219} items</p>, '67 items'],
  ['a text in a list', (changed) => <p>{['a', <b key="b">b</b>, changed ? 'd' : 'c']}</p>, 'abd'],
  [
    'all children',
    (changed) => (
      <p>
        {changed ? null : (
          <>
            One <b>two</b>
          </>
        )}
      </p>
    ),
    '',
  ],
])('%s', (_, draw, expected) => {
  test.each([
    ['changes on a translated page', translate],
    ['changes on a page that isn’t translated', () => undefined],
  ])('%s', (__, change) => {
    const { container, rerender } = render(draw(false))
    change(container)
    rerender(draw(true))
    expect(container.textContent).toBe(expected)
    change(container)
    rerender(draw(false))
    rerender(draw(true))
    expect(container.textContent).toBe(expected)
  })
})

test('texts that belong together stay one text, and a text alone gets no element', () => {
  const warn = vi.spyOn(console, 'error')
  const { container } = render(
    <p>
      {3} of {5} items
    </p>,
  )
  expect(container.innerHTML).toBe('<p>3 of 5 items</p>')
  expect(warn).not.toHaveBeenCalled()
})

test('options and titles keep their plain text', () => {
  const { container } = render(
    <select>
      <option>{3} items</option>
    </select>,
  )
  expect(container.querySelector('option')?.innerHTML).toBe('3 items')
})
