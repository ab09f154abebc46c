import { readCookie, writeCookie } from '../session/cookies.ts'

/** What a visitor lets this browser keep: only what signing in needs, or preferences as well. */
export type CookieChoice = 'necessary' | 'preferences'
type Preference = 'theme' | 'skip-payment-intro' | 'skip-logistics-intro' | 'tour-taken'

const choiceCookie = 'cookieChoice'
const oneYear = 365 * 24 * 60 * 60
const all: readonly Preference[] = ['theme', 'skip-payment-intro', 'skip-logistics-intro', 'tour-taken']

export function cookieChoice(): CookieChoice | undefined {
  const kept = readCookie(choiceCookie)
  return kept === 'necessary' || kept === 'preferences' ? kept : undefined
}

/** In a cookie, because signing out empties every other store, and the choice is the browser's and not the person's. */
export function chooseCookies(choice: CookieChoice): void {
  const known = all.map((name) => [name, readPreference(name)] as const)
  for (const name of all) forgetPreference(name)
  writeCookie(choiceCookie, choice, oneYear)
  for (const [name, value] of known) if (value !== undefined) keepPreference(name, value)
}

/** Storage that is switched off knows nothing. */
export function readPreference(name: Preference): string | undefined {
  try {
    return place().getItem(name) ?? undefined
  } catch {
    return undefined
  }
}

/** For good where the visitor allowed it, else until this tab is closed. */
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
    // Nothing was kept.
  }
}

function place(): Storage {
  return cookieChoice() === 'preferences' ? localStorage : sessionStorage
}
