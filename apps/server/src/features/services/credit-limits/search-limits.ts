import { creditLimits } from '@tradelane/contract/credit-limits/service-info'
import type { Db } from '@tradelane/db'
import { formatMoney } from '@tradelane/money'
import type { Scope } from '../../../access/scope.ts'
import type { SearchHit } from '../../../entries/feature-entry.ts'
import { firstFound } from '../../../lists/choose-search.ts'
import { limitNumber, requestedOf, selectLimits } from './limits.ts'
import { findLimits } from './list-limits.ts'

/** The limits in scope that have every word in their number or names, newest first. */
export async function searchLimits(db: Db, scope: Scope, text: string, limit: number): Promise<SearchHit[]> {
  const ordered = selectLimits(db, scope)
    .orderBy('credit.requested_at', 'desc')
    .orderBy('credit.credit_limit_id')
  const rows = await firstFound(db, ordered, { search: findLimits(scope, text), limit })
  return rows.map((row) => ({
    subject: creditLimits.subject,
    id: row.credit_limit_id,
    number: limitNumber(row),
    title: `${formatMoney(requestedOf(row))} for ${row.buyer_name}`,
    at: row.requested_at,
  }))
}
