import { statesWhere } from '@tradelane/contract/lifecycle/state-table'
import { payment } from '@tradelane/contract/simple-payment/service-info'
import type { PaymentState } from '@tradelane/contract/simple-payment/states'
import type { Db } from '@tradelane/db'
import { sql } from 'kysely'
import { isCompanyFound, namesOfCompanies, searchedOfCompany } from '../../../../access/company.ts'
import type { Deps } from '../../../../deps/deps.ts'
import { nextStepOf } from '../../../../lifecycle/next-step.ts'
import { readWholeNumber } from '../../../../lifecycle/numbers.ts'
import { type Search, searchIn } from '../../../../lists/choose-search.ts'
import { type ListFilter, readPage } from '../../../../lists/read-page.ts'
import { containsParts } from '../../../../lists/search-text.ts'
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
    search: filter.search ? findPayments(filter.search) : undefined,
    newest: firstSubmitted,
    id: 'payment.simple_payment_id',
    joinsKeepRows: true,
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

function matching(db: Db, { state, uid, open }: Filter) {
  return db
    .selectFrom('simple_payments as payment')
    .where(sql<boolean>`payment.state <> 'draft' and ${firstSubmitted} is not null`)
    .$if(state !== undefined, (query) => query.where('payment.state', '=', state ?? 'draft'))
    .$if(open !== undefined, (query) => query.where('payment.state', 'in', openPayments))
    .$if(uid !== undefined, (query) => query.where('payment.uid', '=', uid ?? ''))
}

/** Every part is in the payee or reference, or in the company. */
function findPayments(search: string): Search {
  const number = readWholeNumber(payment.numberPrefix, search)
  if (number !== undefined) return { byRow: sql<boolean>`payment.number = ${number}` }
  return searchIn(
    {
      texts: ['payment.searched', searchedOfCompany('payment.uid')],
      id: 'payment.simple_payment_id',
      found: (part) => [
        sql`select simple_payment_id from simple_payments where ${containsParts(sql`searched`, part)}`,
        sql`select simple_payment_id from simple_payments where ${isCompanyFound('uid', part)}`,
      ],
    },
    search,
  )
}
