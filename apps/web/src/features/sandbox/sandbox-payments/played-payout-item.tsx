import type { PayoutAction } from '@tradelane/contract/sandbox-payments/calls'
import type { ComponentProps } from 'react'
import { formatInstant } from '../../../lib/format/format-date.ts'
import { messageOf } from '../../../lib/net/api-error.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Amount } from '../../../ui/records/amount.tsx'
import { type PlayedPayout, usePlayPayout } from './payout-queries.ts'

const actionTexts: Record<PayoutAction, string> = {
  hold: 'Ask for information',
  release: 'Accept the information',
  send: 'Send to the bank',
  pay: 'Pay out',
  refuse: 'Refuse',
  return: 'Return the money',
  correct: 'Correct the account',
}

type Status = { text: string; tone: ComponentProps<typeof Badge>['tone'] }
const statuses: Record<PlayedPayout['status'], Status> = {
  processing: { text: 'Processing', tone: 'wait' },
  action_required: { text: 'Information needed', tone: 'wait' },
  sent: { text: 'Sent to the bank', tone: 'wait' },
  paid: { text: 'Paid', tone: 'done' },
  rejected: { text: 'Refused', tone: 'lost' },
  returned: { text: 'Returned', tone: 'lost' },
  cancelled: { text: 'Cancelled', tone: 'idle' },
}

/** One payout, with the steps that the provider can take now. */
export function PlayedPayoutItem({ payout }: { payout: PlayedPayout }) {
  const playing = usePlayPayout()
  const { provider_reference, payer, beneficiary, reference, reason, actions } = payout
  const status = statuses[payout.status]
  return (
    <li className="grid gap-2 py-3">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="font-medium wrap-anywhere">{`${payer} to ${beneficiary}`}</span>
        <Amount className="ml-auto" value={payout.target_amount} currency={payout.target_currency} />
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
        <Badge tone={status.tone}>{status.text}</Badge>
        <span className="num">{provider_reference}</span>
        <span className="wrap-anywhere">{reference}</span>
        <span>{formatInstant(payout.updated_at)}</span>
        {reason && <span className="basis-full">{reason}</span>}
      </div>
      {actions.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {actions.map((action) => (
            <Button
              key={action}
              size="sm"
              isBusy={playing.isPending}
              onClick={() => playing.mutate({ provider_reference, action })}
            >
              {actionTexts[action]}
            </Button>
          ))}
        </div>
      )}
      {playing.error && (
        <Banner tone="lost" isAlert>
          {messageOf(playing.error)}
        </Banner>
      )}
    </li>
  )
}
