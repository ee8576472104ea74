// Which page's code comes along with the frame: that of the address the site is opened at, and no other.
import { expect, test } from 'vitest'
import { pagesAt } from './router.tsx'

const collection = `0x${'c0'.repeat(20)}`

test.each([
  ['/', ['HomePage']],
  ['/collections', ['CollectionsPage']],
  [`/collection/${collection}?status=listed`, ['CollectionRoutes']],
  [`/collection/${collection}/analytics`, ['CollectionRoutes']],
  [`/item/${collection}/1`, ['ItemPage']],
  [`/account/${collection}/offers`, ['AccountRoutes']],
  ['/search?q=noun', ['SearchPage']],
  // As of a block the frame itself comes late.
  [`/at/7/item/${collection}/1`, []],
  ['/no/such/page', []],
])('%s brings %j', (address, pages) => {
  const begun: string[] = []
  pagesAt(new URL(address, location.origin).pathname, (name, _, { early = false } = {}) => {
    if (early) begun.push(name)
    return () => <></>
  })
  expect(begun).toEqual(pages)
})
