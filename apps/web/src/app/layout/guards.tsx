import { Navigate, Outlet, useSearchParams } from 'react-router'
import { hasSession, returnPath, type SessionKind } from '../../lib/session/session.ts'

/** Checks the cookie at each navigation; the server checks at the first call whether the session is still valid. */
export function CustomerGuard() {
  return hasSession('customer') ? <Outlet /> : <Navigate to="/" replace />
}

export function AdminGuard() {
  return hasSession('admin') ? <Outlet /> : <Navigate to="/admin/login" replace />
}

const dashboardOf: Record<SessionKind, string> = { customer: '/dashboard', admin: '/admin/dashboard' }

/** The pages for signing in and up: who is signed in goes on to where signing in leads. A refused session has lost its cookie. */
export function SignedOutGuard({ kind }: { kind: SessionKind }) {
  const [search] = useSearchParams()
  if (!hasSession(kind)) return <Outlet />
  return <Navigate to={returnPath(search, dashboardOf[kind])} replace />
}
