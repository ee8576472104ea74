// The operator's brand around every page, the switcher of their sites, and a site that is served under a path.
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { listing } from '../support/fakeHistory.ts'
import { COLLECTION, serveIndex, token } from '../support/fakeIndex.ts'
import { openPage } from '../support/openPage.tsx'

const ETHER = 10n ** 18n
const header = () => within(document.querySelector('header') as HTMLElement)
const footer = async () => within(await screen.findByRole('contentinfo'))

test('shows the logo of the reader’s theme in place of the name', async () => {
  serveIndex([])
  const { user } = openPage('/', { brand: { name: 'Ada', logo: { light: 'day.svg', dark: 'night.svg' } } })
  const logo = await header().findByAltText('Ada')
  expect(logo).toHaveAttribute('src', 'day.svg')
  expect(header().queryByText('Ada')).toBeNull()
  const [toggle] = await header().findAllByRole('button', { name: 'Use dark theme' })
  await user.click(toggle as HTMLElement)
  expect(logo).toHaveAttribute('src', 'night.svg')
  await user.click(header().getAllByRole('button', { name: 'Use light theme' })[0] as HTMLElement)
})

test('links to what the operator names in the footer, and to nothing else', async () => {
  serveIndex([])
  const { unmount } = openPage('/', {
    brand: { links: { terms: 'https://ada.example/terms', contact: 'mailto:ada@example.com' } },
  })
  expect(await (await footer()).findByRole('link', { name: 'Terms' })).toHaveAttribute(
    'href',
    'https://ada.example/terms',
  )
  expect((await footer()).getByRole('link', { name: 'Contact' })).toHaveAttribute(
    'href',
    'mailto:ada@example.com',
  )
  expect((await footer()).queryByRole('link', { name: 'Imprint' })).toBeNull()
  unmount()
  openPage('/')
  expect(await (await footer()).findByRole('link', { name: 'Licenses' })).toBeVisible()
  expect((await footer()).queryByRole('link', { name: 'Terms' })).toBeNull()
})

const SITES = [
  { name: 'Ada on Base', url: 'https://base.ada.example/market' },
  { name: 'Ada here', url: `${location.origin}/` },
]

/** Opens the menu by keyboard and returns the link in it. */
async function openMenu(user: ReturnType<typeof openPage>['user']): Promise<HTMLElement> {
  const button = await header().findByRole('button', { name: 'Local chain: switch site' })
  button.focus()
  await user.keyboard('{Enter}')
  return screen.findByRole('menuitem', { name: 'Ada on Base' })
}

test.each([
  ['/', '/'],
  ['/collections?by=floor&over=7d', '/collections?by=floor&over=7d'],
  [`/activity?type=SALE&collection=${COLLECTION}&min=1`, '/activity?type=SALE'],
  ['/search?q=blue+hat', '/search?q=blue+hat'],
  [`/account/${COLLECTION}/listings`, `/account/${COLLECTION}/listings`],
  // The other chain has another contract at a contract's address, or none; a block is at another time.
  [`/collection/${COLLECTION}/activity?type=SALE`, '/collections'],
  [`/item/${COLLECTION}/1`, '/collections'],
  ['/at?page=%2Factivity', '/'],
])('switches from %s to %s of another site', async (address, expected) => {
  serveIndex([])
  const { user } = openPage(address, { sites: SITES })
  const link = await openMenu(user)
  expect(link).toHaveAttribute('href', `https://base.ada.example/market${expected}`)
  expect(screen.getAllByRole('menuitem')).toHaveLength(1)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull())
  // The menu of small screens has the same links.
  expect(document.querySelector('[popover] a[href^="https://base"]')).toHaveTextContent('Ada on Base')
})

test('offers no switcher without another site', async () => {
  serveIndex([])
  openPage('/', { sites: SITES.slice(1) })
  await screen.findByRole('heading', { level: 2, name: 'Collections' })
  await waitFor(() => expect(header().queryByText('Local chain')).toBeNull())
})

test('works under a path: its links, its address, and its files', async () => {
  serveIndex([{ ...token(1, { price: `${ETHER}` }), bestAsk: listing() } as never])
  const { user } = openPage('/market/', { basePath: '/market/' })
  const card = await screen.findByRole('link', { name: 'Work 1' })
  expect(card).toHaveAttribute('href', `/market/item/${COLLECTION}/1`)
  expect(header().getByRole('link', { name: 'Vitrine, home page' })).toHaveAttribute('href', '/market/')
  expect((await footer()).getByRole('link', { name: 'Licenses' })).toHaveAttribute(
    'href',
    '/market/licenses.txt',
  )
  const away = [...document.querySelectorAll('a[href]')]
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => !href.startsWith('/market/') && !href.startsWith('#'))
  expect(away).toEqual([])
  await user.click(header().getAllByRole('link', { name: 'Explore' })[0] as HTMLElement)
  await waitFor(() => expect(location.pathname).toBe('/market/collections'))
  expect(await screen.findByRole('heading', { level: 1, name: 'Collections' })).toBeVisible()
})
