// Saving a table while the page around it is left and come back to.
import { Activity } from 'react'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderInFrame } from '../../../tests/support/renderInFrame.tsx'
import { ExportButtons } from './ExportButtons.tsx'

test('a file that was being read when the page was left can be asked for again', async () => {
  let signal: AbortSignal | undefined
  async function* rows(given: AbortSignal) {
    signal = given
    yield ['one']
    await new Promise((resolve) => given.addEventListener('abort', resolve))
  }
  const page = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <ExportButtons
        what="words"
        file="words"
        columns={[{ key: 'word', value: (word) => word }]}
        rows={rows}
      />
    </Activity>
  )
  const { rerender } = renderInFrame(page('visible'))
  await userEvent.click(screen.getByRole('button', { name: 'Export words as CSV' }))
  expect(await screen.findByText('1 row read')).toBeVisible()
  rerender(page('hidden'))
  expect(signal?.aborted).toBe(true)
  rerender(page('visible'))
  expect(await screen.findByRole('button', { name: 'Export words as CSV' })).toBeVisible()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})
