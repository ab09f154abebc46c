import { isOpenCase, quoteCaseStates } from '@tradelane/contract/quote-desk/states'
import type { Db, Tx } from '@tradelane/db'
import { dayOf } from '@tradelane/providers'
import { sql } from 'kysely'
import { systemScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import { inTransaction } from '../../../../transaction.ts'
import { eachDue } from '../../../../work/each-due.ts'
import { lockCase, quotedServiceOf, requestOf } from '../cases.ts'
import { selectAsks } from './asks.ts'
import { endAsk, endAsks } from './end-asks.ts'

/**
 * The job: an answer has lost where its price does not hold any more and no offer of it is open. The request may go on without it. Where an
 * offer was accepted and not paid in time, all answers have.
 */
export async function endLapsedAnswers(deps: Deps): Promise<void> {
  const { db, clock } = deps
  await eachDue(deps, {
    job: 'end-lapsed-answers',
    subject: 'vendor_ask',
    does: 'say to a vendor that its offer was not accepted in time',
    due: ({ after, limit }) =>
      lapsedAnswers(db, clock.now())
        .select(['ask_id as id', 'vendor_asks.uid as companyId', 'vendor_asks.case_id'])
        .where('ask_id', '>', after)
        .orderBy('ask_id')
        .limit(limit)
        .execute(),
    each: ({ id, companyId, case_id }) =>
      inTransaction(db, async (tx) => {
        const row = await lockCase(tx, systemScope(companyId), case_id)
        const at = clock.now()
        const due = await lapsedAnswers(tx, at).select('ask_id').where('ask_id', '=', id).executeTakeFirst()
        // Decided, or used, meanwhile.
        if (!due) return
        if (row.state === 'accepted') {
          const service = quotedServiceOf(deps, row.service)
          if (!(await service.isBeingPaid?.(tx, requestOf(row))))
            await endAsks(tx, row, { because: 'expired', at })
          return
        }
        const ask = await selectAsks(tx).where('ask_id', '=', id).executeTakeFirstOrThrow()
        await endAsk(tx, ask, { because: 'expired', isMailed: true, at })
      }),
  })
}

function lapsedAnswers(db: Db | Tx, now: Date) {
  const today = dayOf(now)
  return db
    .selectFrom('vendor_asks')
    .innerJoin('quote_cases', 'quote_cases.case_id', 'vendor_asks.case_id')
    .where('vendor_asks.ended_at', 'is', null)
    .where('vendor_asks.buy_amount', 'is not', null)
    .where(({ and, or, eb }) =>
      or([
        and([
          eb('quote_cases.state', 'in', quoteCaseStates.filter(isOpenCase)),
          // An answer that was asked for again is left to the end of its request.
          eb('vendor_asks.replaced_at', 'is', null),
          isLapsed(today),
        ]),
        and([eb('quote_cases.state', '=', 'accepted'), isUnpaid(today)]),
      ]),
    )
}

/** Nor is another offer of the vendor open, which the desk typed by hand, or made of an earlier answer. */
const isLapsed = (today: string) => sql<boolean>`((vendor_asks.valid_until < ${today}::date or exists (
    select from quote_offers where quote_offers.ask_id = vendor_asks.ask_id
    and (quote_offers.state = 'expired' or (quote_offers.state = 'published' and quote_offers.valid_until < ${today}::date))))
  and not exists (select from quote_offers
    where quote_offers.case_id = vendor_asks.case_id and quote_offers.vendor_id = vendor_asks.vendor_id
    and (quote_offers.state = 'stored' or (quote_offers.state = 'published' and quote_offers.valid_until >= ${today}::date))))`

/** With the payment, the answers would have ended. */
const isUnpaid = (today: string) => sql<boolean>`exists (select from quote_offers
  where quote_offers.case_id = vendor_asks.case_id and quote_offers.state = 'accepted' and quote_offers.valid_until < ${today}::date)`
