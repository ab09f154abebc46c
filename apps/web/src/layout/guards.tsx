import { Navigate, Outlet } from 'react-router'
import { hasSession } from '../lib/session/session.ts'

/** Looks at the cookie at every navigation; whether the session still lives is for the server to say at the first call. */
export function CustomerGuard() {
  return hasSession('customer') ? <Outlet /> : <Navigate to="/" replace />
}

export function AdminGuard() {
  return hasSession('admin') ? <Outlet /> : <Navigate to="/admin/login" replace />
}
