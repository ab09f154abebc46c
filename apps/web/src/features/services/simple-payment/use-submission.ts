import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { onboarding } from '@tradelane/contract/onboarding/calls'
import { kybRefusalOf } from '@tradelane/contract/onboarding/kyb-rule'
import { useState } from 'react'
import { api } from '../../../lib/net/api.ts'
import { ApiError, messageOf } from '../../../lib/net/api-error.ts'
import { useMissingMoney } from '../../../lib/queries/missing-money.ts'
import { isNameSettled, nameCheckQuery } from '../../../lib/queries/name-checks.ts'
import { profileQuery } from '../../../lib/session/profile.ts'
import { toast } from '../../../ui/toast.ts'
import { costOf } from './payment-form.ts'
import type { Quote } from './payment-queries.ts'
import { detailsStep, summaryStep } from './payment-steps.ts'
import type { PaymentWizardState } from './use-payment-wizard.ts'
import { readingSeconds, type useSaving } from './use-saving.ts'

/** The payment as it was saved, at the price that is held for it: what the code is for. */
export type Submission = { simplePaymentId: string; quote: Quote }

/** Submit: the verification is checked and the payment saved as it is; then the dialog asks for its code. */
export function useSubmission(wizard: PaymentWizardState, saving: ReturnType<typeof useSaving>) {
  const [approval, setApproval] = useState<Submission>()
  const [isPreparing, setIsPreparing] = useState(false)
  const client = useQueryClient()
  const { amounts } = wizard
  const isShort = useIsShort(wizard)

  const prepare = async () => {
    const warning = await kybWarning()
    if (warning) {
      void client.invalidateQueries({ queryKey: profileQuery.queryKey })
      return toast.warning(warning)
    }
    if (!(await nameIsSettled(client, wizard))) return
    const quote = await amounts.settle(readingSeconds)
    // The reason is shown beside the amounts.
    if (!quote) return wizard.goTo(detailsStep)
    const simplePaymentId = await saving.save(summaryStep, quote)
    wizard.setIsApproving(true)
    setApproval({ simplePaymentId, quote })
  }
  const refuse = (error: unknown) => {
    const isOurs = error instanceof ApiError && Object.keys(error.fields).length > 0
    if (isOurs) saving.refuse(error)
    else toast.error(messageOf(error))
  }
  const submit = async () => {
    if (isPreparing || isShort) return
    setIsPreparing(true)
    await prepare().catch(refuse)
    setIsPreparing(false)
  }
  const close = () => {
    setApproval(undefined)
    wizard.setIsApproving(false)
  }
  /** The rate has expired in the meantime: back to the amounts, which follow a new one. */
  const priceAgain = () => {
    close()
    wizard.goTo(detailsStep)
    void amounts.renew()
  }
  const refuseCode = (error: unknown) => {
    close()
    refuse(error)
  }
  return { approval, submit, close, priceAgain, refuseCode, isPreparing, isShort }
}

/** The bank's word is asked before anything is priced; another name than ours must be typed. */
async function nameIsSettled(client: QueryClient, { form, payee }: PaymentWizardState): Promise<boolean> {
  const { account } = payee
  if (!account) return true
  // Without an answer the server judges: it asks the bank too, before anything is sent.
  const asked = await client.query(nameCheckQuery(account)).catch(() => undefined)
  if (isNameSettled(asked?.name_check ?? account.name_check, account, form.getValues('confirmed_payee_name')))
    return true
  const message = `Type the name of the account holder: ${account.account_holder_name}`
  form.setError('confirmed_payee_name', { message }, { shouldFocus: true })
  return false
}

/** The wallet lacks money for it. Before the verification is cleared, Submit says that first: no money can be added yet. */
function useIsShort({ values }: PaymentWizardState): boolean {
  const { data: user } = useQuery(profileQuery)
  const missing = useMissingMoney(costOf(values))
  return missing !== undefined && user?.status === 'Clear'
}

/** Why this company cannot pay yet. Asked from the server: it may have been verified since the page was opened. */
async function kybWarning(): Promise<string | undefined> {
  const { data } = await api(onboarding.kybStatus, {})
  return kybRefusalOf(data.status)?.message
}
