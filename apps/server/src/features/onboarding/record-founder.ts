import type { Founder } from '@tradelane/contract/onboarding/forms'
import type { Tx } from '@tradelane/db'
import { type EventActor, recordEvent } from '../../lifecycle/events.ts'

type Recorded = {
  companyId: string
  fid: string
  from: string | null
  to: string
  actor: EventActor
  at: Date
  reason?: string | undefined
}

/** Only the person's identity: events are never deleted. */
export async function recordFounder(
  tx: Tx,
  { founder_type, first_name, last_name }: Pick<Founder, 'founder_type' | 'first_name' | 'last_name'>,
  { companyId, fid, reason, ...change }: Recorded,
): Promise<void> {
  await recordEvent(tx, {
    ...change,
    companyId,
    subject: 'founder',
    subjectId: fid,
    after: { founder_type, first_name, last_name, ...(reason !== undefined && { reason }) },
  })
}
