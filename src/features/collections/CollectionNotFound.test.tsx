// A collection that the index doesn't have: now, and during time travel.
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { parseAddress } from '../../domain/address.ts'
import { AsOfBlockProvider } from '../../ui/AsOfBlockContext.tsx'
import { renderInFrame } from '../../../tests/support/renderInFrame.tsx'
import { CollectionNotFound } from './CollectionNotFound.tsx'

const address = parseAddress(`0x${'c0'.repeat(20)}`)

test('says that the address may be something else', () => {
  renderInFrame(<CollectionNotFound address={address} />)
  expect(screen.getByRole('heading', { name: 'Collection not found' })).toBeVisible()
  expect(screen.getByText(/This site has no data for/)).toHaveTextContent(
    'It may be an account rather than a contract',
  )
})

test('says during time travel that the collection may have come later', () => {
  renderInFrame(
    <AsOfBlockProvider value={{ number: 1_200, timestampSeconds: 1 }}>
      <CollectionNotFound address={address} />
    </AsOfBlockProvider>,
  )
  expect(screen.getByRole('heading', { name: 'Collection not found at this block' })).toBeVisible()
  expect(screen.getByText(/this site had no data for/)).toHaveTextContent(
    /^As of block 1,200, this site had no data for .*\. It may have come later\.$/,
  )
})
