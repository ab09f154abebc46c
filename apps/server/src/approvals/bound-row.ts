import { requireVerified } from '../access/require-verified.ts'
import type { CustomerActor } from '../access/session-memory.ts'
import type { ApprovedAction, Reading } from './approved-action.ts'
import { hashOf } from './binding.ts'

/** What the action asks of its row, before the code is sent, before it is checked, and once more on the locked row. */
export async function requireAllowed<Which, Row>(
  action: ApprovedAction<Which, Row>,
  at: Reading,
  row: Row,
): Promise<void> {
  if (action.isForVerified) await requireVerified(at.db, at.actor)
  await action.require(at, row)
}

/** What the code is bound to; never the same for two purposes or two companies. */
export const bindingOf = <Which, Row>(
  action: ApprovedAction<Which, Row>,
  { companyId }: Pick<CustomerActor, 'companyId'>,
  row: Row,
): string => hashOf({ purpose: action.purpose, company: companyId, approved: action.binding(row) })
