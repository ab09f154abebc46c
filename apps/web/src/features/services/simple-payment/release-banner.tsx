import { paymentActions } from '@tradelane/contract/simple-payment/actions'
import type { Currency } from '@tradelane/money'
import { formatInstant } from '../../../lib/format/format-date.ts'
import { useMissingMoney } from '../../../lib/queries/missing-money.ts'
import { Banner } from '../../../ui/banner.tsx'
import { ClosedButton } from '../../../ui/closed-button.tsx'
import { DialogButton } from '../../../ui/dialogs/dialog-button.tsx'
import { MissingMoney } from '../../../ui/missing-money.tsx'
import { RecordAction } from '../../../ui/records/record-action.tsx'
import type { PaymentDetail } from './payment-queries.ts'
import { RefuseDialog } from './refuse-dialog.tsx'
import { ReleaseDialog } from './release-dialog.tsx'

/** A payment that is waiting for release: who submitted it, until when it waits, and the decision. */
export function ReleaseBanner({ page }: { page: PaymentDetail }) {
  const { approval, simple_payment: payment } = page
  const cost = { amount: payment.amount_sent, currency: payment.amount_sent_currency as Currency }
  const isShort = useMissingMoney(cost) !== undefined
  if (!approval) return null
  const until = formatInstant(approval.expires_at)
  return (
    <>
      <Banner
        tone="wait"
        title="Waiting for release"
        action={
          <RecordAction action={paymentActions.decide} record={{ state: payment.status, ...approval }}>
            {(closed) =>
              closed === undefined ? (
                <div className="flex flex-wrap gap-2">
                  <DialogButton size="sm" text="Refuse">
                    {(close) => <RefuseDialog simplePaymentId={payment.simple_payment_id} onClose={close} />}
                  </DialogButton>
                  <DialogButton size="sm" tone="main" disabled={isShort} text="Release">
                    {(close) => <ReleaseDialog page={page} onClose={close} />}
                  </DialogButton>
                </div>
              ) : (
                <ClosedButton size="sm" text="Release" closed={closed} />
              )
            }
          </RecordAction>
        }
      >
        {payment.approval_requested_by} submitted this payment.{' '}
        {approval.may_decide
          ? `Release or refuse it by ${until}. No money is set aside yet.`
          : `A person who did not prepare it must release it by ${until}. No money is set aside yet.`}
      </Banner>
      {approval.may_decide && <MissingMoney cost={cost} />}
    </>
  )
}
