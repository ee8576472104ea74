// The checkbox that shows the columns hidden in narrow places.
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Cell, HeaderCell } from './Table.tsx'
import { WideTable } from './WideTable.tsx'

test('shows all columns when its checkbox is checked, and only the main ones otherwise', async () => {
  render(
    <WideTable label="Items">
      <thead>
        <tr>
          <HeaderCell>Item</HeaderCell>
          <HeaderCell wideOnly>Owner</HeaderCell>
        </tr>
      </thead>
      <tbody>
        <tr>
          <Cell>Blue</Cell>
          <Cell wideOnly>Ada</Cell>
        </tr>
      </tbody>
    </WideTable>,
  )
  const choice = screen.getByRole('checkbox', { name: 'All columns' })
  const inherited = () => {
    const place = screen.getByText('Ada').closest<HTMLElement>('[style]')
    return place?.style.getPropertyValue('--wide-only') || undefined
  }
  expect(choice).not.toBeChecked()
  expect(inherited()).toBeUndefined()
  await userEvent.click(choice)
  expect(inherited()).toBe('table-cell')
  await userEvent.click(choice)
  expect(inherited()).toBeUndefined()
})
