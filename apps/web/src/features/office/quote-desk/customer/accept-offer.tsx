import type { CodeRequestOf } from '@tradelane/contract/approvals/calls'
import type { WireCustomersCase, WireCustomersOffer } from '@tradelane/contract/quote-desk/calls'
import type { acceptOfferRequest } from '@tradelane/contract/quote-desk/code-request'
import { useState } from 'react'
import { formatAmount } from '../../../../lib/format/format-amount.ts'
import { type Cost, useMissingMoney } from '../../../../lib/queries/missing-money.ts'
import { ApprovalDialog } from '../../../../ui/dialogs/approval-dialog.tsx'
import { FormDialog } from '../../../../ui/dialogs/form-dialog.tsx'
import { MissingMoney } from '../../../../ui/missing-money.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useAcceptOffer } from './request-queries.ts'

type AcceptOfferProps = {
  offer: WireCustomersOffer
  service: WireCustomersCase['service']
  onClose: () => void
  isRelease?: boolean
}

/** Whether accepting takes the price from the wallet. */
const isPaidAtOnce: Record<WireCustomersCase['service'], boolean> = {
  payment: false,
  escrow: false,
  factoring: false,
  freight: false,
  inspection: true,
  insurance: true,
  clearance: true,
}

/** First the money, then password and code for exactly this offer. */
export function AcceptOffer(props: AcceptOfferProps) {
  const { offer, service } = props
  const amount = isPaidAtOnce[service] ? offer.quote_amount : undefined
  const cost = { amount, currency: offer.currency }
  const isShort = useMissingMoney(cost) !== undefined
  const [isApproving, setIsApproving] = useState(!isShort)
  // And never back: paying it makes the balance smaller while the dialog waits.
  if (!isShort && !isApproving) setIsApproving(true)
  return isApproving ? <Approval {...props} /> : <TooLittleMoney {...props} cost={cost} />
}

function TooLittleMoney({ offer, service, onClose, cost }: AcceptOfferProps & { cost: Cost }) {
  return (
    <FormDialog
      title="Accept the offer"
      lead={whatFollows(service)}
      onClose={onClose}
      onSubmit={() => undefined}
      submitText={`Accept ${formatAmount(offer.quote_amount, offer.currency)}`}
      busyText="…"
      isBusy={false}
      isReady={false}
    >
      <MissingMoney cost={cost} onAdd={onClose} />
    </FormDialog>
  )
}

function Approval({ offer, service, onClose, isRelease = false }: AcceptOfferProps) {
  const { offer_id, quote_amount, currency, quote_name } = offer
  const accepting = useAcceptOffer()
  return (
    <ApprovalDialog
      title={isRelease ? 'Release the acceptance' : 'Accept the offer'}
      action={{
        request: { type: 'quote offer', offer_id } satisfies CodeRequestOf<typeof acceptOfferRequest>,
        send: (given) => accepting.mutateAsync({ offer_id, ...given }),
        onDone: ({ message, subject }) => {
          onClose()
          toast[subject ? 'success' : 'info'](message)
        },
      }}
      shown={{ amount: quote_amount, currency, facts: [quote_name] }}
      submitText={`${isRelease ? 'Release' : 'Accept'} ${formatAmount(quote_amount, currency)}`}
      busyText={isRelease ? 'Releasing…' : 'Accepting…'}
      refused={() => ({ title: 'The offer was not accepted' })}
      onClose={onClose}
    >
      <p className="mt-2 text-ink-2">{whatFollows(service)}</p>
    </ApprovalDialog>
  )
}

function whatFollows(service: WireCustomersCase['service']): string {
  if (service === 'inspection')
    return 'Accepting it pays the price from your wallet and orders the inspection.'
  if (service === 'insurance') return 'Accepting it pays the premium from your wallet and insures the goods.'
  if (service === 'clearance')
    return 'Accepting it pays the price from your wallet and begins the clearance. Import duty and tax are not included.'
  return 'Accepting it makes the order. You pay after the carrier has confirmed.'
}
