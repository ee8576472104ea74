// Turns the page to the other theme.
import { Moon, Sun } from 'lucide-react'
import { IconButton } from '../../ui/IconButton.tsx'
import { chooseTheme, useTheme } from '../theme.ts'

export function ThemeToggle() {
  const other = useTheme() === 'dark' ? 'light' : 'dark'
  return (
    <IconButton label={`Use the ${other} theme`} onClick={() => chooseTheme(other)}>
      {other === 'light' ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />}
    </IconButton>
  )
}
