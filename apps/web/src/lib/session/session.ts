import { deleteCookie, readCookie, writeCookie } from './cookies.ts'

/** Customers and administrators sign in apart: a browser may hold one session of each. */
export type SessionKind = 'customer' | 'admin'

const cookieOf = { customer: 'jwtToken', admin: 'adminToken' } as const
const loginOf = { customer: '/login', admin: '/admin/login' } as const

export function sessionToken(kind: SessionKind): string | undefined {
  return readCookie(cookieOf[kind])
}

export function hasSession(kind: SessionKind): boolean {
  return sessionToken(kind) !== undefined
}

/** What the freight pages keep beyond the tab: a session that ended by itself leaves it, and the next person must not see it. */
const freightDrafts = ['cargo-details', 'quote-details']

/** Stores the token for 7 days. Whatever the tab still knew of an earlier session is forgotten first. */
export function beginSession(kind: SessionKind, jwt: string): void {
  sessionStorage.clear()
  for (const name of freightDrafts) localStorage.removeItem(name)
  writeCookie(cookieOf[kind], jwt)
}

let isLeaving = false

/** From here on a refused token is our own doing: the page is about to be left for the front page. */
export function leaveSessions(): void {
  isLeaving = true
}

/** Forgets everything this browser knows: both sessions, cached answers, drafts. */
export function forgetEverything(): void {
  sessionStorage.clear()
  localStorage.clear()
  for (const name of Object.values(cookieOf)) deleteCookie(name)
}

/**
 * A token that the server no longer accepts: back to the sign-in page, which returns here afterwards. The page is
 * loaded anew, so that nothing of the dead session is left in memory.
 */
export function sessionDied(kind: SessionKind): void {
  if (isLeaving) return
  sessionStorage.clear()
  deleteCookie(cookieOf[kind])
  const here = location.pathname + location.search
  location.assign(`${loginOf[kind]}?next=${encodeURIComponent(here)}`)
}

/** Where to go after signing in: the `next` of the address when it leads into this site, else `otherwise`. */
export function returnPath(search: URLSearchParams, otherwise: string): string {
  const next = search.get('next') ?? ''
  // "//elsewhere.example" and "/\elsewhere.example" are other sites to a browser.
  return /^\/(?![/\\])/.test(next) ? next : otherwise
}
