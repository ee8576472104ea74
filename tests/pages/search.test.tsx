// Searching from the header by keyboard, and the page of all results.
import { screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { COLLECTION, serveIndex, token } from '../support/fakeIndex.ts'
import { openPage } from '../support/openPage.tsx'

const WORKS = [token(7, { name: 'Blue 7' }), token(70, { name: 'Red' })]
const box = () => screen.getByRole('combobox', { name: /Search/ })
const options = () => screen.findAllByRole('option')

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

  test('leads where the arrow keys point', async () => {
    serveIndex(WORKS)
    const { user } = openPage('/search')
    await user.type(box(), COLLECTION)
    await waitFor(async () => expect(await options()).toHaveLength(2))
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

describe('the page of results', () => {
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
    const field = screen.getByRole('searchbox', { name: 'Collection, item or address' })
    await user.clear(field)
    await user.type(field, 'red{Enter}')
    expect(await screen.findByText('The index could not answer this question.')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Blue 7' })).toBeNull()
    index.instead.clear()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'Red' })).toBeVisible()
  })

  test('asks nothing while there is nothing to look for', async () => {
    const index = serveIndex(WORKS)
    openPage('/search')
    expect(await screen.findByRole('heading', { name: 'What are you looking for?' })).toBeVisible()
    expect(index.asked).toEqual([])
  })
})
