import { useQuery } from '@tanstack/react-query'
import { Route } from 'lucide-react'
import { Link } from 'react-router'
import { availabilityQuery } from './availability-queries.ts'
import { useRouteFlag } from './route-flag.ts'

/** The saved route in one line: on every page of a session but those that show the form, or the trade itself. */
export function RouteBar() {
  useRouteFlag()
  const { data } = useQuery(availabilityQuery)
  const isSet = data?.origin && data.destination
  return (
    <section
      aria-label="Check Availability"
      className="mb-4 flex min-h-9 min-w-0 items-center gap-2 border-b border-line pb-2 text-xs text-ink-2 print:hidden"
    >
      <Route size={14} className="flex-none" aria-hidden />
      {data && (
        <>
          <span className="min-w-0 flex-1 truncate">
            {isSet ? (
              `Your route: ${data.origin} (${data.origin_iso}) → ${data.destination} (${data.destination_iso})`
            ) : (
              <>
                No route yet
                <span className="max-sm:hidden">
                  : set where you trade from and to, and we check that we serve it.
                </span>
              </>
            )}
          </span>
          <Link to="/simple-payment?step=beneficiary" className="text-link flex-none">
            {isSet ? 'Change' : 'Check Availability'}
          </Link>
        </>
      )}
    </section>
  )
}
