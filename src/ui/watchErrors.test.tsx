// An error that appears in a dialog comes into view, and what has the focus stays there.
import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderInFrame } from '../../tests/support/renderInFrame.tsx'
import { Dialog } from './Dialog.tsx'
import { TextField } from './TextField.tsx'

afterEach(() => {
  vi.restoreAllMocks()
})

const field = (error?: string) => (
  <Dialog open title="List" onOpenChange={() => undefined} footer={<button type="button">Close</button>}>
    <TextField label="Buyer" value="0x" onChange={() => undefined} error={error} />
  </Dialog>
)

/** The scrolling part is 400 px high; the field is at a height in it, and its note 40 px below. */
function placeField(top: number) {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function at(this: Element) {
    if (this.contains(screen.getByRole('textbox')) && !this.matches('input'))
      return new DOMRect(0, 0, 400, 400)
    return this.matches('input') ? new DOMRect(0, top, 400, 40) : new DOMRect(0, top + 40, 400, 20)
  })
}

const scrolled = () => screen.getByRole('textbox').closest('div')?.parentElement?.scrollTop

test('scrolls the note of an invalid field above the buttons', async () => {
  const { rerender } = renderInFrame(field())
  placeField(380)
  // The note is 60 px below the view, and the margin is 16 px.
  rerender(field('This isn’t an address.'))
  await act(async () => undefined)
  expect(scrolled()).toBe(56)
})

test('moves nothing for an error in view', async () => {
  const { rerender } = renderInFrame(field())
  placeField(100)
  rerender(field('This isn’t an address.'))
  await act(async () => undefined)
  expect(scrolled()).toBe(0)
})

test('keeps the focused field in view', async () => {
  const far = (failure?: string) => (
    <Dialog open title="List" onOpenChange={() => undefined}>
      <TextField label="Price" value="1" onChange={() => undefined} />
      {failure !== undefined && <p role="alert">{failure}</p>}
    </Dialog>
  )
  const { rerender } = renderInFrame(far())
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function at(this: Element) {
    if (this.matches('[role=alert]')) return new DOMRect(0, 900, 400, 20)
    return this.matches('input') ? new DOMRect(0, 100, 400, 40) : new DOMRect(0, 0, 400, 400)
  })
  screen.getByRole('textbox').focus()
  rerender(far('Couldn’t read the price.'))
  await act(async () => undefined)
  // Its top is 100 px below the view's, less the margin; the alert alone would need 536 px.
  expect(scrolled()).toBe(84)
})

test('announces an error in a region that was there before it', () => {
  const { rerender } = renderInFrame(field())
  const region = screen.getByRole('textbox').closest('div')?.querySelector('[aria-live="polite"]')
  expect(region).toBeEmptyDOMElement()
  rerender(field('This isn’t an address.'))
  expect(region).toHaveTextContent('This isn’t an address.')
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('This isn’t an address.')
})
