import { useQuery } from '@tanstack/react-query'
import { Route } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { tradeSummaryQuery } from '../../../lib/queries/trades.ts'
import { availabilityQuery } from './availability-queries.ts'
import { useRouteFlag } from './route-flag.ts'

/** Where a route is asked for, or begins something: elsewhere, that there is none is no news. */
const needsRoute = /^\/(dashboard|simple-payment|smart-escrow|logistics)(\/|$)/

/**
 * The saved route in one line, else that of the current trade's freight: on every page of a session but those that show the form, or
 * the trade itself.
 */
export function RouteBar() {
  useRouteFlag()
  const { pathname } = useLocation()
  const { data } = useQuery(availabilityQuery)
  const isSet = Boolean(data?.origin && data.destination)
  const ofTrade = useRouteOfTrade({ isAsked: data !== undefined && !isSet })
  if (data && !isSet && !ofTrade && !needsRoute.test(pathname)) return null
  return (
    <section
      aria-label="Check Availability"
      className="mb-4 flex min-h-9 min-w-0 items-center gap-2 border-b border-line pb-2 text-xs text-ink-2 print:hidden"
    >
      <Route size={14} className="flex-none" aria-hidden />
      {data && (
        <>
          <span className="min-w-0 flex-1 wrap-anywhere sm:truncate">
            {isSet
              ? `Your route: ${data.origin} (${data.origin_iso}) → ${data.destination} (${data.destination_iso})`
              : (ofTrade ?? (
                  <>
                    No route yet
                    <span className="max-sm:hidden">
                      : set where you trade from and to, and we check that we serve it.
                    </span>
                  </>
                ))}
            {data.unserved && <strong className="ml-2 text-lost">{data.unserved}</strong>}
          </span>
          <Link to="/simple-payment?step=beneficiary" className="text-link flex-none">
            {isSet ? 'Change' : 'Check Availability'}
          </Link>
        </>
      )}
    </section>
  )
}

/** "TRX-2026-000123: Mumbai, IN → Hamburg, DE". */
function useRouteOfTrade({ isAsked }: { isAsked: boolean }): string | undefined {
  const { data: trade } = useQuery({ ...tradeSummaryQuery(undefined), enabled: isAsked })
  const [freight] = trade?.logistics_data.flatMap(({ freights }) => freights) ?? []
  return freight && `${trade?.transaction_number}: ${freight.from_city} → ${freight.to_city}`
}
