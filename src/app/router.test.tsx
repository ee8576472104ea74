// Only the code of the page at the initial address loads with the frame.
import { expect, test } from 'vitest'
import { pagesAt } from './router.tsx'

const collection = `0x${'c0'.repeat(20)}`

test.each([
  ['/', ['HomePage']],
  ['/collections', ['CollectionsPage']],
  [`/collection/${collection}?status=listed`, ['CollectionItemsPage']],
  [`/collection/${collection}/analytics`, ['CollectionAnalyticsPage']],
  [`/item/${collection}/1`, ['ItemPage']],
  [`/account/${collection}/offers`, ['AccountOffersPage']],
  [`/account/${collection}/nothing`, []],
  ['/search?q=noun', ['SearchPage']],
  // As of a block, the frame itself loads late.
  [`/at/7/item/${collection}/1`, []],
  ['/no/such/page', []],
])('%s loads %j', (address, pages) => {
  const loaded: string[] = []
  pagesAt(new URL(address, location.origin).pathname, (name, _, { early = false } = {}) => {
    if (early) loaded.push(name)
    return () => <></>
  })
  expect(loaded).toEqual(pages)
})
