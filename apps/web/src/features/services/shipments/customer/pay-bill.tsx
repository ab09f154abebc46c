import type { ApprovedAction } from '../../../../lib/approvals/use-approved-action.ts'
import { formatAmount } from '../../../../lib/format/format-amount.ts'
import { useMissingMoney } from '../../../../lib/queries/missing-money.ts'
import { useMay } from '../../../../lib/session/roles.ts'
import { ClosedButton } from '../../../../ui/closed-button.tsx'
import { ApprovalDialog } from '../../../../ui/dialogs/approval-dialog.tsx'
import { DialogButton } from '../../../../ui/dialogs/dialog-button.tsx'
import { WaitingRelease } from '../../../../ui/dialogs/waiting-release.tsx'
import { MissingMoney } from '../../../../ui/missing-money.tsx'
import { toast } from '../../../../ui/toast.ts'
import type { BookingDetail, usePayContainerCharges } from '../parts/booking-queries.ts'

type PayBillProps = {
  detail: BookingDetail
  bill: Pick<BookingDetail['charge'], 'amount' | 'currency'> & Pick<BookingDetail, 'release'>
  payee: string
  /** "the customs clearance". */
  what: string
  /** Which bill it is, in a sentence. */
  lead: string
  request: NonNullable<ApprovedAction<unknown>['request']>
  paying: ReturnType<typeof usePayContainerCharges>
  /** Why it cannot be paid now. */
  closed: string | undefined
}

/** Paying a bill of a shipment beside its freight, or releasing what a colleague has approved above the limit. */
export function PayBill(props: PayBillProps) {
  const mayPay = useMay('approver')
  const { detail, bill, request, closed } = props
  const { amount, currency, release } = bill
  const isShort = useMissingMoney({ amount, currency }) !== undefined
  if (!mayPay) return <p className="text-ink-2">An owner or approver of your company pays it.</p>
  const text = `Pay ${formatAmount(amount, currency)}`
  if (closed !== undefined) return <ClosedButton tone="main" text={text} closed={closed} />
  const dialog = (close: () => void) => <PayDialog {...props} onClose={close} />
  if (release)
    return (
      <WaitingRelease
        release={release}
        service="logistics"
        which={{ type: request.type, subject_id: detail.logistics.logistics_id }}
      >
        {dialog}
      </WaitingRelease>
    )
  return (
    <>
      <MissingMoney cost={{ amount, currency }} />
      <DialogButton tone="main" disabled={isShort && !detail.held} text={text} closed={detail.held?.message}>
        {dialog}
      </DialogButton>
    </>
  )
}

type PayDialogProps = PayBillProps & { onClose: () => void }

function PayDialog({ detail, bill, payee, what, lead, request, paying, onClose }: PayDialogProps) {
  const { logistics_id } = detail.logistics
  const { amount, currency, release } = bill
  const verb = release?.may_decide ? 'Release' : 'Pay'
  return (
    <ApprovalDialog
      title={`${verb} ${what}`}
      action={{
        request,
        send: (given) => paying.mutateAsync({ logistics_id, ...given }),
        onDone: ({ message, payment_status }) => {
          toast[payment_status === 'awaiting_release' ? 'info' : 'success'](message)
          onClose()
        },
      }}
      shown={{ amount, currency, payee }}
      submitText={`${verb} ${formatAmount(amount, currency)}`}
      busyText={verb === 'Release' ? 'Releasing…' : 'Paying…'}
      refused={() => ({ title: 'The payment failed' })}
      onClose={onClose}
    >
      <p className="text-ink-2">{lead}</p>
    </ApprovalDialog>
  )
}
