import { getCompany } from '../../../../access/company.ts'
import { namesOfUsers } from '../../../../access/names-of-users.ts'
import type { OfficeScope } from '../../../../access/scope.ts'
import { systemScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import { nextStepOf } from '../../../../lifecycle/next-step.ts'
import { timelineOf } from '../../../../lifecycle/timeline.ts'
import { Refusal } from '../../../../refusal.ts'
import { shownCheck } from '../../../trade/partners/index.ts'
import { payeeOf } from '../describe-payment.ts'
import { paymentLifecycle } from '../lifecycle.ts'
import { taskDueAt } from '../next-step.ts'
import type { Payee } from '../payee.ts'
import { isNameConfirmed } from '../payee-name.ts'
import { shown, toAnswer } from '../payment-answer.ts'

/** A payment as the back office reads it: no account number, and no draft. Refuses with NOT_FOUND. */
export async function describeOfficePayment(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  office: OfficeScope,
  simplePaymentId: string,
) {
  const row = await db
    .selectFrom('simple_payments')
    .selectAll()
    .where('simple_payment_id', '=', simplePaymentId)
    .executeTakeFirst()
  if (!row || row.state === 'draft' || !(row.submitted_at ?? row.approval_requested_at))
    throw new Refusal('NOT_FOUND')
  const scope = systemScope(row.uid)
  const now = clock.now()
  const payee = await payeeOf(db, scope, row)
  const requester = row.approval_requested_by
  const names = await namesOfUsers(db, scope, requester ? [requester] : [])
  const next = nextStepOf(paymentLifecycle, row, now)
  return {
    status: 'success' as const,
    simple_payment: {
      ...toAnswer(row, payee ? shown(payee) : null, { requestedBy: names.get(requester ?? '') ?? null, now }),
      uid: row.uid,
      customer_name: (await getCompany(db, scope)).company_name,
      next: next && { ...next, by: (await taskDueAt(db, row)) ?? next.by },
    },
    account: payee ? withoutNumber(payee) : null,
    payee_name_confirmed: payee !== undefined && isNameConfirmed(payee, row),
    timeline: await timelineOf(db, paymentLifecycle, office, { companyId: row.uid, id: simplePaymentId }),
  }
}

const withoutNumber = ({ account, nameCheck }: Payee) => ({
  account_holder_name: account.account_holder_name,
  bank: account.bank,
  bank_city: account.bank_city,
  bank_country: account.beneficiaryCountryCode,
  currency: account.currency,
  ...shownCheck(nameCheck),
})
