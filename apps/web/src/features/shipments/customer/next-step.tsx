import { formatDay } from '../../../lib/format/format-date.ts'
import { Banner } from '../../../ui/banner.tsx'
import type { BookingDetail } from '../parts/queries.ts'

const whoActs = {
  company: 'Your turn.',
  tradelane: 'Next: Tradelane.',
  carrier: 'Next: the carrier.',
} as const

/** What happens next, who does it, and by when it was promised. */
export function NextStep({ detail: { next, logistics } }: { detail: BookingDetail }) {
  if (logistics.state === 'denied') {
    return (
      <Banner tone="lost" title="Denied.">
        {logistics.state_reason ?? next.text}
      </Banner>
    )
  }
  const by = next.due_at && ` By ${formatDay(next.due_at)}.`
  if (next.actor === 'nobody') {
    return (
      <Banner tone={logistics.state === 'cancelled' ? 'info' : 'done'}>
        {next.text}
        {by}
      </Banner>
    )
  }
  return (
    <Banner tone={next.actor === 'company' ? 'wait' : 'info'} title={whoActs[next.actor]}>
      {next.text}
      {by}
    </Banner>
  )
}
