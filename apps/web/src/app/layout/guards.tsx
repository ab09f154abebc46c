import { Navigate, Outlet } from 'react-router'
import { hasSession } from '../../lib/session/session.ts'

/** Checks the cookie at each navigation; the server checks at the first call whether the session is still valid. */
export function CustomerGuard() {
  return hasSession('customer') ? <Outlet /> : <Navigate to="/" replace />
}

export function AdminGuard() {
  return hasSession('admin') ? <Outlet /> : <Navigate to="/admin/login" replace />
}
