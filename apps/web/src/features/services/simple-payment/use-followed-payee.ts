import { useSuspenseQuery } from '@tanstack/react-query'
import type { WirePartner } from '@tradelane/contract/partners/calls'
import { useEffect, useRef } from 'react'
import { partnersQuery } from '../../../lib/queries/partners.ts'
import { emptyPayment, type PaymentFormState, type PaymentValues } from './payment-form.ts'

export type Payee = {
  partner: WirePartner | undefined
  account: WirePartner['account_details'][number] | undefined
}

/** The chosen company and account as they are now; both may have been changed, or taken off the list, since. */
function usePayee({ beneficiary_id, beneficiary_account_id }: PaymentValues): Payee {
  const { data: partners } = useSuspenseQuery(partnersQuery())
  const partner = partners.find((each) => each.beneficiary_id === beneficiary_id)
  const account = partner?.account_details.find(
    (each) => each.beneficiary_account_id === beneficiary_account_id,
  )
  return { partner, account }
}

/** Keeps the form true to the chosen payee: no account of another company, the account's own currency, the only account. */
export function useFollowedPayee(form: PaymentFormState, values: PaymentValues): Payee {
  const { partner, account } = usePayee(values)
  const { beneficiary_id, beneficiary_account_id, amount_received_currency } = values
  const [only, ...others] = partner?.account_details ?? []
  const fallback = (others.length === 0 && only?.beneficiary_account_id) || ''
  const wanted = account ? beneficiary_account_id : fallback
  const currency = account?.currency ?? amount_received_currency
  const named = useRef(beneficiary_account_id)
  useEffect(() => {
    if (beneficiary_id !== '' && !partner) form.setValue('beneficiary_id', '')
    if (wanted !== beneficiary_account_id) {
      form.setValue('beneficiary_account_id', wanted)
      if (wanted !== '') form.clearErrors('beneficiary_account_id')
    }
    if (currency !== amount_received_currency) followCurrency(form, currency)
    // What was typed confirms one account only.
    if (named.current !== beneficiary_account_id) form.setValue('confirmed_payee_name', '')
    named.current = beneficiary_account_id
  })
  return { partner, account }
}

/** An amount that was meant in one currency is never taken for the same figure in another. */
function followCurrency(form: PaymentFormState, currency: string): void {
  form.setValue('amount_received_currency', currency)
  form.clearErrors('amount_received_currency')
  form.setValue('amount_received', emptyPayment.amount_received)
  form.setValue('side', 'source')
}
