import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderInFrame } from '../../../tests/support/renderInFrame.tsx'
import { startPage } from '../startPage.ts'
import { THEME_KEY } from './themeKey.ts'
import { currentTheme } from './theme.ts'
import { ThemeToggle } from './ThemeToggle.tsx'

const root = document.documentElement

function systemPrefers(theme: 'light' | 'dark') {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        matches: media.includes(theme),
        media,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  )
}

beforeEach(() => systemPrefers('light'))
afterEach(() => root.removeAttribute('data-theme'))

describe('the theme', () => {
  it('follows the system until the user selects one', () => {
    startPage(THEME_KEY)
    expect(root).not.toHaveAttribute('data-theme')
    expect(currentTheme()).toBe('light')
    systemPrefers('dark')
    expect(currentTheme()).toBe('dark')
  })

  it('is stored once selected, and applied before the first paint of the next visit', async () => {
    const user = userEvent.setup()
    renderInFrame(<ThemeToggle />)
    await user.click(screen.getByRole('button', { name: 'Use dark theme' }))
    expect(root).toHaveAttribute('data-theme', 'dark')
    expect(screen.getByRole('button', { name: 'Use light theme' })).toBeInTheDocument()
    root.removeAttribute('data-theme')
    startPage(THEME_KEY)
    expect(root).toHaveAttribute('data-theme', 'dark')
  })

  it('follows the system again when the system’s own theme is selected', async () => {
    const user = userEvent.setup()
    renderInFrame(<ThemeToggle />)
    await user.click(screen.getByRole('button', { name: 'Use dark theme' }))
    await user.click(screen.getByRole('button', { name: 'Use light theme' }))
    expect(root).not.toHaveAttribute('data-theme')
    expect(localStorage).toHaveLength(0)
  })

  describe('fault: storage corrupt, full, denied', () => {
    it('starts when storage is corrupt or denied', () => {
      localStorage.setItem(THEME_KEY, '<script>')
      startPage(THEME_KEY)
      expect(root).not.toHaveAttribute('data-theme')
      vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
        throw new DOMException('denied')
      })
      startPage(THEME_KEY)
      expect(root).not.toHaveAttribute('data-theme')
    })
  })
})
