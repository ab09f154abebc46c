import { useQuery } from '@tanstack/react-query'
import { statesWhere } from '@tradelane/contract/lifecycle/state-table'
import type { BookingState } from '@tradelane/contract/shipments/states'
import { Link } from 'react-router'
import { formatLocalInstant } from '../../../../lib/format/format-local-time.ts'
import { writeToUs } from '../../../../lib/screens/write-address.ts'
import { profileQuery } from '../../../../lib/session/profile.ts'
import { Banner } from '../../../../ui/banner.tsx'
import type { BookingDetail } from './booking-queries.ts'

type CorrectionNoteProps = { detail: BookingDetail; isOffice?: boolean }

/** From then on no carrier is asked for an exception. */
const arrivedStates = statesWhere<BookingState>({
  ...{ requested: false, confirmed: false, in_transit: false, denied: false, cancelled: false },
  ...{ arrived: true, delivered: true, closed: true },
})

/** Until when the details can be corrected, what waits for the carrier's answer, and what to do once it is too late. */
export function CorrectionNote({ detail, isOffice = false }: CorrectionNoteProps) {
  const { corrections, logistics } = detail
  if (!corrections || logistics.state === 'cancelled') return null
  const { until, time_zone, is_open, waiting } = corrections
  const time = <time dateTime={until}>{formatLocalInstant(until, time_zone)}</time>
  if (waiting)
    return (
      <Banner tone="wait" title="Correction in progress">
        To change: {waiting.changed}. It applies once the carrier accepts it.
      </Banner>
    )
  if (is_open)
    return (
      <p className="text-ink-2">
        {isOffice ? 'The company' : 'You'} can correct the details until the documentation cut-off, {time}.
      </p>
    )
  if (arrivedStates.includes(logistics.state))
    return <p className="text-ink-2">The goods have arrived. The details can no longer be corrected.</p>
  return (
    <p className="text-ink-2">
      The documentation cut-off was {time}.{' '}
      {isOffice ? (
        'The company can no longer correct the details itself.'
      ) : (
        <>
          The details can no longer be corrected here. <WriteToUs /> what to change, with the number of this
          booking: until the goods arrive, we can ask the carrier for you.
        </>
      )}
    </p>
  )
}

function WriteToUs() {
  const { data: user } = useQuery(profileQuery)
  return (
    <Link to={user ? writeToUs(user) : '/messages'} className="text-link">
      Write to us
    </Link>
  )
}
