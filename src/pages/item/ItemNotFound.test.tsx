// What is said of an item whose collection the index does not have: now, and at a moment before it may have come.
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { parseAddress } from '../../domain/address.ts'
import { tokenIdFromBigInt } from '../../domain/tokenId.ts'
import { PastProvider } from '../../ui/PastContext.tsx'
import { renderInFrame } from '../../ui/testing.tsx'
import { ItemNotFound } from './ItemNotFound.tsx'

const unknown = (
  <ItemNotFound
    collection={parseAddress(`0x${'c0'.repeat(20)}`)}
    tokenId={tokenIdFromBigInt(1n)}
    known={null}
  />
)

test('now nothing is known of it', () => {
  renderInFrame(unknown)
  expect(screen.getByRole('heading', { name: 'The index knows no such collection' })).toBeVisible()
  expect(screen.getByText(/so this item is not known either/)).toBeVisible()
})

test('at a moment of the past it may have come later', () => {
  renderInFrame(<PastProvider moment={{ number: 7, timestampSeconds: 1 }}>{unknown}</PastProvider>)
  expect(screen.getByRole('heading', { name: 'No such collection at that moment' })).toBeVisible()
  expect(screen.getByText(/As of block 7 nothing of/)).toHaveTextContent('It may have come later.')
})
