import { useSuspenseQuery } from '@tanstack/react-query'
import type { CustomerProfile } from '@tradelane/contract/customers/calls'
import { verificationStates } from '@tradelane/contract/onboarding/states'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { formatDay } from '../../../lib/format/format-date.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { History } from '../../../ui/records/history.tsx'
import { RecordHeader } from '../../../ui/records/record-page.tsx'
import { StatusBadge } from '../../../ui/records/status-badge.tsx'
import { WaitingChanges } from '../../../ui/records/waiting-changes.tsx'
import { customerQuery } from './customer-queries.ts'
import { HeldMoneyCard } from './held-money-card.tsx'
import { KybDecisionButtons } from './kyb-decision-buttons.tsx'
import { KybWarnings } from './kyb-warnings.tsx'
import { RatesCard } from './rates-card.tsx'
import { RegistrationCards } from './registration-cards.tsx'
import { RequirementsCard } from './requirements-card.tsx'
import { ViewAsCustomer } from './view-as-customer.tsx'

type Panel = (customer: CustomerProfile) => ReactNode

/** /admin/customer-profiles/:uid: a customer, its registration, and the decision on its verification. Other features give `money`, `ownRate` and `file`. */
export function CustomerProfilePage({ money, ownRate, file }: Record<'money' | 'ownRate' | 'file', Panel>) {
  const { uid = '' } = useParams()
  const { data: customer } = useSuspenseQuery(customerQuery(uid))
  return (
    <>
      <RecordHeader
        title={customer.company_name}
        about={`Registration number ${customer.company_reg_number}, customer since ${formatDay(customer.created_at)}`}
        badge={<StatusBadge states={verificationStates} state={customer.kyb_status} />}
        back={{ to: '/admin/customer-profiles', label: 'Back to Menu' }}
        next={{ next: customer.next, isOffice: true }}
        actions={
          <>
            <LinkButton to={`/admin/customer-profiles/${uid}/history`}>History</LinkButton>
            <LinkButton to={`/admin/bookings?search=${encodeURIComponent(customer.company_name)}`}>
              Bookings
            </LinkButton>
            <ViewAsCustomer uid={uid} name={customer.company_name} />
            <KybDecisionButtons customer={customer} />
          </>
        }
      />
      <div className="mb-4 empty:mb-0">
        <WaitingChanges recordId={uid} />
      </div>
      <KybWarnings customer={customer} />
      {/* The registration is long: it has the wide column, and the time line stays first on a phone. */}
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_340px]">
        <div className="grid gap-4 lg:col-start-2">
          <Card title="Verification">
            <History timeline={customer.timeline} />
          </Card>
          {file(customer)}
        </div>
        <div className="grid gap-4 lg:col-start-1 lg:row-start-1">
          <RequirementsCard customer={customer} />
          <HeldMoneyCard uid={uid} />
          {money(customer)}
          <RatesCard uid={uid}>{ownRate(customer)}</RatesCard>
          <RegistrationCards customer={customer} />
        </div>
      </div>
    </>
  )
}
