import { Link, Outlet } from 'react-router'
import { Brand } from '../../ui/brand.tsx'
import { DialogLayer } from '../../ui/dialogs/dialog-layer.tsx'
import { PageBoundary } from './page-boundary.tsx'
import { FormSkeleton } from './page-skeleton.tsx'

/** The frame of the pages for people without an account. It has no links into one. */
export function PartyShell() {
  return (
    <div className="mx-auto max-w-[800px] px-4 sm:px-6">
      <header className="flex h-18 items-center">
        <Link to="/" className="w-fit rounded-md" aria-label="Tradelane, home">
          <Brand />
        </Link>
      </header>
      <main id="content" tabIndex={-1} className="pb-16 outline-none">
        <PageBoundary skeleton={<FormSkeleton />}>
          <Outlet />
        </PageBoundary>
        <PageBoundary skeleton={null}>
          <DialogLayer />
        </PageBoundary>
      </main>
    </div>
  )
}
