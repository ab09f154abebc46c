import { useInBrowser } from '../../../lib/browser/use-in-browser.ts'
import { hasSession } from '../../../lib/session/session.ts'

/** The targets of the buttons, by who is signed in. The page is prerendered for a signed-out visitor. */
export function useSessionLinks() {
  const isCustomer = useInBrowser(() => hasSession('customer'), false)
  const isAdmin = useInBrowser(() => hasSession('admin'), false)
  return {
    isCustomer,
    quote: isCustomer ? '/request-a-quote' : '/ask-for-a-quote',
    admin: isAdmin ? '/admin/dashboard' : '/admin/login',
  }
}
