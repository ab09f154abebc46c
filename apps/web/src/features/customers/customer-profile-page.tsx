import { useSuspenseQuery } from '@tanstack/react-query'
import type { CustomerProfile } from '@tradelane/contract/customers/calls'
import { useParams } from 'react-router'
import { formatDay } from '../../lib/format/format-date.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { DefinitionList } from '../../ui/definition-list.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { Timeline } from '../../ui/timeline.tsx'
import { KybDecisionButtons } from './kyb-decision-buttons.tsx'
import { kybTimelineItems } from './kyb-timeline-items.ts'
import { customerQuery } from './queries.ts'
import { RegistrationCards } from './registration-cards.tsx'

/** /admin/customer-profiles/:uid: a customer's registration, with the decisions. */
export function CustomerProfilePage() {
  const { uid = '' } = useParams()
  const { data: customer } = useSuspenseQuery(customerQuery(uid))
  return (
    <>
      <PageHeader
        title={customer.company_name}
        lead={`Registration number ${customer.company_reg_number}, customer since ${formatDay(customer.created_at)}`}
        back={{ to: '/admin/customer-profiles', label: 'Back to Menu' }}
        actions={
          <>
            <LinkButton to={`/admin/bookings?search=${encodeURIComponent(customer.company_name)}`}>
              Bookings
            </LinkButton>
            {customer.kyb_status === 'IN_PROGRESS' && <KybDecisionButtons customer={customer} />}
          </>
        }
      />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_340px]">
        <Verification customer={customer} />
        <div className="grid gap-4 lg:col-start-1 lg:row-start-1">
          <RegistrationCards customer={customer} />
        </div>
      </div>
    </>
  )
}

function Verification({ customer }: { customer: CustomerProfile }) {
  const { kyb_status, review_due_at } = customer
  return (
    <Card
      title="Verification"
      action={<StatusBadge kind="kyb" state={kyb_status} />}
      className="lg:col-start-2"
    >
      {review_due_at && (
        <div className="mb-4 border-b border-line pb-4">
          <DefinitionList layout="summary" facts={[{ term: 'Decide by', value: formatDay(review_due_at) }]} />
        </div>
      )}
      <Timeline label="History" items={kybTimelineItems(customer)} />
    </Card>
  )
}
