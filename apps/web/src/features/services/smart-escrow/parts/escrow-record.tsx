import { escrowStatesAs } from '@tradelane/contract/smart-escrow/shown-states'
import type { ReactNode } from 'react'
import { Banner } from '../../../../ui/banner.tsx'
import { Card } from '../../../../ui/card.tsx'
import { DefinitionList } from '../../../../ui/records/definition-list.tsx'
import { History } from '../../../../ui/records/history.tsx'
import { RecordPage } from '../../../../ui/records/record-page.tsx'
import { SentLinksCard } from '../../../../ui/records/sent-links.tsx'
import { StatusBadge } from '../../../../ui/records/status-badge.tsx'
import { BlocksList } from './blocks-list.tsx'
import { detailFacts, moneyFacts, payeeFacts } from './escrow-facts.ts'
import { type EscrowPageData, service } from './escrow-queries.ts'

type EscrowRecordProps = {
  page: EscrowPageData
  about: ReactNode
  back: { to: string; label: string }
  actions: ReactNode
  banner?: ReactNode
  disputes?: ReactNode
  isOffice?: boolean
  mayApprove?: boolean
  accountNumber?: ReactNode
}

/** An escrow, as the customer and the back office see it. */
export function EscrowRecord(props: EscrowRecordProps) {
  const { page, banner, disputes, isOffice = false, mayApprove = false, accountNumber, ...header } = props
  const { smart_escrow: escrow, timeline, next } = page
  return (
    <RecordPage
      {...header}
      title={`Smart escrow ${escrow.escrow_number}`}
      badge={
        <StatusBadge states={escrowStatesAs({ isPartlyPaid: escrow.paid_out > 0 })} state={escrow.status} />
      }
      // A waiting release says in its banner what happens next.
      next={(isOffice || !page.release) && { next, isOffice, mayApprove }}
      banner={
        <>
          {page.payee_changed && (
            <Banner tone="lost" title="The beneficiary was changed">
              Its details differ from those that were approved. Payouts wait until they are approved again.
            </Banner>
          )}
          {banner}
        </>
      }
      history={
        <>
          <Card title="Blocks">
            <BlocksList page={page} isOffice={isOffice} />
          </Card>
          {disputes}
          <SentLinksCard subject={service} subjectId={escrow.smart_escrow_id} />
          <Card title="What happened">
            <History timeline={timeline} />
          </Card>
        </>
      }
      facts={
        <>
          <Card title="Amounts">
            <DefinitionList layout="summary" facts={moneyFacts(page)} />
          </Card>
          <Card title="Beneficiary">
            <DefinitionList facts={payeeFacts(page, accountNumber)} />
          </Card>
          <Card title="Details">
            <DefinitionList facts={detailFacts(escrow, page.last_moment)} />
          </Card>
        </>
      }
    />
  )
}
