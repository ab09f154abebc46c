import { isOpenCase } from '@tradelane/contract/quote-desk/states'
import type { OneCompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { WaitingInTrade } from '../../../entries/feature-entry.ts'
import { endOfDay } from '../../../lifecycle/local-days.ts'
import { nextStepOf } from '../../../lifecycle/next-step.ts'
import { type CaseRow, quotedServiceOf, selectCases, shownCaseState } from './cases.ts'
import { quoteCaseLifecycle } from './lifecycle.ts'

/** The open requests of a trade. One about a record that is there already is left out: the record says what is next. */
export async function waitsInTrade(
  deps: Deps,
  scope: OneCompanyScope,
  transactionId: string,
): Promise<WaitingInTrade[]> {
  const rows = await selectCases(deps.db, scope)
    .where('transaction_id', '=', transactionId)
    .orderBy('requested_at')
    .execute()
  return rows
    .filter(({ state, service }) => isOpenCase(state) && !quotedServiceOf(deps, service).record)
    .map((row) => ({
      ...{ subject: quoteCaseLifecycle.subject, id: row.case_id, link: `/offers/${row.case_id}` },
      next: nextOf(row, deps.clock.now()),
    }))
}

function nextOf(row: CaseRow, now: Date): WaitingInTrade['next'] {
  const next = nextStepOf(quoteCaseLifecycle, row, now)
  if (!next || row.state !== 'quoted' || row.offers_until === null) return next
  if (shownCaseState(row, now) === 'EXPIRED')
    return { ...next, text: 'The offers have expired. Ask for new ones.', by: null }
  return { ...next, by: endOfDay(row.offers_until, null) }
}
