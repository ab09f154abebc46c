import { useInBrowser } from '../../lib/browser/use-in-browser.ts'
import { hasSession } from '../../lib/session/session.ts'

/** Where the buttons lead, by who is signed in here. The page arrives rendered for a stranger. */
export function useSessionLinks() {
  const isCustomer = useInBrowser(() => hasSession('customer'), false)
  const isAdmin = useInBrowser(() => hasSession('admin'), false)
  return {
    isCustomer,
    start: isCustomer ? '/dashboard' : '/signup',
    admin: isAdmin ? '/admin/dashboard' : '/admin/login',
  }
}
