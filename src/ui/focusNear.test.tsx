import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { focusNear, rememberPlace } from './focusNear.ts'

/** A section whose button removes itself and moves the focus to the heading. */
async function press(act: (button: HTMLElement) => Promise<unknown>): Promise<HTMLElement> {
  render(
    <section>
      <h2>Noun 1</h2>
      <button
        onClick={({ currentTarget }) => {
          const place = rememberPlace(currentTarget)
          currentTarget.style.display = 'none'
          currentTarget.blur()
          focusNear(place)
        }}
      >
        Buy
      </button>
    </section>,
  )
  await act(screen.getByRole('button'))
  const heading = screen.getByRole('heading')
  expect(heading).toHaveFocus()
  return heading
}

test('draws no ring around what a click focuses, until it is focused again', async () => {
  const heading = await press((button) => userEvent.click(button))
  expect(heading).toHaveStyle({ outline: 'none' })
  heading.blur()
  expect(heading.style.outline).toBe('')
})

test('leaves the ring to the browser after a key', async () => {
  const heading = await press(async (button) => {
    button.focus()
    await userEvent.keyboard('{Enter}')
  })
  expect(heading.style.outline).toBe('')
})
