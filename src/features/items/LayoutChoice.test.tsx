// The layout control responds at once; rendering the items may take longer.
import { Profiler, useState } from 'react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { LayoutChoice } from './LayoutChoice.tsx'
import type { ViewPreference } from './viewPreference.ts'

/** The content of each frame: the control's selection, then the layout of the items. */
const frames: string[] = []

function Page() {
  const [preference, setPreference] = useState<ViewPreference>({ view: 'grid', density: 'large' })
  return (
    <Profiler id="page" onRender={() => frames.push(shown())}>
      <LayoutChoice preference={preference} onChange={setPreference} />
      <p>{preference.view}</p>
    </Profiler>
  )
}

const shown = () =>
  `${screen.getByRole('button', { pressed: true }).title}, ${screen.getByRole('paragraph').textContent}`

it('shows the selected layout in the control before the items are rendered in it, and keeps it', async () => {
  render(<Page />)
  await userEvent.setup().click(screen.getByRole('button', { name: 'List' }))
  expect(frames).toEqual(['Large grid, grid', 'List, grid', 'List, list'])
  expect(shown()).toBe('List, list')
})
