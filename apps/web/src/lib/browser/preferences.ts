import { readCookie, writeCookie } from '../session/cookies.ts'

/** What the visitor allows this browser to store: only what signing in needs, or preferences as well. */
export type CookieChoice = 'necessary' | 'preferences'
type Preference =
  | 'theme'
  | 'skip-payment-intro'
  | 'skip-logistics-intro'
  | 'tour-taken'
  | 'trade-tour'
  | 'office-groups'

const choiceCookie = 'cookieChoice'
const oneYear = 365 * 24 * 60 * 60
const all: readonly Preference[] = [
  'theme',
  'skip-payment-intro',
  'skip-logistics-intro',
  'tour-taken',
  'trade-tour',
  'office-groups',
]

export function cookieChoice(): CookieChoice | undefined {
  const kept = readCookie(choiceCookie)
  return kept === 'necessary' || kept === 'preferences' ? kept : undefined
}

/** In a cookie: signing out empties all other stores, but this choice belongs to the browser, not the user. */
export function chooseCookies(choice: CookieChoice): void {
  const known = all.map((name) => [name, readPreference(name)] as const)
  for (const name of all) forgetPreference(name)
  writeCookie(choiceCookie, choice, oneYear)
  for (const [name, value] of known) if (value !== undefined) keepPreference(name, value)
}

/** Returns nothing if storage is disabled. */
export function readPreference(name: Preference): string | undefined {
  try {
    return place().getItem(name) ?? undefined
  } catch {
    return undefined
  }
}

/** Permanently if the visitor allowed it, otherwise until the tab is closed. */
export function keepPreference(name: Preference, value: string): void {
  try {
    place().setItem(name, value)
  } catch {
    // Then it holds for this page.
  }
}

export function forgetPreference(name: Preference): void {
  try {
    for (const storage of [localStorage, sessionStorage]) storage.removeItem(name)
  } catch {
    // Storage is not available.
  }
}

function place(): Storage {
  return cookieChoice() === 'preferences' ? localStorage : sessionStorage
}
