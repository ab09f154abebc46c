import type { ComponentProps } from 'react'
import { formatInstant } from '../../../lib/format/format-date.ts'
import { messageOf } from '../../../lib/net/api-error.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Amount } from '../../../ui/records/amount.tsx'
import { type PlayedTransfer, usePlayTransfer } from './transfer-queries.ts'

type Status = { text: string; tone: ComponentProps<typeof Badge>['tone'] }
const statuses: Record<PlayedTransfer['status'], Status> = {
  accepted: { text: 'Not confirmed', tone: 'wait' },
  done: { text: 'Made', tone: 'done' },
  rejected: { text: 'Refused', tone: 'lost' },
}

/** One transfer; what was accepted can be confirmed or refused. */
export function TransferItem({ transfer }: { transfer: PlayedTransfer }) {
  const playing = usePlayTransfer()
  const { key, kind, reference, amount, currency, status, reason, made_at } = transfer
  return (
    <li className="grid gap-2 py-3">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="font-medium wrap-anywhere">{reference}</span>
        <Amount className="ml-auto" value={amount} currency={currency} />
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
        <Badge tone={statuses[status].tone}>{statuses[status].text}</Badge>
        <span>{kind === 'advance' ? 'Advance' : 'Repayment'}</span>
        <span>{formatInstant(made_at)}</span>
        {reason && <span className="basis-full">{reason}</span>}
      </div>
      {status === 'accepted' && (
        <div className="flex flex-wrap gap-2">
          {(['confirm', 'refuse'] as const).map((action) => (
            <Button
              key={action}
              size="sm"
              isBusy={playing.isPending}
              onClick={() => playing.mutate({ key, action })}
            >
              {action === 'confirm' ? 'Confirm' : 'Refuse'}
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
