import type { Tx } from '@tradelane/db'
import { noteApproval } from '../audit/current-call.ts'

/** For the audit trail: a person of the company has approved or decided this, and the transaction leaves an entry. */
export const noteDecision = (tx: Tx, { companyId }: { companyId: string }, purpose: string): void =>
  noteApproval(tx, { purpose, companyId })
