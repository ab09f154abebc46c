import type { CodeRequestOf } from '@tradelane/contract/approvals/calls'
import type { payContainerChargesRequest } from '@tradelane/contract/shipments/code-request'
import { useState } from 'react'
import { formatAmount } from '../../../../lib/format/format-amount.ts'
import { useMissingMoney } from '../../../../lib/queries/missing-money.ts'
import { useMay } from '../../../../lib/session/roles.ts'
import { ApprovalDialog } from '../../../../ui/dialogs/approval-dialog.tsx'
import { DialogButton } from '../../../../ui/dialogs/dialog-button.tsx'
import { WaitingRelease } from '../../../../ui/dialogs/waiting-release.tsx'
import { MissingMoney } from '../../../../ui/missing-money.tsx'
import { toast } from '../../../../ui/toast.ts'
import { type BookingDetail, usePayContainerCharges } from '../parts/booking-queries.ts'

type Charge = NonNullable<BookingDetail['container_charge']>
type PayProps = { detail: BookingDetail; charge: Charge }

/** Paying demurrage and detention, or releasing what a colleague has approved above the limit. */
export function PayContainerCharges({ detail, charge }: PayProps) {
  const [isOpen, setIsOpen] = useState(false)
  const mayPay = useMay('approver')
  const { due, currency, release } = charge
  const isShort = useMissingMoney({ amount: due, currency }) !== undefined
  if (!detail.may.pay_container_charges) return null
  if (!mayPay) return <p className="text-ink-2">An owner or approver of your company pays it.</p>
  const which = { type: 'container charges', subject_id: detail.logistics.logistics_id }
  return (
    <>
      {release ? (
        <WaitingRelease
          release={release}
          service="logistics"
          which={which}
          onRelease={() => setIsOpen(true)}
        />
      ) : (
        <>
          <MissingMoney cost={{ amount: due, currency }} />
          <DialogButton
            tone="main"
            disabled={isShort && !detail.held}
            text={`Pay ${formatAmount(due, currency)}`}
            closed={detail.held?.message}
          >
            {(close) => <PayDialog detail={detail} charge={charge} onClose={close} />}
          </DialogButton>
        </>
      )}
      {isOpen && <PayDialog detail={detail} charge={charge} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function PayDialog({ detail: { logistics }, charge, onClose }: PayProps & { onClose: () => void }) {
  const { logistics_id, freight } = logistics
  const { due, currency, number, release } = charge
  const paying = usePayContainerCharges()
  const verb = release?.may_decide ? 'Release' : 'Pay'
  return (
    <ApprovalDialog
      title={`${verb} the demurrage and detention`}
      action={{
        request: { type: 'container charges', logistics_id } satisfies CodeRequestOf<
          typeof payContainerChargesRequest
        >,
        send: (given) => paying.mutateAsync({ logistics_id, ...given }),
        onDone: ({ message, payment_status }) => {
          toast[payment_status === 'awaiting_release' ? 'info' : 'success'](message)
          onClose()
        },
      }}
      shown={{ amount: due, currency, payee: freight.name }}
      submitText={`${verb} ${formatAmount(due, currency)}`}
      busyText={verb === 'Release' ? 'Releasing…' : 'Paying…'}
      refused={() => ({ title: 'The payment failed' })}
      onClose={onClose}
    >
      <p className="text-ink-2">
        Invoice {number} for {logistics.booking_number}, from your {currency} account.
      </p>
    </ApprovalDialog>
  )
}
