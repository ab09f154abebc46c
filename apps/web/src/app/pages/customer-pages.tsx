import { Outlet, Route, Routes } from 'react-router'
import { hasSession } from '../../lib/session/session.ts'
import { CustomerShell } from '../layout/customer-shell.tsx'
import { CustomerGuard } from '../layout/guards.tsx'
import { NotFoundPage } from '../layout/not-found-page.tsx'
import { screenRoutes } from '../layout/screen-routes.tsx'
import { screens as allScreens } from '../screens.ts'

/** All addresses of signed-in customers. */
export function CustomerPages({ screens = allScreens }) {
  const own = screens.flatMap(({ customer }) => customer ?? [])
  return (
    <Routes>
      <Route element={<CustomerGuard />}>
        <Route element={<CustomerShell screens={own} />}>{screenRoutes(own)}</Route>
      </Route>
      {/* Who is signed in keeps the menu also where there is no page. */}
      <Route element={hasSession('customer') ? <CustomerShell screens={own} /> : <Outlet />}>
        <Route path="*" element={<NotFoundPage isAlone={!hasSession('customer')} />} />
      </Route>
    </Routes>
  )
}
