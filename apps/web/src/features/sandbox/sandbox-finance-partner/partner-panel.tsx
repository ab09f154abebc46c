import { useQuery } from '@tanstack/react-query'
import type { TransferManner } from '@tradelane/contract/sandbox-finance-partner/calls'
import { HandCoins } from 'lucide-react'
import { messageOf } from '../../../lib/net/api-error.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ChoiceButtons } from '../../../ui/forms/choice-buttons.tsx'
import { ListFailure } from '../../../ui/lists/list-failure.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TransferItem } from './transfer-item.tsx'
import { playedPartnerQuery, useTransferManner } from './transfer-queries.ts'

const mannerTexts: Record<TransferManner, string> = {
  done: 'Makes them',
  wait: 'Does not confirm them',
  refuse: 'Refuses them',
}
const shown = 5

/** The finance partners: what they do with transfers, and the newest ones. */
export function PartnerPanel() {
  const { data, error, refetch } = useQuery(playedPartnerQuery)
  const behaving = useTransferManner()
  return (
    <Card title="Finance partners">
      <p className="text-ink-2">
        Send the advance of an approved invoice, accept it without confirming it, or refuse it.
      </p>
      {error && !data && <ListFailure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton className="mt-4 h-24" />}
      {data && (
        <>
          <div className="mt-4 flex flex-wrap items-center gap-2">
            <span>New transfers</span>
            <ChoiceButtons
              label="New transfers"
              choices={mannerTexts}
              chosen={behaving.isPending ? behaving.variables : data.manner.transfers}
              onChoose={(manner) => behaving.mutate(manner)}
            />
          </div>
          {behaving.error && (
            <Banner tone="lost" isAlert>
              {messageOf(behaving.error)}
            </Banner>
          )}
          {data.transfers.length === 0 ? (
            <EmptyState icon={HandCoins} title="No transfers yet">
              A transfer appears here when the back office approves an invoice.
            </EmptyState>
          ) : (
            <ul className="mt-4 divide-y divide-line border-t border-line">
              {data.transfers.slice(0, shown).map((transfer) => (
                <TransferItem key={transfer.key} transfer={transfer} />
              ))}
            </ul>
          )}
        </>
      )}
    </Card>
  )
}
