import { paymentActions } from '@tradelane/contract/simple-payment/actions'
import type { Currency } from '@tradelane/money'
import { useState } from 'react'
import { formatInstant } from '../../../lib/format/format-date.ts'
import { useMissingMoney } from '../../../lib/queries/missing-money.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { ClosedButton } from '../../../ui/closed-button.tsx'
import { MissingMoney } from '../../../ui/missing-money.tsx'
import { RecordAction } from '../../../ui/records/record-action.tsx'
import type { PaymentDetail } from './payment-queries.ts'
import { RefuseDialog } from './refuse-dialog.tsx'
import { ReleaseDialog } from './release-dialog.tsx'

/** A payment that is waiting for release: who submitted it, until when it waits, and the decision. */
export function ReleaseBanner({ page }: { page: PaymentDetail }) {
  const [open, setOpen] = useState<'release' | 'refuse'>()
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
                  <Button size="sm" onClick={() => setOpen('refuse')}>
                    Refuse
                  </Button>
                  <Button size="sm" tone="main" disabled={isShort} onClick={() => setOpen('release')}>
                    Release
                  </Button>
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
      {open === 'release' && <ReleaseDialog page={page} onClose={() => setOpen(undefined)} />}
      {open === 'refuse' && (
        <RefuseDialog simplePaymentId={payment.simple_payment_id} onClose={() => setOpen(undefined)} />
      )}
    </>
  )
}
