// The theme, light or dark: the system's until the user selects one.
import { useSyncExternalStore } from 'react'
import { THEME_KEY } from './themeKey.ts'

type Theme = 'light' | 'dark'

const systemDark = () => matchMedia('(prefers-color-scheme: dark)')
const listeners = new Set<() => void>()

function systemTheme(): Theme {
  return systemDark().matches ? 'dark' : 'light'
}

export function currentTheme(): Theme {
  const selected = document.documentElement.dataset['theme']
  return selected === 'light' || selected === 'dark' ? selected : systemTheme()
}

/** Selects a theme; selecting the system's own follows the system again. */
export function chooseTheme(theme: Theme): void {
  const followsSystem = theme === systemTheme()
  if (followsSystem) delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
  try {
    if (followsSystem) localStorage.removeItem(THEME_KEY)
    else localStorage.setItem(THEME_KEY, theme)
  } catch {
    // Storage is denied or full: the selection lasts as long as the page.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  const system = systemDark()
  listeners.add(listener)
  system.addEventListener('change', listener)
  return () => {
    listeners.delete(listener)
    system.removeEventListener('change', listener)
  }
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme)
}
