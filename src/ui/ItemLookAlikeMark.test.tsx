import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { parseAddress } from '../domain/address.ts'
import { parseTokenId } from '../domain/tokenId.ts'
import { type ItemDocument, type ItemDocuments, ItemDocumentsProvider } from './ItemDocuments.tsx'
import { ItemLookAlikeMark } from './ItemLookAlikeMark.tsx'
import { LookAlikesProvider } from './LookAlikes.tsx'

const address = parseAddress(`0x${'5'.repeat(40)}`)

test('an item is compared by the name in its own document, which is the one shown', () => {
  const document: ItemDocument = { kind: 'document', name: 'Nouns Cabinet', image: null }
  const documents: ItemDocuments = {
    subscribe: () => () => undefined,
    get: () => document,
    request: () => () => undefined,
    read: () => Promise.reject(new Error('Nothing is read here.')),
  }
  render(
    <LookAlikesProvider value={(_, names) => <p>Imitates by {names.join(' or ')}</p>}>
      <ItemDocumentsProvider value={documents}>
        <ItemLookAlikeMark
          collection={{ address, name: 'Crabs' }}
          item={{ collection: address, tokenId: parseTokenId('7'), name: '#7', image: null }}
        />
      </ItemDocumentsProvider>
    </LookAlikesProvider>,
  )
  expect(screen.getByText('Imitates by Crabs or Nouns Cabinet')).toBeVisible()
})
