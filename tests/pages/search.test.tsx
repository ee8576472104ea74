// Searching from the header by keyboard, and the page with all results.
import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { parseAddress } from '../../src/domain/address.ts'
import { checksumAddress } from '../../src/domain/checksum.ts'
import { COLLECTION, serveIndex, token } from '../support/fakeIndex.ts'
import { holdCalls } from '../support/holdCalls.ts'
import { openPage, type OpenOptions } from '../support/openPage.tsx'

const WORKS = [token(7, { name: 'Blue 7' }), token(70, { name: 'Red' })]
const box = () => screen.getByRole('combobox', { name: /Search/ })
/** Opens the page, and waits for the box, which loads after the page's content. */
async function openSearch(options?: OpenOptions) {
  const opened = openPage('/search', options)
  await screen.findByRole('combobox', { name: /Search/ })
  return opened
}
const ENS_REGISTRY = '0x00000000000c2e074ec69a0dfb2997ba6c7d2e1e'
const search = () => within(screen.getByRole('search'))
const options = () => search().findAllByRole('option')

describe('the search box', () => {
  test('gets the focus with /, and shows matches while the reader types', async () => {
    serveIndex(WORKS)
    const { user } = await openSearch()
    await user.keyboard('/blu')
    expect(box()).toHaveFocus()
    expect(box()).toHaveValue('blu')
    expect(await screen.findByRole('option', { name: 'Blue 7 Cabinet' })).toBeVisible()
    expect(await options()).toHaveLength(1)
    expect(box()).toHaveAttribute('aria-expanded', 'true')
  })

  test('puts the exact item before all items whose names contain the text', async () => {
    const crowd = Array.from({ length: 20 }, (_, i) => token(i + 120, { name: `Lattice ${i + 120}` }))
    serveIndex([...crowd, token(500, { name: 'Lattice 12' }), token(501, { name: 'Study 1' })])
    const { user } = await openSearch()
    await user.type(box(), 'lattice 12')
    await waitFor(async () => expect((await options())[0]).toHaveAccessibleName('Lattice 12 Cabinet'))
  })

  test('lists items by token ID, before traits, and none for part of a token ID', async () => {
    const works = [172, 72, 720, 9].map((n) => token(n, { name: `Study No. ${n}`, traits: ['Of=Study'] }))
    serveIndex(works)
    const { user } = await openSearch()
    const names = async () => (await options()).map((option) => option.querySelector('bdi')?.textContent)
    await user.type(box(), 'no. 72')
    await waitFor(async () => expect(await names()).toEqual(['Study No. 72', 'Study No. 720']))
    await user.clear(box())
    await user.type(box(), 'study')
    await waitFor(async () =>
      expect(await names()).toEqual([...[9, 72, 172, 720].map((n) => `Study No. ${n}`), 'Study']),
    )
  })

  test('lets the arrow keys reach a result from the moment it is shown', async () => {
    serveIndex(WORKS)
    const { user } = await openSearch()
    const pressed = new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        if (search().queryByRole('option') === null) return
        observer.disconnect()
        box().dispatchEvent(
          new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }),
        )
        resolve()
      })
      observer.observe(document.body, { childList: true, subtree: true })
    })
    await user.type(box(), 'blu')
    await pressed
    await user.keyboard('{Enter}')
    await waitFor(() => expect(location.pathname).toBe(`/item/${COLLECTION}/7`))
  })

  test('opens the result that the arrow keys point at', async () => {
    serveIndex(WORKS)
    const { user } = await openSearch()
    await user.type(box(), COLLECTION)
    // A contract that holds nothing has no account page worth showing.
    await waitFor(async () => expect(await options()).toHaveLength(1))
    await user.keyboard('{ArrowDown}')
    const [first] = await options()
    expect(box()).toHaveAttribute('aria-activedescendant', first?.id)
    expect(first).toHaveAttribute('aria-selected', 'true')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(location.pathname).toBe(`/collection/${COLLECTION}`))
  })

  test('keeps the arrow keys’ result when another comes late and moves it', async () => {
    const index = serveIndex([token(7, { name: 'ada.eth 7' })])
    index.call = () => `0x${'ad'.repeat(20).padStart(64, '0')}`
    const answer = holdCalls(ENS_REGISTRY.slice(2))
    const { user } = await openSearch({ chainId: 1 })
    await user.type(box(), 'ada.eth')
    await screen.findByRole('option', { name: 'ada.eth 7 Cabinet' })
    await user.keyboard('{ArrowDown}')
    answer()
    await waitFor(async () => expect(await options()).toHaveLength(2))
    const [, item] = await options()
    expect(item).toHaveAttribute('aria-selected', 'true')
    expect(box()).toHaveAttribute('aria-activedescendant', item?.id)
    await user.keyboard('{Enter}')
    await waitFor(() => expect(location.pathname).toBe(`/item/${COLLECTION}/7`))
  })

  test('opens all results on Enter alone, and closes on Escape', async () => {
    serveIndex(WORKS)
    const { user } = await openSearch()
    await user.type(box(), 'red')
    await options()
    await user.keyboard('{Escape}')
    expect(box()).toHaveAttribute('aria-expanded', 'false')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(location.search).toBe('?q=red'))
    expect(await screen.findByRole('link', { name: 'Red' })).toBeVisible()
  })
})

