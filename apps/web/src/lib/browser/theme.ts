import { forgetPreference, keepPreference, readPreference } from './preferences.ts'

export type Theme = 'light' | 'dark' | 'system'

export function chosenTheme(): Theme {
  const kept = readPreference('theme')
  return kept === 'light' || kept === 'dark' ? kept : 'system'
}

/** `system` follows what the device prefers. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') forgetPreference('theme')
  else keepPreference('theme', theme)
  applyTheme(theme)
}

export function applyTheme(theme: Theme): void {
  if (theme === 'system') document.documentElement.removeAttribute('data-theme')
  else document.documentElement.setAttribute('data-theme', theme)
}
