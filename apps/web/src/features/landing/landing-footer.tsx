import { Link } from 'react-router'
import { hasSession } from '../../lib/session.ts'
import { Brand } from '../../ui/brand.tsx'

export function LandingFooter() {
  return (
    <footer className="bg-navy text-navy-text">
      <div className="mx-auto flex max-w-[1176px] flex-wrap items-center gap-x-8 gap-y-4 px-4 py-10 sm:px-6">
        <Brand isOnNavy />
        <nav aria-label="Footer" className="ml-auto flex gap-6">
          <Link to="/login" className="hover:text-white focus-visible:outline-navy-accent">
            Login
          </Link>
          <Link
            to={hasSession('admin') ? '/admin/dashboard' : '/admin/login'}
            className="hover:text-white focus-visible:outline-navy-accent"
          >
            Admin
          </Link>
        </nav>
      </div>
    </footer>
  )
}
