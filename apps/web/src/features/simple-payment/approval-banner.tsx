import { useState } from 'react'
import { formatDay } from '../../lib/format/format-date.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { ApproveDialog } from './approve-dialog.tsx'
import type { PaymentDetail } from './queries.ts'
import { RefuseDialog } from './refuse-dialog.tsx'

/** A payment that waits for an approver: who asked, until when, and for whoever may decide, the decision. */
export function ApprovalBanner({ page }: { page: PaymentDetail }) {
  const [open, setOpen] = useState<'approve' | 'refuse'>()
  const { approval, simple_payment: payment } = page
  if (!approval) return null
  const until = formatDay(approval.expires_at)
  return (
    <>
      <Banner
        tone="wait"
        title="Waiting for approval"
        action={
          approval.may_decide && (
            <div className="flex flex-wrap gap-2">
              <Button size="sm" onClick={() => setOpen('refuse')}>
                Refuse
              </Button>
              <Button size="sm" tone="main" onClick={() => setOpen('approve')}>
                Approve
              </Button>
            </div>
          )
        }
      >
        {payment.approval_requested_by} submitted this payment.{' '}
        {approval.may_decide
          ? `Approve or refuse it by ${until}; until then no money is set aside.`
          : `Somebody who did not prepare it has to approve it by ${until}. No money is set aside yet.`}
      </Banner>
      {open === 'approve' && <ApproveDialog page={page} onClose={() => setOpen(undefined)} />}
      {open === 'refuse' && (
        <RefuseDialog simplePaymentId={payment.simple_payment_id} onClose={() => setOpen(undefined)} />
      )}
    </>
  )
}
