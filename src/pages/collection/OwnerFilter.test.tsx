// The owner filter takes this site's names, and shows who they stand for beside what was typed.
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { parseAddress } from '../../domain/address.ts'
import { checksumAddress } from '../../domain/checksum.ts'
import type { ItemFiltersState } from '../../features/items/filters/useItemFilters.ts'
import { renderTrade, tradeConfig } from '../../../tests/support/renderTrade.tsx'
import { OwnerFilter } from './OwnerFilter.tsx'

const ada = parseAddress(`0x${'a1'.repeat(20)}`)
const ben = parseAddress(`0x${'b2'.repeat(20)}`)
const accounts = [
  { label: 'Ada', address: ada },
  { label: 'Ben', address: ben },
]
const config = { ...tradeConfig(), demoWallet: { accounts } } as never

/** A page whose URL has the owner. */
function Filter() {
  const [text, setText] = useState('')
  const change = ({ owner: next = '' }: { readonly owner?: string }) => setText(next)
  const filters = { texts: { owner: text }, filters: { owner: text || undefined }, problems: {}, change }
  return (
    <>
      <OwnerFilter filters={filters as unknown as ItemFiltersState} />
      <output>{text}</output>
      <button type="button" onClick={() => setText('')}>
        Clear
      </button>
    </>
  )
}

/** The line below a field. */
const getNote = (field: HTMLElement) => document.getElementById(field.getAttribute('aria-describedby') ?? '')

test('filters by a name of this site, and keeps it beside its address', async () => {
  renderTrade(<Filter />, config)
  const field = screen.getByRole('textbox', { name: 'Owner' })
  expect(field).toHaveAttribute('placeholder', 'Address or name')
  await userEvent.type(field, 'ben')
  expect(getNote(field)).toHaveTextContent(`Ben ${checksumAddress(ben)}`)
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('status')).toHaveTextContent(ben)
  expect(field).toHaveValue('ben')
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(field).toHaveValue('')
})

test('shows the name of a pasted address', async () => {
  renderTrade(<Filter />, config)
  const field = screen.getByRole('textbox', { name: 'Owner' })
  await userEvent.click(field)
  await userEvent.paste(ada)
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('status')).toHaveTextContent(ada)
  expect(getNote(field)).toHaveTextContent(`Ada ${checksumAddress(ada)}`)
})
