// Previous pages are kept unchanged and inactive, out of the document, and only the latest ones.
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

/** Addresses of the active pages. */
const active = new Set<string>()
let broken = false

function Page({ name }: { readonly name: string }) {
  const { pathname, search } = useLocation()
  const [count, setCount] = useState(0)
  if (broken && name === 'Item') throw new Error('It failed')
  useEffect(() => {
    active.add(pathname)
    return () => void active.delete(pathname)
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
  active.clear()
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

it('shows the same elements of a page after going back', async () => {
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

it('removes a previous page from the document, and stops its effects', async () => {
  const grid = heading()
  await visit('Item 1')
  expect(grid.isConnected).toBe(false)
  expect(document.querySelectorAll('main h1')).toHaveLength(1)
  expect([...active]).toEqual(['/item/1'])
  await visit('Back')
  expect([...active]).toEqual(['/'])
})

it('gives a previous page the address that it had', async () => {
  await visit('Sorted')
  const grid = heading()
  expect(grid).toHaveTextContent('Grid /?sort=price')
  await visit('Item 1', 'Item 2')
  expect(grid).toHaveTextContent('Grid /?sort=price')
  await visit('Back', 'Back')
  expect(heading()).toBe(grid)
  await visit('Back')
  expect(heading(), 'the same page with other filters').toBe(grid)
  expect(grid.textContent).toBe('Grid /')
})

it('starts a new page at a link, even to a kept page', async () => {
  const grid = heading()
  await visit('Counted 0', 'Item 1', 'Grid')
  expect(heading()).not.toBe(grid)
  expect(screen.getByText('Counted 0')).toBeVisible()
})

it('drops the oldest page', async () => {
  const grid = heading()
  await visit('Counted 0', 'Item 1', 'Item 2', 'Item 3', 'Back', 'Back', 'Back')
  expect(heading()).not.toBe(grid)
  expect(heading()).toHaveTextContent('Grid /')
  expect(screen.getByText('Counted 0')).toBeVisible()
})

it('keeps a page that is visited repeatedly', async () => {
  const grid = heading()
  for (const name of ['Item 1', 'Item 2', 'Item 3', 'Item 1']) {
    await visit(name, 'Back')
    expect(heading()).toBe(grid)
  }
})

it('renders a page again after it failed', async () => {
  broken = true
  // React logs every error that a boundary catches; here it is expected.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.stubGlobal('reportError', vi.fn())
  await visit('Item 1')
  expect(screen.getByRole('alert')).toBeVisible()
  broken = false
  await visit('Back', 'Forward')
  expect(heading()).toHaveTextContent('Item /item/1')
  expect(screen.queryByRole('alert')).toBeNull()
})