describe('the text in the search box', () => {
  test('is cleared by a search, also on the results page, and on another page', async () => {
    serveIndex(WORKS)
    const { user } = await openSearch()
    await user.type(box(), 'red{Enter}')
    expect(await screen.findByRole('link', { name: 'Red' })).toBeVisible()
    expect(box()).toHaveValue('')
    expect(box()).not.toHaveFocus()
    await user.type(box(), 'blue{Enter}')
    expect(await screen.findByRole('link', { name: 'Blue 7' })).toBeVisible()
    expect(box()).toHaveValue('')
    // A recent search, which stays on the results page as well.
    await user.click(box())
    await options()
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    expect(await screen.findByRole('link', { name: 'Red' })).toBeVisible()
    await user.click(box())
    await options()
    expect(box()).not.toHaveAttribute('aria-activedescendant')
    await user.keyboard('gone')
    await user.click(screen.getByRole('link', { name: 'Red' }))
    await waitFor(() => expect(location.pathname).toBe(`/item/${COLLECTION}/70`))
    await waitFor(() => expect(box()).toHaveValue(''))
    act(() => history.back())
    expect(await screen.findByRole('link', { name: 'Red' })).toBeVisible()
    expect(box()).toHaveValue('')
  })
})

describe('abbreviated addresses', () => {
  const ADA = `0xae48${'0'.repeat(32)}c5e7`
  const BEN = `${ADA.slice(0, -4)}0000`

  test('match accounts and collections by their beginning and end, as the site shortens them', async () => {
    const index = serveIndex(WORKS)
    index.accounts = [ADA, BEN]
    const { user } = await openSearch()
    await user.type(box(), '0xAE48…c5E7')
    await waitFor(async () => expect(await options()).toHaveLength(1))
    await user.clear(box())
    await user.type(box(), '0xae48')
    await waitFor(async () => expect(await options()).toHaveLength(2))
    await user.clear(box())
    await user.type(box(), COLLECTION.slice(0, 8))
    expect(await screen.findByRole('option', { name: /^Cabinet/ })).toBeVisible()
    await user.clear(box())
    await user.type(box(), '0xfff')
    expect(await screen.findByText(/No matching address on this site/)).toBeVisible()
  })
})

