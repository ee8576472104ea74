// Which page's code comes along with the frame: that of the address the site is opened at, and no other.
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'

const begun = vi.hoisted(() => [] as string[])
vi.mock(import('../ui/lazyPage.tsx'), () => ({
  lazyPage: (name: string, _: unknown, { early = false } = {}) => {
    if (early) begun.push(name)
    return (): ReactNode => null
  },
}))

const collection = `0x${'c0'.repeat(20)}`

beforeEach(() => {
  begun.length = 0
  vi.resetModules()
})

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
])('%s brings %j', async (address, pages) => {
  history.replaceState(null, '', address)
  await import('./router.tsx')
  expect(begun).toEqual(pages)
})
