import { formatDay } from '../../../lib/format/format-date.ts'
import { Banner } from '../../../ui/banner.tsx'
import type { BookingDetail } from './queries.ts'

const whoActs = {
  customer: { company: 'Your turn.', tradelane: 'Next: Tradelane.', carrier: 'Next: the carrier.' },
  office: { company: 'Next: the customer.', tradelane: 'Your turn.', carrier: 'Next: the carrier.' },
} as const

type NextStepProps = { detail: BookingDetail; isOffice: boolean }

/** What happens next, who does it, and by when it was promised. */
export function NextStep({ detail: { next, logistics }, isOffice }: NextStepProps) {
  const isOurTurn = next.actor === (isOffice ? 'tradelane' : 'company')
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
    <Banner tone={isOurTurn ? 'wait' : 'info'} title={whoActs[isOffice ? 'office' : 'customer'][next.actor]}>
      {next.text}
      {by}
    </Banner>
  )
}
