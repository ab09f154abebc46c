import { useQuery } from '@tanstack/react-query'
import { RecordList } from '../../../ui/lists/record-list.tsx'
import { paymentsQuery } from './dashboard-queries.ts'
import { paymentColumns } from './payment-columns.tsx'
import { paymentLink } from './payment-link.ts'

const shownRows = 10

/** The latest payments to one partner. */
export function PartnerHistory({ beneficiaryId }: { beneficiaryId: string }) {
  return (
    <RecordList
      label="Payments to this partner"
      query={useQuery(paymentsQuery({ isDraft: false, limit: shownRows, beneficiaryId }))}
      rowsOf={({ data }) => data}
      columns={paymentColumns}
      rowKey={({ simple_payment_id }) => simple_payment_id}
      rowLink={paymentLink}
      empty={{ title: 'No record found', text: 'Your payments to this partner will appear here.' }}
    />
  )
}
