import type { ComponentType } from 'react'
import { Route } from 'react-router'
import { NotFoundPage } from './not-found-page.tsx'

type Screens = { root?: string; pages: Readonly<Record<string, ComponentType>> }

/** The routes of screens, for a router that is mounted below `base`. */
export function screenRoutes(screens: readonly Screens[], base = '') {
  return screens.flatMap(({ root, pages }) => [
    ...Object.entries(pages).map(([address, Page]) => (
      <Route key={address} path={address.slice(base.length)} element={<Page />} />
    )),
    ...(root
      ? [<Route key={`${root}/*`} path={`${root.slice(base.length)}/*`} element={<NotFoundPage />} />]
      : []),
  ])
}
