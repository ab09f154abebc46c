import type { CodeRequestOf } from '@tradelane/contract/approvals/calls'
import type { releaseRequest } from '@tradelane/contract/simple-payment/code-requests'
import type { Currency } from '@tradelane/money'
import { formatAmount } from '../../../lib/format/format-amount.ts'
import { rateOrigin } from '../../../lib/format/rate-origin.ts'
import { messageOf } from '../../../lib/net/api-error.ts'
import { Banner } from '../../../ui/banner.tsx'
import { ApprovalDialog } from '../../../ui/dialogs/approval-dialog.tsx'
import { NameCheckNotice } from '../../../ui/parties/name-check-notice.tsx'
import { Rate } from '../../../ui/records/amount.tsx'
import { toast } from '../../../ui/toast.ts'
import type { PaymentDetail } from './payment-queries.ts'
import { type ReleasePrice, useRelease, useReleasePrice } from './release-queries.ts'

type ReleaseDialogProps = { page: PaymentDetail; onClose: () => void }

/** The payment at this moment's price, beside the one it was submitted at; then password and code for exactly that. */
export function ReleaseDialog({ page, onClose }: ReleaseDialogProps) {
  const { simple_payment: payment, beneficiary_account_details: account } = page
  const { simple_payment_id, amount_sent: amount } = payment
  const currency = payment.amount_sent_currency as Currency
  const pricing = useReleasePrice(simple_payment_id)
  const releasing = useRelease()
  const which = { simple_payment_id, quote_id: pricing.data?.quote_id ?? '' }
  return (
    <ApprovalDialog
      title="Release this payment"
      action={{
        request:
          pricing.data && !pricing.isFetching
            ? ({ type: 'release payment', ...which } satisfies CodeRequestOf<typeof releaseRequest>)
            : undefined,
        send: (given) => releasing.mutateAsync({ ...which, ...given }),
        onDone: ({ message }) => {
          onClose()
          toast.success(message)
        },
        // A new price is shown, with a code of its own.
        onQuoteGone: () => void pricing.refetch(),
      }}
      shown={{
        amount: amount ?? 0,
        currency,
        payee: payment.company_name ?? '',
        account_last_four: payment.account_last_four ?? '',
      }}
      submitText={`Release ${formatAmount(amount ?? 0, currency)}`}
      busyText="Releasing…"
      refused={() => ({ title: 'The payment was not released' })}
      onClose={onClose}
    >
      {pricing.error && (
        <Banner tone="lost" isAlert>
          {messageOf(pricing.error)}
        </Banner>
      )}
      {account?.name_check && (
        <NameCheckNotice check={account.name_check} holder={account.account_holder_name} />
      )}
      {pricing.data && payment.amount_received_currency !== currency && (
        <p className="num text-xs text-ink-2">
          <Rate
            from={currency}
            to={payment.amount_received_currency as Currency}
            rate={pricing.data.exchangeRate}
            note={rateOrigin(pricing.data.rate_source, pricing.data.rate_as_of)}
          />
        </p>
      )}
      {pricing.data && (
        <RateChange price={pricing.data} currency={payment.amount_received_currency as Currency} />
      )}
    </ApprovalDialog>
  )
}

/** The amount that would have arrived at the rate of the submission, if the rate was different. */
function RateChange({ price: { before, now }, currency }: { price: ReleasePrice; currency: Currency }) {
  if (before.amount_received === now.amount_received) return null
  return (
    <p role="alert" className="num mt-2 font-medium text-wait">
      The rate has changed since the payment was submitted. At the earlier rate,{' '}
      {formatAmount(before.amount_received, currency)} would have arrived.
    </p>
  )
}
