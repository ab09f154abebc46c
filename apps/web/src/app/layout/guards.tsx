import { Navigate, Outlet, useLocation } from 'react-router'
import { hasSession, withoutSession } from '../../lib/session/session.ts'

/** Checks the cookie at each navigation; the server checks at the first call whether the session is still valid. */
export function CustomerGuard() {
  const here = useLocation()
  return hasSession('customer') ? <Outlet /> : <Navigate to={withoutSession('customer', here, '/')} replace />
}

export function AdminGuard() {
  const here = useLocation()
  return hasSession('admin') ? (
    <Outlet />
  ) : (
    <Navigate to={withoutSession('admin', here, '/admin/login')} replace />
  )
}
