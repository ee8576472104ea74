// An item whose collection the index doesn't have: now, and during time travel.
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { parseAddress } from '../../domain/address.ts'
import { tokenIdFromBigInt } from '../../domain/tokenId.ts'
import { AsOfBlockProvider } from '../../ui/AsOfBlockContext.tsx'
import { renderInFrame } from '../../../tests/support/renderInFrame.tsx'
import { ItemNotFound } from './ItemNotFound.tsx'

const unknown = (
  <ItemNotFound
    collection={parseAddress(`0x${'c0'.repeat(20)}`)}
    tokenId={tokenIdFromBigInt(1n)}
    collectionRow={null}
  />
)

test('says that the site has no data for the collection', () => {
  renderInFrame(unknown)
  expect(screen.getByRole('heading', { name: 'Collection not found' })).toBeVisible()
  expect(screen.getByText(/so it doesn’t know this item either/)).toBeVisible()
})

test('says during time travel that the collection may have come later', () => {
  renderInFrame(<AsOfBlockProvider value={{ number: 7, timestampSeconds: 1 }}>{unknown}</AsOfBlockProvider>)
  expect(screen.getByRole('heading', { name: 'Collection not found at this block' })).toBeVisible()
  expect(screen.getByText(/As of block 7, this site had no data for/)).toHaveTextContent(
    'It may have come later.',
  )
})
