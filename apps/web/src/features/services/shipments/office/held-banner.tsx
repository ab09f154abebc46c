import { Link } from 'react-router'
import { Banner } from '../../../../ui/banner.tsx'
import type { BookingDetail } from '../parts/booking-queries.ts'

/** What the screening holds, with the way to each match. */
export function HeldBanner({ held: { message, cases } }: { held: NonNullable<BookingDetail['held']> }) {
  return (
    <Banner tone="wait" title="Held by the screening.">
      {message}
      <ul className="mt-1">
        {cases.map(({ case_id, case_number, name }) => (
          <li key={case_id}>
            <Link to={`/admin/screening/${case_id}`} className="text-link">
              Match {case_number}: {name}
            </Link>
          </li>
        ))}
      </ul>
    </Banner>
  )
}
