// The control for the layout answers at once; what it lays out may take longer.
import { Profiler, useState } from 'react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { LayoutChoice } from './LayoutChoice.tsx'
import type { ViewPreference } from './viewPreference.ts'

/** What each frame showed: the control's choice, then the layout of the items. */
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

it('shows what was chosen before the items are laid out anew, and keeps it', async () => {
  render(<Page />)
  await userEvent.setup().click(screen.getByRole('button', { name: 'List' }))
  expect(frames).toEqual(['Large grid, grid', 'List, grid', 'List, list'])
  expect(shown()).toBe('List, list')
})
