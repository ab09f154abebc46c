import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { HelpAssistant } from '../../features/inbox/help-assistant/help-assistant.tsx'
import { SearchButton, SearchDialogs } from '../../features/inbox/search/search-dialogs.tsx'
import { WalletDialogs } from '../../features/money/wallet/wallet-dialogs.tsx'
import { RouteBar } from '../../features/trade/availability/route-bar.tsx'
import { rememberQueries } from '../../lib/net/query-memory.ts'
import { tradeQuery, tradeText } from '../../lib/queries/trades.ts'
import type { FeatureScreens } from '../../lib/screens/feature-screens.ts'
import { lazyPage } from '../../lib/screens/lazy-page.ts'
import { profileQuery } from '../../lib/session/profile.ts'
import { isView, sessionDied, sessionToken } from '../../lib/session/session.ts'
import { AppFrame } from './app-frame.tsx'
import { CustomerSidebar } from './customer-sidebar.tsx'
import { TopIcons } from './top-icons.tsx'
import { UserMenu } from './user-menu.tsx'

const ViewBar = lazyPage(() => import('./view-bar.tsx'), 'ViewBar')

// Before the first query, so that a reload starts with the tab's cached answers.
rememberQueries()

export function CustomerShell({ screens }: { screens: readonly NonNullable<FeatureScreens['customer']>[] }) {
  useReloadOnOtherSession()
  const { data: user } = useQuery(profileQuery)
  const navigate = useNavigate()
  return (
    <AppFrame
      above={
        <>
          {isView() && (
            <Suspense>
              <ViewBar />
            </Suspense>
          )}
          <UsualRoute />
        </>
      }
      dialogs={
        <>
          <WalletDialogs />
          <SearchDialogs />
        </>
      }
      sidebar={<CustomerSidebar screens={screens} />}
      place={<Place company={user?.company_name} />}
      person={
        <>
          <SearchButton />
          <HelpAssistant isInBar onFollow={(path) => void navigate(path)} />
          <TopIcons />
          <UserMenu user={user} />
        </>
      }
    />
  )
}

/** The availability bar. Hidden where the specification hides it; the first steps of a payment and of an escrow show the whole form instead. */
function UsualRoute() {
  const { pathname } = useLocation()
  const isHidden = /^\/(transaction-summary|simple-payment|smart-escrow\/sender-beneficiary)$/.test(pathname)
  return isHidden ? null : <RouteBar />
}

/** The company, and the trade that new services belong to. */
function Place({ company }: { company: string | undefined }) {
  const { data: trade } = useQuery(tradeQuery())
  return (
    <>
      {company}
      {trade && (
        <Link to="/transaction-summary" className="num ml-3 text-xs hover:text-ink max-sm:hidden">
          <span className="sr-only">Current trade: </span>
          {tradeText(trade)}
        </Link>
      )}
    </>
  )
}

/** The session may have ended, and another tab may have signed out or in as another user: this tab must not go on with the old company. */
function useReloadOnOtherSession(): void {
  useEffect(() => {
    const token = sessionToken('customer')
    const look = () => {
      const now = sessionToken('customer')
      if (now === undefined) sessionDied('customer')
      else if (now !== token) location.reload()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
}
