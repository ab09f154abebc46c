import { corridorFields } from '@tradelane/contract/corridors/rules'
import type { PayoutFault, PayoutRequest } from '@tradelane/providers'
import type { Company } from '../../../access/company.ts'
import type { Deps } from '../../../deps/deps.ts'
import { Refusal } from '../../../refusal.ts'
import { answerInTime } from './answer-in-time.ts'
import { formFields } from './read-corridor.ts'

/**
 * Asks the provider whether it would take a payout, before any money is held for it. Refuses at the field with what it would refuse.
 * Where it does not answer in time, the payment goes on: it judges the payment when it is sent.
 */
export async function checkPayout(
  deps: Deps,
  { provider_customer_id: customerId, provider_wallet_id: walletId }: Company,
  request: Omit<PayoutRequest, 'customer'>,
): Promise<void> {
  // Not opened there yet: the payment is refused for that.
  if (!customerId || !walletId) return
  const payout = { ...request, customer: { customerId, walletId } }
  const ask = (abandoned: AbortSignal) => deps.payments.check(payout, abandoned)
  const faults = (await answerInTime(deps, 'check of a payout', ask)) ?? []
  if (faults.length > 0) refuse(faults)
}

function refuse(faults: readonly PayoutFault[]): never {
  const fields = Object.fromEntries(faults.map((fault) => [fieldOf(fault), messageOf(fault)]))
  const isPayee = faults.every(({ field }) => field !== undefined && isOfPayee(field))
  const isPurpose = faults.every(({ field }) => field === 'purposeCode')
  const code = isPayee ? 'PAYEE_INCOMPLETE' : isPurpose ? 'PURPOSE_NOT_ALLOWED' : 'PAYOUT_NOT_ALLOWED'
  throw new Refusal(code, { message: Object.values(fields)[0] as string, fields })
}

type Named = NonNullable<PayoutFault['field']>

const ofPayment = {
  purposeCode: 'purposeCode',
  sourceOfFunds: 'sourceOfFunds',
  exemptionCode: 'exemptionCode',
  reference: 'reference',
  amount: 'amount_sent',
} as const
const isOfPayee = (field: Named): field is keyof typeof formFields => field in formFields

/** What is wrong with the payee is shown where it is chosen, as is what the provider names no field for. */
const fieldOf = ({ field }: PayoutFault): string =>
  field === undefined || isOfPayee(field) ? 'beneficiary_account_id' : ofPayment[field]

function messageOf({ kind, field, reason }: PayoutFault): string {
  if (field === undefined || !isOfPayee(field)) return `The payments provider would refuse this: ${reason}`
  const label = corridorFields[formFields[field]]
  const what = kind === 'missing' ? 'is missing' : 'is not as banks there want it'
  return `${label} ${what}. Edit this company in your partners.`
}
