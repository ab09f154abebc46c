import { Navigate, Outlet, Route, Routes } from 'react-router'
import { hasSession } from '../../lib/session/session.ts'
import { AdminShell } from '../layout/admin-shell.tsx'
import { AdminGuard } from '../layout/guards.tsx'
import { NotFoundPage } from '../layout/not-found-page.tsx'
import { screenRoutes } from '../layout/screen-routes.tsx'
import { screens as allScreens } from '../screens.ts'

/** All addresses below /admin except its sign-in page. */
export function OfficePages({ screens = allScreens }) {
  const own = screens.flatMap(({ office }) => office ?? [])
  return (
    <Routes>
      <Route element={<AdminGuard />}>
        <Route index element={<Navigate to="/admin/dashboard" replace />} />
        <Route element={<AdminShell screens={own} />}>{screenRoutes(own, '/admin')}</Route>
      </Route>
      <Route element={hasSession('admin') ? <AdminShell screens={own} /> : <Outlet />}>
        <Route path="*" element={<NotFoundPage isAlone={!hasSession('admin')} />} />
      </Route>
    </Routes>
  )
}
