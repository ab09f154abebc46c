import { Clock3, Landmark, ShieldCheck } from 'lucide-react'
import { Link, Outlet } from 'react-router'
import { Brand } from '../../ui/brand.tsx'
import { PageBoundary } from './page-boundary.tsx'
import { FormSkeleton } from './page-skeleton.tsx'

const promises = [
  { icon: Landmark, text: 'Hold and convert twenty currencies, each with its own balance.' },
  { icon: Clock3, text: 'Track every payment, step by step, until it arrives.' },
  { icon: ShieldCheck, text: 'Nothing leaves your account without your password and a code.' },
]

/** The frame of the pages for signing up, signing in and resetting a password. */
export function AuthShell() {
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[minmax(360px,2fr)_3fr]">
      {/* Printed with its colour: the name on it is white. */}
      <aside className="bg-navy bg-linear-to-b from-navy to-navy-2 text-navy-text [print-color-adjust:exact]">
        <div className="flex flex-col px-6 py-5 lg:sticky lg:top-0 lg:h-dvh lg:p-12">
          <Link
            to="/"
            className="w-fit rounded-md focus-visible:outline-navy-accent"
            aria-label="Tradelane, home"
          >
            <Brand isOnNavy />
          </Link>
          <div className="my-auto grid max-w-[400px] gap-6 py-10 max-lg:hidden">
            <p className="text-2xl font-semibold text-white">
              Money that crosses borders as reliably as your cargo.
            </p>
            <ul className="grid gap-4">
              {promises.map(({ icon: Icon, text }) => (
                <li key={text} className="flex gap-3">
                  <Icon size={20} strokeWidth={1.75} className="flex-none text-navy-accent" aria-hidden />
                  {text}
                </li>
              ))}
            </ul>
          </div>
        </div>
      </aside>
      <main id="content" tabIndex={-1} className="outline-none flex flex-col px-4 py-10 sm:px-6 lg:py-16">
        <div className="mx-auto w-full max-w-auth lg:my-auto">
          <PageBoundary skeleton={<FormSkeleton />}>
            <Outlet />
          </PageBoundary>
        </div>
      </main>
    </div>
  )
}
