import { statesWhere } from '@tradelane/contract/lifecycle/state-table'
import { payment } from '@tradelane/contract/simple-payment/service-info'
import type { PaymentState } from '@tradelane/contract/simple-payment/states'
import type { Db } from '@tradelane/db'
import { sql } from 'kysely'
import { isCompanyFound, namesOfCompanies } from '../../../../access/company.ts'
import type { Deps } from '../../../../deps/deps.ts'
import { nextStepOf } from '../../../../lifecycle/next-step.ts'
import { readWholeNumber } from '../../../../lifecycle/numbers.ts'
import { type ListFilter, readPage } from '../../../../lists/read-page.ts'
import { containsParts, partsOf } from '../../../../lists/search-text.ts'
import { paymentLifecycle } from '../lifecycle.ts'
import { draftPayee, requestedBy, toListed } from '../list-payments.ts'

type Filter = ListFilter<PaymentState> & { uid?: string | undefined; open?: '1' | undefined }

/** What somebody still has to do something for. A return that its company has not settled is not among them: its money is back. */
const openPayments = statesWhere<PaymentState>({
  draft: false,
  awaiting_approval: true,
  submitted: true,
  in_review: true,
  processing: true,
  action_required: true,
  sent: true,
  paid: false,
  rejected: false,
  cancelled: false,
  returned: false,
})

/** The payments of all companies, the last submitted first, found by number, company, payee or reference. Drafts are the customer's own. */
export async function listOfficePayments({ db, clock }: Pick<Deps, 'db' | 'clock'>, filter: Filter) {
  const { rows, pagination } = await readPage(db, filter, {
    matching: matching(db, filter).selectAll('payment').select([draftPayee, requestedBy]),
    newest: firstSubmitted,
    id: 'payment.simple_payment_id',
  })
  const now = clock.now()
  const names = await namesOfCompanies(
    db,
    rows.map((row) => row.uid),
  )
  const simple_payments = rows.map((row) => ({
    ...toListed(row, now),
    uid: row.uid,
    customer_name: names.get(row.uid) ?? '',
    next: nextStepOf(paymentLifecycle, row, now),
  }))
  return { simple_payments, pagination }
}

/** As the index `simple_payments_of_office` has it: one that waits for its release was not submitted yet. */
const firstSubmitted = sql<Date>`coalesce(payment.submitted_at, payment.approval_requested_at)`

function matching(db: Db, { state, search = '', uid, open }: Filter) {
  return db
    .selectFrom('simple_payments as payment')
    .where(sql<boolean>`payment.state <> 'draft' and ${firstSubmitted} is not null`)
    .$if(state !== undefined, (query) => query.where('payment.state', '=', state ?? 'draft'))
    .$if(open !== undefined, (query) => query.where('payment.state', 'in', openPayments))
    .$if(uid !== undefined, (query) => query.where('payment.uid', '=', uid ?? ''))
    .$if(search !== '', (query) => query.where(matchesSearch(search)))
}

/** Every part is in the payee or reference, or in the company: each on its own index, since one condition over both would read all payments. */
function matchesSearch(search: string) {
  const number = readWholeNumber(payment.numberPrefix, search)
  if (number !== undefined) return sql<boolean>`payment.number = ${number}`
  const parts = partsOf(search)
  if (parts.length === 0) return sql<boolean>`false`
  const found = parts.map(
    (part) => sql`payment.simple_payment_id in (
      select found.simple_payment_id from simple_payments found where ${containsParts(textOf('found'), part)}
      union all
      select found.simple_payment_id from simple_payments found where ${isCompanyFound('found.uid', part)})`,
  )
  return sql<boolean>`(${sql.join(found, sql` and `)})`
}

/** As the index `simple_payments_by_text` has it. */
const textOf = (table: string) =>
  sql<string>`search_text(coalesce(${sql.ref(`${table}.payee`)} #>> '{partner,company_name}', '') || ' ' || coalesce(${sql.ref(`${table}.reference`)}, ''))`
