import type { CustomerActor } from '../access/session-memory.ts'
import type { ApprovedAction } from '../entries/approved-action.ts'
import { hashOf } from './binding.ts'

/** What the code is bound to; never the same for two purposes or two companies. */
export const bindingOf = <Which, Row>(
  action: Pick<ApprovedAction<Which, Row>, 'purpose' | 'binding'>,
  { companyId }: Pick<CustomerActor, 'companyId'>,
  row: Row,
): string => hashOf({ purpose: action.purpose, company: companyId, approved: action.binding(row) })
