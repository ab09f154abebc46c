import { useLocation } from 'react-router'
import { hasSession } from '../../lib/session/session.ts'
import { LinkButton } from '../../ui/button.tsx'
import { MessagePage } from './message-page.tsx'

/** Leads to the dashboard of the person who is signed in, and home. */
export function NotFoundPage({ isAlone }: { isAlone?: boolean }) {
  const { pathname } = useLocation()
  const isOffice = /^\/admin(\/|$)/.test(pathname)
  const hasDashboard = hasSession(isOffice ? 'admin' : 'customer')
  return (
    <MessagePage
      title="Page Not Found"
      isAlone={isAlone}
      actions={
        <>
          {hasDashboard && (
            <LinkButton to={isOffice ? '/admin/dashboard' : '/dashboard'} tone="main">
              Go to dashboard
            </LinkButton>
          )}
          <LinkButton to="/" {...(!hasDashboard && { tone: 'main' })}>
            Go home
          </LinkButton>
        </>
      }
    >
      We can’t find this page. The address may be wrong, or you no longer have access to it.
    </MessagePage>
  )
}
