import { Link } from 'react-router'
import { hasSession } from '../../lib/session.ts'
import { Brand } from '../../ui/brand.tsx'
import { LinkButton } from '../../ui/button.tsx'

export function LandingHeader() {
  return (
    <header className="bg-navy">
      <div className="mx-auto flex h-20 max-w-[1176px] items-center gap-6 px-4 sm:px-6">
        <Link
          to="/"
          className="mr-auto rounded-md focus-visible:outline-navy-accent"
          aria-label="Tradelane, home"
        >
          <Brand isOnNavy />
        </Link>
        <nav aria-label="Account" className="flex items-center gap-5">
          {hasSession('customer') ? (
            <LinkButton to="/dashboard" tone="main">
              Go to dashboard
            </LinkButton>
          ) : (
            <>
              <Link
                to="/login"
                className="rounded-md px-1 py-2 text-navy-text hover:text-white focus-visible:outline-navy-accent"
              >
                Login
              </Link>
              <LinkButton to="/signup" tone="main">
                Get started
              </LinkButton>
            </>
          )}
        </nav>
      </div>
    </header>
  )
}
