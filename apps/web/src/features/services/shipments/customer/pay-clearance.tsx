import type { CodeRequestOf } from '@tradelane/contract/approvals/calls'
import type { payClearanceRequest } from '@tradelane/contract/shipments/code-request'
import { useState } from 'react'
import { formatAmount } from '../../../../lib/format/format-amount.ts'
import { useMissingMoney } from '../../../../lib/queries/missing-money.ts'
import { useMay } from '../../../../lib/session/roles.ts'
import { ApprovalDialog } from '../../../../ui/dialogs/approval-dialog.tsx'
import { DialogButton } from '../../../../ui/dialogs/dialog-button.tsx'
import { WaitingRelease } from '../../../../ui/dialogs/waiting-release.tsx'
import { MissingMoney } from '../../../../ui/missing-money.tsx'
import { toast } from '../../../../ui/toast.ts'
import { type BookingDetail, usePayClearance } from '../parts/booking-queries.ts'

type Bill = NonNullable<NonNullable<BookingDetail['clearance']>['bill']>

/** Paying a clearance whose payment with the acceptance failed, or releasing what a colleague has approved above the limit. */
export function PayClearance({ detail }: { detail: BookingDetail }) {
  const bill = detail.clearance?.bill
  return bill && detail.may.pay_clearance ? <PayBill detail={detail} bill={bill} /> : null
}

type PayProps = { detail: BookingDetail; bill: Bill }

function PayBill({ detail, bill }: PayProps) {
  const [isOpen, setIsOpen] = useState(false)
  const mayPay = useMay('approver')
  const { amount, currency, release } = bill
  const isShort = useMissingMoney({ amount, currency }) !== undefined
  if (!mayPay) return <p className="text-ink-2">An owner or approver of your company pays it.</p>
  const which = { type: 'customs clearance', subject_id: detail.logistics.logistics_id }
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
          <MissingMoney cost={{ amount, currency }} />
          <DialogButton
            tone="main"
            disabled={isShort && !detail.held}
            text={`Pay ${formatAmount(amount, currency)}`}
            closed={detail.held?.message}
          >
            {(close) => <PayDialog detail={detail} bill={bill} onClose={close} />}
          </DialogButton>
        </>
      )}
      {isOpen && <PayDialog detail={detail} bill={bill} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function PayDialog({ detail: { logistics }, bill, onClose }: PayProps & { onClose: () => void }) {
  const { logistics_id, booking_number } = logistics
  const { amount, currency, number, vendor_name, release } = bill
  const paying = usePayClearance()
  const verb = release?.may_decide ? 'Release' : 'Pay'
  return (
    <ApprovalDialog
      title={`${verb} the customs clearance`}
      action={{
        request: { type: 'customs clearance', logistics_id } satisfies CodeRequestOf<
          typeof payClearanceRequest
        >,
        send: (given) => paying.mutateAsync({ logistics_id, ...given }),
        onDone: ({ message, payment_status }) => {
          toast[payment_status === 'awaiting_release' ? 'info' : 'success'](message)
          onClose()
        },
      }}
      shown={{ amount, currency, payee: vendor_name }}
      submitText={`${verb} ${formatAmount(amount, currency)}`}
      busyText={verb === 'Release' ? 'Releasing…' : 'Paying…'}
      refused={() => ({ title: 'The payment failed' })}
      onClose={onClose}
    >
      <p className="text-ink-2">
        Customs clearance {number} of {booking_number}, from your {currency} account.
      </p>
    </ApprovalDialog>
  )
}
