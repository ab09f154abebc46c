import type { WireCreditLimit } from '@tradelane/contract/credit-limits/calls'
import { creditLimitStateTable } from '@tradelane/contract/credit-limits/states'
import type { ReactNode } from 'react'
import { Card } from '../../../../ui/card.tsx'
import { DefinitionList, type Fact } from '../../../../ui/records/definition-list.tsx'
import { Exchanges } from '../../../../ui/records/exchanges.tsx'
import { History } from '../../../../ui/records/history.tsx'
import { RecordPage } from '../../../../ui/records/record-page.tsx'
import { SentLinksCard } from '../../../../ui/records/sent-links.tsx'
import { StatusBadge } from '../../../../ui/records/status-badge.tsx'
import type { LimitPage } from './credit-limit-queries.ts'
import { LimitDocuments } from './limit-documents.tsx'
import { requestFacts, termSheetFacts } from './limit-facts.ts'

type LimitRecordProps = {
  page: Omit<LimitPage, 'status' | 'credit_limit'> & { credit_limit: WireCreditLimit }
  about: ReactNode
  back: { to: string; label: string }
  actions: ReactNode
  banner?: ReactNode
  /** The buyer's address and contact, for those who check it. */
  buyer?: readonly Fact[]
  isOffice?: boolean
}

/** A credit limit, as the customer and the back office see it. */
export function LimitRecord({ page, banner, buyer, isOffice = false, ...header }: LimitRecordProps) {
  const { credit_limit: limit, term_sheet: sheet, exchanges, documents, timeline, next } = page
  // What the customer has to do has a banner, which says the same in more words.
  const hasOwnBanner = !isOffice && (next?.who === 'customer' || next?.who === 'approver')
  return (
    <RecordPage
      {...header}
      title={`Credit limit ${limit.limit_number}`}
      badge={<StatusBadge states={creditLimitStateTable} state={limit.state} />}
      next={!hasOwnBanner && { next, isOffice }}
      banner={banner}
      history={
        <>
          <Card title="What happened">
            <History timeline={timeline} />
          </Card>
          {exchanges.length > 0 && (
            <Card title="Questions and answers">
              <Exchanges exchanges={exchanges} />
            </Card>
          )}
          <SentLinksCard subject="credit_limit" subjectId={limit.credit_limit_id} />
          {documents.length > 0 && (
            <Card title="Documents">
              <LimitDocuments documents={documents} />
            </Card>
          )}
        </>
      }
      facts={
        <>
          {sheet && (
            <Card title="Term sheet">
              <DefinitionList facts={termSheetFacts(sheet, limit)} />
            </Card>
          )}
          <Card title="Request">
            <DefinitionList facts={requestFacts(limit)} />
            {page.terms_warning && <p className="mt-3 text-ink-2">{page.terms_warning}</p>}
          </Card>
          {buyer && (
            <Card title="Buyer">
              <DefinitionList facts={buyer} />
            </Card>
          )}
        </>
      }
    />
  )
}
