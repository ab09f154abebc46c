import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { PageHeader } from '../../ui/page-header.tsx'
import type { PartnerDialog } from './beneficiary-step.tsx'
import { paymentAddress } from './payment-address.ts'
import { PaymentWizard } from './payment-wizard.tsx'
import { paymentQuery } from './queries.ts'

type PaymentStartProps = { partnerDialog: PartnerDialog }

/** /simple-payment: a new payment, or the draft that the address names. */
export function PaymentStart({ partnerDialog }: PaymentStartProps) {
  const [address, setAddress] = useSearchParams()
  const id = address.get('simple_payment_id')
  // A new payment gets its id as it is first saved: the same wizard goes on under the new address.
  const [fresh, setFresh] = useState<{ key: number; id?: string }>({ key: 0 })
  const [seen, setSeen] = useState(id)
  if (id !== seen) {
    setSeen(id)
    if (id === null) setFresh({ key: fresh.key + 1 })
  }
  const nameIt = (savedId: string) => {
    setFresh({ ...fresh, id: savedId })
    setAddress({ simple_payment_id: savedId }, { replace: true })
  }
  return (
    <>
      <PageHeader
        title="Payment"
        lead="Paid from your balance. Nothing is sent before you confirm with a code."
      />
      {id !== null && id !== fresh.id ? (
        <SavedPayment key={id} id={id} partnerDialog={partnerDialog} />
      ) : (
        <PaymentWizard key={fresh.key} onSaved={nameIt} partnerDialog={partnerDialog} />
      )}
    </>
  )
}

/** A draft goes on where it was left; a payment that was submitted has its own page. */
function SavedPayment({ id, partnerDialog }: { id: string; partnerDialog: PartnerDialog }) {
  const { data } = useSuspenseQuery(paymentQuery(id))
  const [{ simple_payment: saved }] = useState(data)
  if (saved.status !== 'draft') return <Navigate to={paymentAddress(id)} replace />
  return <PaymentWizard saved={saved} onSaved={() => undefined} partnerDialog={partnerDialog} />
}
