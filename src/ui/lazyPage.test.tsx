import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { lazyPage } from './lazyPage.tsx'
import { renderInFrame } from '../../tests/support/renderInFrame.tsx'

const there = { Distant: () => <p>Here it is</p> }

describe('lazyPage', () => {
  it('fetches its code when it first renders', async () => {
    const load = vi.fn(() => Promise.resolve(there))
    const Distant = lazyPage('Distant', load)
    expect(load).not.toHaveBeenCalled()
    renderInFrame(<Distant />)
    expect(await screen.findByText('Here it is')).toBeVisible()
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('fetches its code at once when `early`, and only once', async () => {
    const load = vi.fn(() => Promise.resolve(there))
    const Distant = lazyPage('Distant', load, { early: true })
    expect(load).toHaveBeenCalledTimes(1)
    renderInFrame(<Distant />)
    expect(await screen.findByText('Here it is')).toBeVisible()
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('fetches its code again when it renders after an early fetch failed', async () => {
    const load = vi.fn<() => Promise<typeof there>>().mockResolvedValue(there)
    load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module: https://x/a.js'))
    const Distant = lazyPage('Distant', load, { early: true })
    await expect(load.mock.results[0]?.value).rejects.toThrow('Failed to fetch')
    renderInFrame(<Distant />)
    expect(await screen.findByText('Here it is')).toBeVisible()
    expect(load).toHaveBeenCalledTimes(2)
  })
})
