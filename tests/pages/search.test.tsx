// Searching from the header by keyboard, and the page of all results.
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { parseAddress } from '../../src/domain/address.ts'
import { checksumAddress } from '../../src/domain/checksum.ts'
import { COLLECTION, serveIndex, token } from '../support/fakeIndex.ts'
import { openPage } from '../support/openPage.tsx'

const WORKS = [token(7, { name: 'Blue 7' }), token(70, { name: 'Red' })]
const box = () => screen.getByRole('combobox', { name: /Search/ })
const ENS_REGISTRY = '0x00000000000c2e074ec69a0dfb2997ba6c7d2e1e'
const search = () => within(screen.getByRole('search'))
const options = () => search().findAllByRole('option')

describe('the search box', () => {
  test('is reached with / and shows matches as one types', async () => {
    serveIndex(WORKS)
    const { user } = openPage('/search')
    await screen.findByRole('heading', { name: 'Search' })
    await user.keyboard('/blu')
    expect(box()).toHaveFocus()
    expect(box()).toHaveValue('blu')
    expect(await screen.findByRole('option', { name: 'Blue 7 Cabinet' })).toBeVisible()
    expect(await options()).toHaveLength(1)
    expect(box()).toHaveAttribute('aria-expanded', 'true')
  })

  test('puts the item that was meant before all that have the text within', async () => {
    const crowd = Array.from({ length: 20 }, (_, i) => token(i + 120, { name: `Lattice ${i + 120}` }))
    serveIndex([...crowd, token(500, { name: 'Lattice 12' }), token(501, { name: 'Study 1' })])
    const { user } = openPage('/search')
    await screen.findByRole('heading', { name: 'Search' })
    await user.type(box(), 'lattice 12')
    await waitFor(async () => expect((await options())[0]).toHaveAccessibleName('Lattice 12 Cabinet'))
  })

  test('lists items in the order of their numbers, before traits, and none for a part of a number', async () => {
    const works = [172, 72, 720, 9].map((n) => token(n, { name: `Study No. ${n}`, traits: ['Of=Study'] }))
    serveIndex(works)
    const { user } = openPage('/search')
    const names = async () => (await options()).map((option) => option.querySelector('bdi')?.textContent)
    await user.type(box(), 'no. 72')
    await waitFor(async () => expect(await names()).toEqual(['Study No. 72', 'Study No. 720']))
    await user.clear(box())
    await user.type(box(), 'study')
    await waitFor(async () =>
      expect(await names()).toEqual([...[9, 72, 172, 720].map((n) => `Study No. ${n}`), 'Study']),
    )
  })

  test('leads where the arrow keys point', async () => {
    serveIndex(WORKS)
    const { user } = openPage('/search')
    await user.type(box(), COLLECTION)
    // A contract that holds nothing has no page of an account worth going to.
    await waitFor(async () => expect(await options()).toHaveLength(1))
    await user.keyboard('{ArrowDown}')
    const [first] = await options()
    expect(box()).toHaveAttribute('aria-activedescendant', first?.id)
    expect(first).toHaveAttribute('aria-selected', 'true')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(location.pathname).toBe(`/collection/${COLLECTION}`))
  })

  test('leads to all results on Enter alone, and closes on Escape', async () => {
    serveIndex(WORKS)
    const { user } = openPage('/search')
    await user.type(box(), 'red')
    await options()
    await user.keyboard('{Escape}')
    expect(box()).toHaveAttribute('aria-expanded', 'false')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(location.search).toBe('?q=red'))
    expect(await screen.findByRole('link', { name: 'Red' })).toBeVisible()
  })
})

describe('the addresses that are meant', () => {
  const ADA = `0xae48${'0'.repeat(32)}c5e7`
  const BEN = `${ADA.slice(0, -4)}0000`

  test('by their beginning and end as the site shortens them are accounts and collections', async () => {
    const index = serveIndex(WORKS)
    index.accounts = [ADA, BEN]
    const { user } = openPage('/search')
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
    expect(await screen.findByText(/No indexed address matches/)).toBeVisible()
  })
})