describe('recent searches', () => {
  const recent = () => screen.findByRole('listbox', { name: /^Recent searches/ })

  test('are shown in the empty box, and selected, removed and cleared by keyboard', async () => {
    serveIndex(WORKS)
    const { user } = await openSearch()
    await user.type(box(), 'blu')
    await screen.findByRole('option', { name: 'Blue 7 Cabinet' })
    await user.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(location.pathname).toBe(`/item/${COLLECTION}/7`))
    await user.type(box(), 'red{Enter}')
    await waitFor(() => expect(location.search).toBe('?q=red'))

    await user.click(box())
    await recent()
    expect((await options()).map((option) => option.textContent)).toEqual([
      'red',
      'Blue 7Cabinet',
      'Clear recent searches',
    ])
    await user.keyboard('{ArrowDown}{Delete}')
    await waitFor(async () => expect(await options()).toHaveLength(2))
    // The entry with the focus is gone, and the next one takes its place.
    await user.keyboard('{Enter}')
    await waitFor(() => expect(location.pathname).toBe(`/item/${COLLECTION}/7`))

    await user.click(box())
    await recent()
    await user.keyboard('{Escape}')
    expect(box()).toHaveAttribute('aria-expanded', 'false')
    await user.keyboard('{ArrowDown}')
    await options()
    await user.keyboard('{ArrowUp}{Enter}')
    await waitFor(() => expect(search().queryByRole('option')).toBeNull())
    expect(localStorage.getItem('vitrine.searches.local.31337')).toBeNull()
  })
})

