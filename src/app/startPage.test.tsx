// The theme's part is tested in layout/ThemeToggle.test.tsx.
import { afterEach, beforeEach, expect, it } from 'vitest'
import { PAGE_FILES_ID, type PageFiles, startPage } from './startPage.ts'
import { THEME_KEY } from './layout/themeKey.ts'

const PAGES: PageFiles = { item: ['assets/item.js', 'assets/item.css'], account: ['assets/account.js'] }

/** Writes the head of the built page, as served under a path. */
function serveUnder(path: string) {
  document.head.innerHTML = `<script type="module" src="${path}assets/index.js"></script>
    <script type="application/json" id="${PAGE_FILES_ID}">${JSON.stringify(PAGES)}</script>`
}

function requestedAt(address: string) {
  history.replaceState(null, '', address)
  startPage(PAGE_FILES_ID, THEME_KEY)
  return [...document.head.querySelectorAll('link')].map(
    (link) => `${link.rel} ${new URL(link.href).pathname}`,
  )
}

beforeEach(() => serveUnder('/'))
afterEach(() => {
  document.head.innerHTML = ''
  history.replaceState(null, '', '/')
})

it('requests the code and the styles of the page at the address', () => {
  expect(requestedAt('/item/0xabc/1?sort=x')).toEqual([
    'modulepreload /assets/item.js',
    'preload /assets/item.css',
  ])
})

it('requests them where the site has a path, also as of a block', () => {
  serveUnder('/market/')
  expect(requestedAt('/market/at/1234/account/0xabc')).toEqual(['modulepreload /market/assets/account.js'])
})

it('requests nothing for home, for an unknown page, or for the name of a property that all objects have', () => {
  for (const address of ['/', '/nothing', '/constructor', '/__proto__', '/at/12'])
    expect(requestedAt(address), address).toEqual([])
})

it('requests nothing while developing', () => {
  document.head.innerHTML =
    '<script type="module">void 0</script><script type="module" src="/src/app/main.tsx"></script>'
  expect(requestedAt('/item/0xabc/1')).toEqual([])
})

it('requests nothing in a page with a snapshot, whose pictures come first', () => {
  document.querySelector('script[type=module]')?.remove()
  expect(requestedAt('/item/0xabc/1')).toEqual([])
})

it('restores the address that an outdated snapshot sent here', () => {
  serveUnder('/market/')
  expect(requestedAt(`/market/?no-snapshot=${encodeURIComponent('/market/item/0xabc/1?a=b#c')}`)).toEqual([
    'modulepreload /market/assets/item.js',
    'preload /market/assets/item.css',
  ])
  expect(location.pathname + location.search + location.hash).toBe('/market/item/0xabc/1?a=b#c')
})

it.each(['//thief.example/', 'https://thief.example/', '/other/', '//[', ''])(
  'restores no address of another site: "%s"',
  (text) => {
    serveUnder('/market/')
    const address = `/market/?no-snapshot=${encodeURIComponent(text)}`
    expect(requestedAt(address)).toEqual([])
    expect(location.pathname + location.search).toBe(address)
  },
)
