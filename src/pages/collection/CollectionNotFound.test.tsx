// What is said where the index has no such collection: now, and at a moment before it may have come.
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { parseAddress } from '../../domain/address.ts'
import { PastProvider } from '../../ui/PastContext.tsx'
import { renderInFrame } from '../../ui/testing.tsx'
import { CollectionNotFound } from './CollectionNotFound.tsx'

const address = parseAddress(`0x${'c0'.repeat(20)}`)

test('now it may be something else', () => {
  renderInFrame(<CollectionNotFound address={address} />)
  expect(screen.getByRole('heading', { name: 'The index knows no such collection' })).toBeVisible()
  expect(screen.getByText(/has been indexed/)).toHaveTextContent(
    'It may be an account rather than a contract',
  )
})

test('at a moment of the past it may have come later', () => {
  renderInFrame(
    <PastProvider moment={{ number: 1_200, timestampSeconds: 1 }}>
      <CollectionNotFound address={address} />
    </PastProvider>,
  )
  expect(screen.getByRole('heading', { name: 'No such collection at that moment' })).toBeVisible()
  expect(screen.getByText(/had been indexed/)).toHaveTextContent(
    /^As of block 1,200 nothing of .* had been indexed\. It may have come later\.$/,
  )
})
