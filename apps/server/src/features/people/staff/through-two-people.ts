import type { Tx } from '@tradelane/db'
import type { Deps } from '../../../deps/deps.ts'
import type { ChangedValues } from '../../../entries/change-kind.ts'
import { askForChange, requireNothingWaits } from '../four-eyes/index.ts'
import { type Colleague, countAdministrators } from './lock-staff.ts'

/** Made at once, or the change that waits for a second administrator. */
export type Made = { changeId: string | undefined }

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

/**
 * On the locked staff: where only one administrator works here, a change is made at once. Refuses with CONFLICT while another change of the same
 * person waits.
 */
export async function throughTwoPeople(
  deps: Deps,
  tx: Tx,
  staff: readonly Colleague[],
  { kind, colleague, askedBy, reason, before, after, isFree, make }: StaffChange,
): Promise<Made> {
  const { administrator_id: subjectId, name } = colleague
  const email = colleague.email.toLowerCase()
  const about = `administrator ${email}`
  if (!isFree && countAdministrators(staff) > 1) {
    const title = `${name}, ${email}`
    const asked = { kind, subject: 'administrator', subjectId, title, about, askedBy, reason } as const
    return { changeId: await askForChange(deps, tx, { ...asked, before, after }) }
  }
  await requireNothingWaits(deps, tx, about)
  await make()
  return { changeId: undefined }
}
