import { Moon, Sun } from 'lucide-react'
import { useState } from 'react'
import { chooseTheme, chosenTheme } from '../../lib/browser/theme.ts'
import { MenuButton } from '../../ui/menu.tsx'
import { useMedia } from '../../ui/use-media.ts'

/** Follows the device until the user chooses here. */
export function ThemeEntry() {
  const prefersDark = useMedia('(prefers-color-scheme: dark)')
  const [chosen, setChosen] = useState(chosenTheme)
  const isDark = chosen === 'system' ? prefersDark : chosen === 'dark'
  const Icon = isDark ? Sun : Moon
  const flip = () => {
    const next = isDark ? 'light' : 'dark'
    chooseTheme(next)
    setChosen(next)
  }
  return (
    <MenuButton onClick={flip}>
      <Icon size={16} strokeWidth={1.75} className="text-ink-2" aria-hidden />
      {isDark ? 'Light appearance' : 'Dark appearance'}
    </MenuButton>
  )
}
