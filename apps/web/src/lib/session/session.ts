import { dropUnownedDrafts } from '../drafts/drafts.ts'
import { deleteCookie, readCookie, writeCookie } from './cookies.ts'
import { isView, type KeptView, keepView, viewToken } from './view-place.ts'

export { isView } from './view-place.ts'

/** Customers and administrators have separate sign-ins: a browser may hold one session of each. */
export type SessionKind = 'customer' | 'admin'

const cookieOf = { customer: 'jwtToken', admin: 'adminToken' } as const
const loginOf = { customer: '/login', admin: '/admin/login' } as const

/** In a tab in which a colleague of the back office views a customer's app, the customer's session is that view's. */
export function sessionToken(kind: SessionKind): string | undefined {
  return (kind === 'customer' ? viewToken() : undefined) ?? readCookie(cookieOf[kind])
}

/** Opens the customer's app in this tab alone. The cookies of this browser stay as they are. */
export function beginView(view: KeptView): void {
  sessionStorage.clear()
  keepView(view)
  location.assign('/dashboard')
}

/** Deletes all that this tab has of the customer, and goes back to the back office. */
export function endView(address = '/admin/customer-profiles'): void {
  isLeaving = true
  sessionStorage.clear()
  location.assign(address)
}

/** Of this tab, since it was loaded. */
const hadSession = new Set<SessionKind>()

export function hasSession(kind: SessionKind): boolean {
  const has = sessionToken(kind) !== undefined
  if (has) hadSession.add(kind)
  return has
}

/** Stores the token in a cookie. First deletes all data of an earlier session in this tab. */
export function beginSession(kind: SessionKind, jwt: string): void {
  sessionStorage.clear()
  dropUnownedDrafts()
  writeCookie(cookieOf[kind], jwt)
  // A message about what failed before says nothing to the person who is signed in now.
  document.dispatchEvent(new CustomEvent('leave-page', { detail: { isBack: true } }))
}

let isLeaving = false

/** From here on, a refused token is expected: the page is about to leave for the landing page. */
export function leaveSessions(): void {
  isLeaving = true
}

/** Deletes everything that this browser stores: both sessions, cached answers, drafts. */
export function forgetEverything(): void {
  sessionStorage.clear()
  localStorage.clear()
  for (const name of Object.values(cookieOf)) deleteCookie(name)
}

/**
 * For a token that the server no longer accepts: goes to the sign-in page, which returns here afterwards. The page is
 * reloaded, so that nothing of the old session stays in memory.
 */
export function sessionDied(kind: SessionKind): void {
  if (isLeaving) return
  if (kind === 'customer' && isView()) {
    endView()
    return
  }
  sessionStorage.clear()
  deleteCookie(cookieOf[kind])
  location.assign(signInAgain(kind, location))
}

type Here = Pick<Location, 'pathname' | 'search'>
const signInAgain = (kind: SessionKind, { pathname, search }: Here): string =>
  `${loginOf[kind]}?next=${encodeURIComponent(pathname + search)}`

/** Where a page leads that needs a session. Where one has ended meanwhile, to the sign-in page, which leads back here. */
export const withoutSession = (kind: SessionKind, here: Here, otherwise: string): string =>
  hadSession.has(kind) && !isLeaving ? signInAgain(kind, here) : otherwise

/** The page after signing in: the `next` of the address if it is within this site, otherwise `otherwise`. */
export function returnPath(search: URLSearchParams, otherwise: string): string {
  const next = search.get('next') ?? ''
  // For a browser, "//elsewhere.example" and "/\elsewhere.example" are other sites.
  return /^\/(?![/\\])/.test(next) ? next : otherwise
}
