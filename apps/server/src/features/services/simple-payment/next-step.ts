import type { NextStep } from '@tradelane/contract/lifecycle/timeline'
import type { Db } from '@tradelane/db'
import { countriesOfCompanies } from '../../../access/countries-of-companies.ts'
import { dueAt } from '../../../lifecycle/due-dates.ts'
import type { RowOf } from '../../../lifecycle/lifecycle.ts'
import { asSentence } from '../../../lifecycle/timeline.ts'
import type { Payee } from './payee.ts'

type Row = RowOf<'simple_payments'>

/** When the beneficiary's bank is expected to have the money; null unless it is on its way. */
export function expectedArrival({ state, submitted_at, payee }: Row): Date | null {
  const isOnItsWay = ['submitted', 'processing', 'action_required', 'sent'].includes(state)
  if (!submitted_at || !payee || !isOnItsWay) return null
  const { payoutMethod, beneficiaryCountryCode } = (payee as Payee).account
  return dueAt(payoutMethod === 'SWIFT' ? 'swiftPayout' : 'localPayout', submitted_at, beneficiaryCountryCode)
}

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

const taskOf = { action_required: 'answerProvider', returned: 'settleReturn' } as const

/** What waits for the company is due on the day of its task, which counts the business days of the company's country. */
export async function taskDueAt(db: Db, { uid, state, updated_at }: Row): Promise<Date | undefined> {
  const task = taskOf[state as keyof typeof taskOf]
  if (!task) return undefined
  const countries = await countriesOfCompanies(db, [uid])
  return dueAt(task, updated_at, countries.get(uid) ?? null)
}

/** By when the next step is done or must be. */
export function dueAtOfPayment(row: Row): Date | null {
  const { state, submitted_at, approval_waits_until, updated_at, payee } = row
  const bankCountry = (payee as Payee | null)?.account.beneficiaryCountryCode ?? null
  switch (state) {
    case 'awaiting_approval':
      return approval_waits_until
    case 'submitted':
      return submitted_at && dueAt('acceptPayment', submitted_at, bankCountry)
    case 'in_review':
      return dueAt('reviewMatch', updated_at, null)
    case 'processing':
      return dueAt('acceptPayment', updated_at, bankCountry)
    case 'sent':
      return expectedArrival(row)
    default:
      return null
  }
}
