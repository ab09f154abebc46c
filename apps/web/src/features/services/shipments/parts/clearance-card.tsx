import { clearanceStateTable } from '@tradelane/contract/shipments/clearance-states'
import { shippingDocuments } from '@tradelane/contract/shipments/shipping-documents'
import type { ReactNode } from 'react'
import { formatInstant } from '../../../../lib/format/format-date.ts'
import { Card } from '../../../../ui/card.tsx'
import { DefinitionList } from '../../../../ui/records/definition-list.tsx'
import { StatusBadge } from '../../../../ui/records/status-badge.tsx'
import type { BookingDetail } from './booking-queries.ts'

type ClearanceCardProps = {
  clearance: NonNullable<BookingDetail['clearance']>
  /** What the back office can do next. */
  actions?: ReactNode
}

/** The customs clearance: what is asked for, under which number the goods are declared, and who acts next. */
export function ClearanceCard({ clearance, actions }: ClearanceCardProps) {
  const { state, documents, declaration_number, next } = clearance
  return (
    <Card title="Customs clearance" action={<StatusBadge states={clearanceStateTable} state={state} />}>
      <DefinitionList
        layout="summary"
        facts={[
          ...documents.map(({ document_type, is_added }) => ({
            term: shippingDocuments[document_type],
            value: is_added ? 'Added' : 'Requested',
          })),
          {
            term: 'Declaration number',
            value: <span className="num">{declaration_number ?? 'Not declared yet'}</span>,
            startsGroup: true,
          },
          ...(next ? [{ term: 'Next', value: next.text, startsGroup: true }] : []),
          ...(next?.by ? [{ term: 'Due', value: formatInstant(next.by) }] : []),
        ]}
      />
      {actions && <div className="mt-4 flex flex-wrap gap-3">{actions}</div>}
    </Card>
  )
}
