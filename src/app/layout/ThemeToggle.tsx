// Switches between the light and the dark theme.
import { Moon, Sun } from 'lucide-react'
import { frameTexts } from '../../messages/en/frame.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import { chooseTheme, useTheme } from './theme.ts'

export function ThemeToggle() {
  const t = useTranslate()
  const other = useTheme() === 'dark' ? 'light' : 'dark'
  return (
    <IconButton
      label={t(other === 'light' ? frameTexts.useLightTheme : frameTexts.useDarkTheme)}
      onClick={() => chooseTheme(other)}
    >
      {other === 'light' ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />}
    </IconButton>
  )
}
