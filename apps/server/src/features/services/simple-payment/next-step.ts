import { asSentence } from '@tradelane/contract/lifecycle/as-sentence'
import type { NextStep } from '@tradelane/contract/lifecycle/timeline'
import type { PaymentState } from '@tradelane/contract/simple-payment/states'
import type { Db } from '@tradelane/db'
import { countriesOfCompanies } from '../../../access/countries-of-companies.ts'
import { dueAt } from '../../../lifecycle/due-dates.ts'
import type { RowOf } from '../../../lifecycle/lifecycle.ts'
import { arrivalDueAt, reviewDueAt } from './arrival-of-payment.ts'
import type { Payee } from './payee.ts'

type Row = RowOf<'simple_payments'>

/** Where there is a reason, the next step says it. */
export function nextOfPayment(row: Row): NextStep | undefined {
  const { state, state_reason: reason } = row
  if (state === 'returned' && row.return_settled_at) return null
  if (!reason) return undefined
  if (state === 'draft') {
    const text = `${asSentence(reason)} Change what is needed and submit the payment again.`
    return { who: 'customer', text, by: null }
  }
  if (state !== 'action_required') return undefined
  const text = `Answer what the payments provider asks for: ${asSentence(reason)} Or cancel the payment.`
  return { who: 'customer', text, by: null }
}

const taskOf: Record<PaymentState, 'answerProvider' | 'settleReturn' | undefined> = {
  draft: undefined,
  awaiting_approval: undefined,
  submitted: undefined,
  in_review: undefined,
  processing: undefined,
  action_required: 'answerProvider',
  sent: undefined,
  paid: undefined,
  rejected: undefined,
  cancelled: undefined,
  returned: 'settleReturn',
}

/** What waits for the company is due on the day of its task, which counts the business days of the company's country. */
export async function taskDueAt(db: Db, { uid, state, updated_at }: Row): Promise<Date | undefined> {
  const task = taskOf[state]
  if (!task) return undefined
  const countries = await countriesOfCompanies(db, [uid])
  return dueAt(task, updated_at, countries.get(uid) ?? null)
}

/** By when the next step is done or must be. */
export const dueAtOfPayment = (row: Row): Date | null => dueAts[row.state](row)

const never = () => null
const dueAts: Record<PaymentState, (row: Row) => Date | null> = {
  draft: never,
  awaiting_approval: ({ approval_waits_until }) => approval_waits_until,
  submitted: (row) => row.submitted_at && dueAt('acceptPayment', row.submitted_at, bankCountryOf(row)),
  in_review: reviewDueAt,
  processing: (row) => dueAt('acceptPayment', row.updated_at, bankCountryOf(row)),
  action_required: never,
  sent: arrivalDueAt,
  paid: never,
  rejected: never,
  cancelled: never,
  returned: never,
}

const bankCountryOf = ({ payee }: Row): string | null =>
  (payee as Payee | null)?.account.beneficiaryCountryCode ?? null
