import type { CustomerProfile } from '@tradelane/contract/customers/calls'
import { formatInstant } from '../../lib/format/format-date.ts'
import type { TimelineItem } from '../../ui/timeline.tsx'

const titles: Record<string, string> = {
  IN_PROGRESS: 'Registration submitted',
  RFI_REQUESTED: 'More information requested',
  Clear: 'Cleared',
  Refused: 'Refused',
}

/** The events of the verification, and who acts next. */
export function kybTimelineItems({ timeline, created_at, kyb_status }: CustomerProfile): TimelineItem[] {
  const next = nextOf(kyb_status)
  return [
    { key: 'signed up', title: 'Signed up', at: formatInstant(created_at), state: 'done' },
    ...timeline.map(
      ({ from, to, at, actor, reason }, index): TimelineItem => ({
        key: String(index),
        title: from === 'RFI_REQUESTED' ? 'Registration submitted again' : (titles[String(to)] ?? String(to)),
        at: formatInstant(at),
        text: [actor, reason].filter(Boolean).join(': '),
        state: to === 'Refused' ? 'lost' : 'done',
      }),
    ),
    ...(next ? [{ key: 'next', title: next, state: 'now' } as const] : []),
  ]
}

function nextOf(status: CustomerProfile['kyb_status']): string | undefined {
  if (status === null) return 'The customer fills in the registration'
  if (status === 'RFI_REQUESTED') return 'The customer answers'
  return status === 'IN_PROGRESS' ? 'We decide' : undefined
}
