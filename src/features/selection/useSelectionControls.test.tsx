// Selecting while a kept page in the background has an open dialog.
import { Activity } from 'react'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Sheet } from '../../ui/Dialog.tsx'
import { renderInFrame } from '../../../tests/support/renderInFrame.tsx'
import { useSelectionControls } from './useSelectionControls.tsx'
import { useSelection } from './useSelection.ts'

function Works() {
  const selection = useSelection(5)
  const { area, box } = useSelectionControls(selection, () => undefined)
  return (
    <>
      <button onClick={selection.begin}>Select</button>
      <div {...area}>{box({ id: 'one', place: 0, item: { id: 'one', name: 'Work 1', image: null } })}</div>
    </>
  )
}

test('clears the selection on Escape, unless a dialog of the current page is open', async () => {
  const pages = (mode: 'visible' | 'hidden') => (
    <>
      <Activity mode={mode}>
        <main>
          <Sheet open title="Filters" onOpenChange={() => undefined}>
            Filters of the page before
          </Sheet>
        </main>
      </Activity>
      <Works />
    </>
  )
  const { rerender } = renderInFrame(pages('visible'))
  const box = screen.getByLabelText('Select Work 1')
  const begin = screen.getByText('Select')
  await userEvent.setup({ pointerEventsCheck: 0 }).click(begin)
  await userEvent.setup({ pointerEventsCheck: 0 }).click(box)
  expect(box).toBeChecked()
  await userEvent.keyboard('{Escape}')
  expect(box, 'it was for the dialog').toBeChecked()
  rerender(pages('hidden'))
  expect(document.querySelector('[role="dialog"]'), 'kept in the document').not.toBeNull()
  await userEvent.keyboard('{Escape}')
  expect(box).not.toBeChecked()
})
