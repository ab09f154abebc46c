import { Menu as MenuIcon } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Outlet } from 'react-router'
import { DialogLayer } from '../../ui/dialogs/dialog-layer.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Drawer } from './drawer.tsx'
import { PageBoundary } from './page-boundary.tsx'
import { PageSkeleton } from './page-skeleton.tsx'

type AppFrameProps = {
  /** Fixed on the left of wide windows, in a drawer on narrow ones. */
  sidebar: ReactNode
  /** The right side of the top bar; the left side shows the current section. */
  place: ReactNode
  person: ReactNode
  /** One line above every page. */
  above?: ReactNode
  /** Dialogs that any page's address can open. */
  dialogs?: ReactNode
}

/** Sidebar of 264 px, top bar, content of at most 1128 px: the frame of both shells. */
export function AppFrame({ sidebar, place, person, above, dialogs }: AppFrameProps) {
  const [isDrawerOpen, setIsDrawerOpen] = useState(false)
  return (
    <div className="min-h-dvh md:grid md:grid-cols-[264px_minmax(0,1fr)] print:block">
      <a
        href="#content"
        className="sr-only z-30 rounded-md bg-sea-fill px-4 py-2 font-medium text-white focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        Skip to content
      </a>
      <aside className="bg-navy max-md:hidden print:hidden">
        <div className="sticky top-0 h-dvh">{sidebar}</div>
      </aside>
      {isDrawerOpen && <Drawer onClose={() => setIsDrawerOpen(false)}>{sidebar}</Drawer>}
      <div className="px-4 sm:px-6 lg:px-10">
        <header className="mx-auto flex h-18 max-w-content items-center gap-3 print:hidden">
          <IconButton
            label="Open menu"
            icon={MenuIcon}
            className="md:hidden"
            onClick={() => setIsDrawerOpen(true)}
          />
          <div className="min-w-0 flex-1 truncate text-ink-2 max-[430px]:invisible">{place}</div>
          {person}
        </header>
        <main id="content" tabIndex={-1} className="mx-auto max-w-content pt-2 pb-16 outline-none">
          {above}
          <PageBoundary skeleton={<PageSkeleton />}>
            <Outlet />
          </PageBoundary>
          {/* Also above a page that has failed, or still loads. */}
          <PageBoundary skeleton={null}>{dialogs}</PageBoundary>
          {/* Apart: a button of the page may be pressed while those are still loading. */}
          <PageBoundary skeleton={null}>
            <DialogLayer />
          </PageBoundary>
        </main>
      </div>
    </div>
  )
}
