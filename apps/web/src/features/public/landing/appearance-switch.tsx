import { useState } from 'react'
import { chooseTheme, chosenTheme, type Theme } from '../../../lib/browser/theme.ts'
import { useInBrowser } from '../../../lib/browser/use-in-browser.ts'
import { useMedia } from '../../../ui/use-media.ts'

/** Follows the device until the user chooses. */
export function AppearanceSwitch({ className }: { className: string }) {
  const prefersDark = useMedia('(prefers-color-scheme: dark)')
  const kept = useInBrowser<Theme>(chosenTheme, 'system')
  const [chosen, setChosen] = useState<Theme>()
  const theme = chosen ?? kept
  const isDark = theme === 'system' ? prefersDark : theme === 'dark'
  const flip = () => {
    const next = isDark ? 'light' : 'dark'
    chooseTheme(next)
    setChosen(next)
  }
  return (
    <button type="button" onClick={flip} className={className}>
      {isDark ? 'Light appearance' : 'Dark appearance'}
    </button>
  )
}
