import type { Tx } from '@tradelane/db'
import { noteApproval } from '../audit/current-call.ts'

/** For the audit trail: a person of the company has approved or decided this, and the transaction leaves an entry. */
export const noteDecision = (tx: Tx, { companyId, email }: Person, purpose: string): void =>
  noteApproval(tx, { purpose, companyId, email })

/** The address, where it has been read already. */
type Person = { companyId: string; email?: string }
