import type { StaffRole } from '@tradelane/contract'
import type { Tx } from '@tradelane/db'

/** Names and texts that are changed. What only the approval needs has a name that ends in `_id` or `_exact`: people do not see it. */
export type ChangedValues = Readonly<Record<string, string | null>>

/** A change that a second person has approved. */
export type ApprovedChange = {
  changeId: string
  subjectId: string
  askedBy: string
  decidedBy: string
  reason: string
  before: ChangedValues | null
  after: ChangedValues | null
}

/** A kind of change that one colleague of the back office asks for, and another decides. */
export type ChangeKind<Deps> = {
  kind: string
  /** Who may decide it. Who asked for it never does. */
  decidedBy: readonly StaffRole[]
  /** Locks what `confirm` will lock, before the change itself is locked: in the order of those who ask. */
  lock?(tx: Tx, subjectId: string, at: Date): Promise<unknown>
  /** Makes the change, in the transaction of the decision. A refusal leaves it waiting. */
  confirm(deps: Deps, tx: Tx, change: ApprovedChange): Promise<void>
}
