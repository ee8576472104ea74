// The choice to see the columns that narrow places leave out.
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Cell, HeaderCell } from './Table.tsx'
import { WideTable } from './WideTable.tsx'

test('shows all columns of its table when it is ticked, and the first ones when it is not', async () => {
  render(
    <WideTable label="Works">
      <thead>
        <tr>
          <HeaderCell>Work</HeaderCell>
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
