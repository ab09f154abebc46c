import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { partnersQuery } from '../../../lib/queries/partners.ts'
import { useStepAddress } from '../../../lib/wizard/use-step-address.ts'
import { FromRequest } from '../../../ui/records/from-request.tsx'
import { askedPayment } from './asked-payment.ts'
import { paymentAddress } from './payment-address.ts'
import { paymentQuery } from './payment-queries.ts'
import { steps } from './payment-steps.ts'
import { PaymentWizard, type PaymentWizardSlots } from './payment-wizard.tsx'
import { QuotedPayment } from './quoted-payment.tsx'

/** /simple-payment: a new payment, to the partner that the address may name, or the draft that it names. */
export function PaymentStart(slots: PaymentWizardSlots) {
  const { id, fresh, nameIt } = useNewPayment()
  const [address] = useSearchParams()
  const quoteId = address.get('quote')
  if (id !== undefined && id !== fresh.id) return <SavedPayment key={id} id={id} {...slots} />
  if (quoteId) return <QuotedPayment key={quoteId} quoteId={quoteId} onNamed={nameIt} {...slots} />
  const requestId = address.get('request')
  if (requestId) return <AskedPayment key={requestId} onNamed={nameIt} {...slots} />
  const payee = address.get('beneficiary_id') ?? ''
  const start = payee !== '' && { start: { beneficiary_id: payee } }
  return <PaymentWizard key={`${fresh.key} ${payee}`} onNamed={nameIt} {...start} {...slots} />
}

/** A new payment for the trade of a request. */
function AskedPayment(wizard: PaymentWizardSlots & { onNamed: (simplePaymentId: string) => void }) {
  const { data: partners } = useSuspenseQuery(partnersQuery())
  return (
    <FromRequest>
      {(request) => (
        <PaymentWizard {...(request && { start: askedPayment(request, partners) })} {...wizard} />
      )}
    </FromRequest>
  )
}

/** A new payment gets its id as it is first saved: the same wizard goes on under the new address. */
function useNewPayment() {
  const { step, params, go } = useStepAddress(steps)
  const id = params.get('simple_payment_id') ?? undefined
  const [fresh, setFresh] = useState<{ key: number; id?: string }>({ key: 0 })
  const [seen, setSeen] = useState(id)
  // Going back leads to addresses from before it had its id: they are still about the same payment.
  const isEarlier = id === undefined && step !== undefined && fresh.id !== undefined
  if (id !== seen) {
    setSeen(id)
    if (id === undefined && !isEarlier) setFresh({ key: fresh.key + 1 })
  }
  useEffect(() => {
    if (isEarlier && fresh.id) void go(undefined, { simple_payment_id: fresh.id }, { replace: true })
  }, [isEarlier])
  return { id, fresh, nameIt: (savedId: string) => setFresh({ ...fresh, id: savedId }) }
}

/** A draft continues at its last step; a submitted payment has its own page. */
function SavedPayment({ id, ...slots }: PaymentWizardSlots & { id: string }) {
  const { data } = useSuspenseQuery(paymentQuery(id))
  // What is saved from here on is this wizard's own doing, and no reason to begin again.
  const [{ simple_payment: draft }] = useState(data)
  if (draft.status !== 'draft') return <Navigate to={paymentAddress(id)} replace />
  return <PaymentWizard draft={draft} onNamed={() => undefined} {...slots} />
}
