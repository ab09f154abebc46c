import type { Tx } from '@tradelane/db'
import type { Deps } from '../../../deps/deps.ts'
import type { ChangedValues } from '../../../entries/change-kind.ts'
import { type Made, requireNothingWaits, throughTwoPeople } from '../four-eyes/index.ts'
import type { Colleague } from './lock-staff.ts'

type StaffChange = {
  kind: 'staff_invite' | 'staff_role' | 'staff_remove'
  colleague: Pick<Colleague, 'administrator_id' | 'email' | 'name'>
  askedBy: string
  reason: string
  before: ChangedValues | null
  after: ChangedValues | null
  /** It gives nobody anything: one administrator is enough. */
  isFree: boolean
  make(): Promise<void>
}

/** On the locked staff. Refuses with CONFLICT while another change of the same person waits. */
export async function changeOfStaff(
  deps: Deps,
  tx: Tx,
  { kind, colleague, askedBy, reason, before, after, isFree, make }: StaffChange,
): Promise<Made> {
  const { administrator_id: subjectId, name } = colleague
  const email = colleague.email.toLowerCase()
  const about = `administrator ${email}`
  if (isFree) {
    await requireNothingWaits(deps, tx, about)
    await make()
    return { changeId: undefined }
  }
  const title = `${name}, ${email}`
  const asked = { kind, subject: 'administrator', subjectId, title, about, askedBy, reason } as const
  return throughTwoPeople(deps, tx, { ...asked, before, after }, make)
}
