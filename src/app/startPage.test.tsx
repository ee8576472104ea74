// The theme's part is tested in layout/ThemeToggle.test.tsx.
import { afterEach, expect, it } from 'vitest'
import { startPage } from './startPage.ts'
import { THEME_KEY } from './layout/themeKey.ts'

/** Writes the entry of the built page, as served under a path, and opens an address. */
function openAt(address: string) {
  document.head.innerHTML = '<script type="module" src="/market/assets/index.js"></script>'
  history.replaceState(null, '', address)
  startPage(THEME_KEY)
}

afterEach(() => {
  document.head.innerHTML = ''
  history.replaceState(null, '', '/')
})

it('restores the address that an outdated snapshot sent here', () => {
  openAt(`/market/?no-snapshot=${encodeURIComponent('/market/item/0xabc/1?a=b#c')}`)
  expect(location.pathname + location.search + location.hash).toBe('/market/item/0xabc/1?a=b#c')
})

it.each(['//thief.example/', 'https://thief.example/', '/other/', '//[', ''])(
  'restores no address of another site: "%s"',
  (text) => {
    const address = `/market/?no-snapshot=${encodeURIComponent(text)}`
    openAt(address)
    expect(location.pathname + location.search).toBe(address)
  },
)