describe('a misspelled search', () => {
  const LATTICE = [
    token(1, { name: 'Lattice 1', traits: ['Weave=Herringbone'] }),
    token(2, { name: 'Lattice 2', traits: ['Weave=Twill'] }),
  ]

  test('says which correction it used, and shows only results for that', async () => {
    serveIndex(LATTICE)
    const { user } = await openSearch()
    await user.type(box(), 'latice 2')
    expect(await screen.findByRole('option', { name: 'Lattice 2 Cabinet' })).toBeVisible()
    await waitFor(() =>
      expect(screen.getByText(/Showing results for/, { selector: 'p' })).toHaveTextContent(
        'No results for “latice 2”. Showing results for lattice 2.',
      ),
    )
    await user.keyboard('{Enter}')
    await waitFor(() => expect(location.search).toBe('?q=latice+2'))
    expect(await screen.findByRole('link', { name: 'Lattice 2' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'lattice 2' })).toHaveAttribute('href', '/search?q=lattice+2')
  })

  test('matches a collection whose name is similar', async () => {
    serveIndex([])
    openPage('/search?q=cabnet')
    expect(await screen.findByRole('link', { name: 'Cabinet' })).toBeVisible()
  })

  test('keeps the results from the index when the vocabulary can’t be loaded', async () => {
    const index = serveIndex(LATTICE)
    const refused = () => HttpResponse.json({ errors: [{ message: 'refused' }] })
    index.instead.set('SearchVocabulary', refused)
    index.instead.set('Vocabulary', refused)
    openPage('/search?q=latice')
    expect(await screen.findByRole('heading', { name: 'Nothing matches' })).toBeVisible()
  })

  test('says that only some items have been searched, until all have loaded', async () => {
    const index = serveIndex(LATTICE)
    index.instead.set('Vocabulary_page', () => HttpResponse.json({ errors: [{ message: 'refused' }] }))
    openPage('/search?q=latice')
    expect(await screen.findByText(/from the names and traits of 0 of 2 items so far/)).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Nothing matches' })).toBeVisible()
  })

  test('links a trait to the collection’s items that have it', async () => {
    serveIndex(LATTICE)
    const { user } = await openSearch()
    await user.type(box(), 'herring')
    await user.click(await screen.findByRole('option', { name: 'Herringbone Weave · Cabinet' }))
    await waitFor(() => expect(location.pathname).toBe(`/collection/${COLLECTION}`))
    expect(new URLSearchParams(location.search).getAll('trait')).toEqual(['Weave=Herringbone'])
    expect(await screen.findByRole('link', { name: 'Lattice 1' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Lattice 2' })).toBeNull()
  })
})

describe('a name of the Ethereum Name Service', () => {
  test('is reported as unsupported on a network without ENS, without a request', async () => {
    serveIndex(WORKS)
    openPage('/search?q=ada.eth')
    expect(await screen.findByText(/looks like an ENS name, but this network has no ENS/)).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Nothing matches' })).toBeVisible()
  })

  test('links to its account when it exists', async () => {
    const ada = `0x${'ad'.repeat(20)}`
    const index = serveIndex(WORKS)
    index.call = ({ to }) =>
      `0x${(to === ENS_REGISTRY ? `0x${'5e'.repeat(20)}` : ada).slice(2).padStart(64, '0')}`
    const { user } = await openSearch({ chainId: 1 })
    await user.type(box(), 'Ada.eth')
    await user.click(
      await screen.findByRole('option', { name: `ada.eth ${checksumAddress(parseAddress(ada))}` }),
    )
    await waitFor(() => expect(location.pathname).toBe(`/account/${ada}`))
  })
})

describe('the results page', () => {
  test('follows the input, in one entry of the browser history', async () => {
    serveIndex(WORKS)
    const { user } = await openSearch()
    const entries = history.length
    const field = await screen.findByRole('searchbox', { name: 'Collection, item, or address' })
    await user.type(field, 'blue')
    expect(await screen.findByRole('link', { name: 'Blue 7' })).toBeVisible()
    await waitFor(() => expect(location.search).toBe('?q=blue'))
    expect(field).toHaveFocus()
    await user.clear(field)
    await user.type(field, 'red')
    expect(await screen.findByRole('link', { name: 'Red' })).toBeVisible()
    await waitFor(() => expect(location.search).toBe('?q=red'))
    expect(field).toHaveValue('red')
    expect(history.length).toBe(entries)
  })

  test('leaves the URL alone once the reader has gone to another page, which may still be rendering', async () => {
    serveIndex(WORKS)
    const { user } = await openSearch()
    const field = await screen.findByRole('searchbox', { name: 'Collection, item, or address' })
    history.pushState(null, '', '/activity')
    await user.type(field, 'blue{Enter}')
    expect(location.pathname + location.search).toBe('/activity')
  })

  test('matches an item by its token ID and by a number in its name', async () => {
    serveIndex(WORKS)
    openPage('/search?q=%237')
    expect(await screen.findByRole('link', { name: 'Blue 7' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Red' })).toBeNull()
  })

  test('matches a token ID written with leading zeros', async () => {
    serveIndex(WORKS)
    openPage('/search?q=007')
    expect(await screen.findByRole('link', { name: 'Blue 7' })).toBeVisible()
  })

  test('shows items before traits', async () => {
    serveIndex([token(9, { name: 'Study No. 9', traits: ['Of=Study'] })])
    openPage('/search?q=study')
    expect(await screen.findByRole('link', { name: 'Study No. 9' })).toBeVisible()
    const headings = () =>
      screen
        .getAllByRole('heading', { level: 2 })
        .map(({ textContent }) => /Items|Traits/.exec(textContent ?? '')?.[0])
    await waitFor(() => expect(headings()).toEqual(['Items', 'Traits']))
  })

  test('says when nothing matches, and shows the search as plain text', async () => {
    serveIndex(WORKS)
    openPage('/search?q=<script>alert(1)</script>')
    expect(await screen.findByRole('heading', { name: 'Nothing matches' })).toBeVisible()
    expect(screen.getByText('<script>alert(1)</script>')).toBeVisible()
  })

  test('never shows results of another search when a request fails', async () => {
    const index = serveIndex(WORKS)
    const { user } = openPage('/search?q=blue')
    expect(await screen.findByRole('link', { name: 'Blue 7' })).toBeVisible()
    index.instead.set('SearchMatches', () => HttpResponse.json({ errors: [{ message: 'refused' }] }))
    const field = screen.getByRole('searchbox', { name: 'Collection, item, or address' })
    await user.clear(field)
    await user.type(field, 'red{Enter}')
    expect(await screen.findByText('This site couldn’t load this.')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Blue 7' })).toBeNull()
    index.instead.clear()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('link', { name: 'Red' })).toBeVisible()
  })

  test.each([
    ['/search', 'What are you looking for?'],
    ['/search?q=a', 'Enter at least two characters'],
  ])('makes no request for %s', async (page, heading) => {
    const index = serveIndex(WORKS)
    openPage(page)
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible()
    expect(index.requests).toEqual([])
  })
})
