// The search field takes what the reader typed before it was there.
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderInFrame } from '../../../tests/support/renderInFrame.tsx'
import { recordEarlyKeys } from './earlyKeys.ts'
import { HeaderSearch } from './HeaderSearch.tsx'

const press = (keys: string) => [...keys].forEach((key) => fireEvent.keyDown(document.body, { key }))

it('has the focus and the text of what was typed after a slash', () => {
  recordEarlyKeys()
  press('x/noun 7')
  renderInFrame(<HeaderSearch />)
  expect(screen.getByRole('combobox')).toHaveFocus()
  expect(screen.getByRole('combobox')).toHaveValue('noun 7')
})

it('takes no keys without a slash, nor those of an earlier page', () => {
  recordEarlyKeys()
  press('noun')
  const { unmount } = renderInFrame(<HeaderSearch />)
  expect(screen.getByRole('combobox')).not.toHaveFocus()
  press('?')
  unmount()
  renderInFrame(<HeaderSearch />)
  expect(screen.getByRole('combobox')).toHaveValue('')
})
