// Pages that were left: kept as they were, out of the document and at rest; and which of them are kept.
import { useEffect, useState } from 'react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MemoryRouter, useLocation, useNavigate, useRoutes } from 'react-router'
import { DocumentTitle } from '../../ui/Layout.tsx'
import { Link } from '../../ui/Link.tsx'
import { ConfigProvider } from '../../ui/ConfigContext.tsx'
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx'
import { testConfig } from '../../../tests/support/renderInFrame.tsx'
import { KeptPages } from './KeptPages.tsx'

/** Pages that are shown, by their addresses. */
const awake = new Set<string>()
let broken = false

function Page({ name }: { readonly name: string }) {
  const { pathname, search } = useLocation()
  const [count, setCount] = useState(0)
  if (broken && name === 'Item') throw new Error('It failed')
  useEffect(() => {
    awake.add(pathname)
    return () => void awake.delete(pathname)
  }, [pathname])
  return (
    <>
      <DocumentTitle>{name + pathname}</DocumentTitle>
      <h1>{`${name} ${pathname}${search}`}</h1>
      <button onClick={() => setCount(count + 1)}>{`Counted ${count}`}</button>
    </>
  )
}

const Pages = () =>
  useRoutes([
    { path: '/', element: <Page name="Grid" /> },
    { path: '/item/:id', element: <Page name="Item" /> },
  ])

function Site() {
  const navigate = useNavigate()
  return (
    <>
      <nav>
        <Link to="/">Grid</Link>
        <Link to="/?sort=price">Sorted</Link>
        {[1, 2, 3].map((id) => (
          <Link key={id} to={`/item/${id}`}>{`Item ${id}`}</Link>
        ))}
        <button onClick={() => void navigate(-1)}>Back</button>
        <button onClick={() => void navigate(1)}>Forward</button>
      </nav>
      <main>
        <KeptPages>
          <ErrorBoundary fallback={() => <p role="alert">Failed</p>}>
            <Pages />
          </ErrorBoundary>
        </KeptPages>
      </main>
    </>
  )
}

async function visit(...names: string[]) {
  const user = userEvent.setup()
  for (const name of names) await user.click(screen.getByText(name))
}

const heading = () => screen.getByRole('heading', { level: 1 })

beforeEach(() => {
  awake.clear()
  broken = false
  render(
    <ConfigProvider config={testConfig}>
      <MemoryRouter>
        <Site />
      </MemoryRouter>
    </ConfigProvider>,
  )
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('shows a page that is come back to as it was left, the very elements', async () => {
  const grid = heading()
  await visit('Counted 0', 'Item 1')
  expect(heading()).toHaveTextContent('Item /item/1')
  expect(document.title).toBe('Item/item/1 · Vitrine')
  const item = heading()
  await visit('Back')
  expect(heading()).toBe(grid)
  expect(screen.getByText('Counted 1')).toBeVisible()
  expect(document.title).toBe('Grid/ · Vitrine')
  await visit('Forward')
  expect(heading()).toBe(item)
  expect(document.title).toBe('Item/item/1 · Vitrine')
})

it('takes a page that is left out of the document, and stops what it does', async () => {
  const grid = heading()
  await visit('Item 1')
  expect(grid.isConnected).toBe(false)
  expect(document.querySelectorAll('main h1')).toHaveLength(1)
  expect([...awake]).toEqual(['/item/1'])
  await visit('Back')
  expect([...awake]).toEqual(['/'])
})

it('tells a page that was left the address that it was left at', async () => {
  await visit('Sorted')
  const grid = heading()
  expect(grid).toHaveTextContent('Grid /?sort=price')
  await visit('Item 1', 'Item 2')
  expect(grid).toHaveTextContent('Grid /?sort=price')
  await visit('Back', 'Back')
  expect(heading()).toBe(grid)
  await visit('Back')
  expect(heading(), 'another part of the same page: it follows').toBe(grid)
  expect(grid.textContent).toBe('Grid /')
})

it('begins anew at a link, also to a page that is kept', async () => {
  const grid = heading()
  await visit('Counted 0', 'Item 1', 'Grid')
  expect(heading()).not.toBe(grid)
  expect(screen.getByText('Counted 0')).toBeVisible()
})

it('forgets the page that was left longest ago', async () => {
  const grid = heading()
  await visit('Counted 0', 'Item 1', 'Item 2', 'Item 3', 'Back', 'Back', 'Back')
  expect(heading()).not.toBe(grid)
  expect(heading()).toHaveTextContent('Grid /')
  expect(screen.getByText('Counted 0')).toBeVisible()
})

it('keeps a page however often it is left and come back to', async () => {
  const grid = heading()
  for (const name of ['Item 1', 'Item 2', 'Item 3', 'Item 1']) {
    await visit(name, 'Back')
    expect(heading()).toBe(grid)
  }
})

it('draws a page that had failed anew', async () => {
  broken = true
  // React tells the console of every error a boundary catches; here it is meant.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.stubGlobal('reportError', vi.fn())
  await visit('Item 1')
  expect(screen.getByRole('alert')).toBeVisible()
  broken = false
  await visit('Back', 'Forward')
  expect(heading()).toHaveTextContent('Item /item/1')
  expect(screen.queryByRole('alert')).toBeNull()
})
