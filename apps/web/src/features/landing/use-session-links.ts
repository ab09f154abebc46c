import { hasSession } from '../../lib/session.ts'
import { useInBrowser } from '../../lib/use-in-browser.ts'

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