describe('recent searches', () => {
  const recent = () => screen.findByRole('listbox', { name: /^Recent searches/ })

  test('are shown in the empty box, chosen, taken away and cleared by keyboard', async () => {
    serveIndex(WORKS)
    const { user } = openPage('/search')
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
    // What the arrow was on is gone; the next is in its place.
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

describe('what is not spelt as it is', () => {
  const LATTICE = [
    token(1, { name: 'Lattice 1', traits: ['Weave=Herringbone'] }),
    token(2, { name: 'Lattice 2', traits: ['Weave=Twill'] }),
  ]

  test('is shown for what it was taken for, and nothing else', async () => {
    serveIndex(LATTICE)
    const { user } = openPage('/search')
    await user.type(box(), 'latice 2')
    expect(await screen.findByRole('option', { name: 'Lattice 2 Cabinet' })).toBeVisible()
    expect(screen.getByText(/Showing results for/, { selector: 'p' })).toHaveTextContent(
      'No results for “latice 2”. Showing results for lattice 2.',
    )
    await user.keyboard('{Enter}')
    await waitFor(() => expect(location.search).toBe('?q=latice+2'))
    expect(await screen.findByRole('link', { name: 'Lattice 2' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'lattice 2' })).toHaveAttribute('href', '/search?q=lattice+2')
  })

  test('finds a collection whose name is similar', async () => {
    serveIndex([])
    openPage('/search?q=cabnet')
    expect(await screen.findByRole('link', { name: 'Cabinet' })).toBeVisible()
  })

  test('leaves the answer of the index in place when the words cannot be read', async () => {
    const index = serveIndex(LATTICE)
    const refused = () => HttpResponse.json({ errors: [{ message: 'refused' }] })
    index.instead.set('SearchVocabulary', refused)
    index.instead.set('Vocabulary', refused)
    openPage('/search?q=latice')
    expect(await screen.findByRole('heading', { name: 'Nothing matches' })).toBeVisible()
  })

  test('is said to be known of some items alone, until all have been read', async () => {
    const index = serveIndex(LATTICE)
    index.instead.set('Vocabulary_page', () => HttpResponse.json({ errors: [{ message: 'refused' }] }))
    openPage('/search?q=latice')
    expect(await screen.findByText(/from the names and traits of 0 of 2 items so far/)).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Nothing matches' })).toBeVisible()
  })

  test('a trait leads to the items of the collection that have it', async () => {
    serveIndex(LATTICE)
    const { user } = openPage('/search')
    await user.type(box(), 'herring')
    await user.click(await screen.findByRole('option', { name: 'Herringbone Weave · Cabinet' }))
    await waitFor(() => expect(location.pathname).toBe(`/collection/${COLLECTION}`))
    expect(new URLSearchParams(location.search).getAll('trait')).toEqual(['Weave=Herringbone'])
    expect(await screen.findByRole('link', { name: 'Lattice 1' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Lattice 2' })).toBeNull()
  })
})

describe('a name of the Ethereum Name Service', () => {
  test('is said to be unknown to a network that has none, without asking it', async () => {
    serveIndex(WORKS)
    openPage('/search?q=ada.eth')
    expect(await screen.findByText(/looks like an ENS name, but this network has no ENS/)).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Nothing matches' })).toBeVisible()
  })

  test('leads to its account where there is one', async () => {
    const ada = `0x${'ad'.repeat(20)}`
    const index = serveIndex(WORKS)
    index.call = ({ to }) =>
      `0x${(to === ENS_REGISTRY ? `0x${'5e'.repeat(20)}` : ada).slice(2).padStart(64, '0')}`
    const { user } = openPage('/search', { chainId: 1 })
    await user.type(box(), 'Ada.eth')
    await user.click(
      await screen.findByRole('option', { name: `ada.eth ${checksumAddress(parseAddress(ada))}` }),
    )
    await waitFor(() => expect(location.pathname).toBe(`/account/${ada}`))
  })
})

describe('the page of results', () => {
  test('follows what is typed, in one entry of the history', async () => {
    serveIndex(WORKS)
    const { user } = openPage('/search')
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

  test('finds an item by its number and by a number in its name', async () => {
    serveIndex(WORKS)
    openPage('/search?q=%237')
    expect(await screen.findByRole('link', { name: 'Blue 7' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Red' })).toBeNull()
  })

  test('says when nothing matches, with the text as text', async () => {
    serveIndex(WORKS)
    openPage('/search?q=<script>alert(1)</script>')
    expect(await screen.findByRole('heading', { name: 'Nothing matches' })).toBeVisible()
    expect(screen.getByText('<script>alert(1)</script>')).toBeVisible()
  })

  test('never shows what another text found when the question fails', async () => {
    const index = serveIndex(WORKS)
    const { user } = openPage('/search?q=blue')
    expect(await screen.findByRole('link', { name: 'Blue 7' })).toBeVisible()
    index.instead.set('SearchMatches', () => HttpResponse.json({ errors: [{ message: 'refused' }] }))
    const field = screen.getByRole('searchbox', { name: 'Collection, item, or address' })
    await user.clear(field)
    await user.type(field, 'red{Enter}')
    expect(await screen.findByText('The indexer couldn’t answer this query.')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Blue 7' })).toBeNull()
    index.instead.clear()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('link', { name: 'Red' })).toBeVisible()
  })

  test('asks nothing while there is nothing to look for', async () => {
    const index = serveIndex(WORKS)
    openPage('/search')
    expect(await screen.findByRole('heading', { name: 'What are you looking for?' })).toBeVisible()
    expect(index.asked).toEqual([])
  })
})
