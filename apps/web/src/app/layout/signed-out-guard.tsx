import { Navigate, Outlet, useSearchParams } from 'react-router'
import { hasSession, returnPath, type SessionKind } from '../../lib/session/session.ts'

const dashboardOf: Record<SessionKind, string> = { customer: '/dashboard', admin: '/admin/dashboard' }

/** The pages for signing in and up: who is signed in goes on to where signing in leads. A refused session has lost its cookie. */
export function SignedOutGuard({ kind }: { kind: SessionKind }) {
  const [search] = useSearchParams()
  if (!hasSession(kind)) return <Outlet />
  return <Navigate to={returnPath(search, dashboardOf[kind])} replace />
}
