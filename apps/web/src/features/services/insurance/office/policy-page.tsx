import { useSuspenseQuery } from '@tanstack/react-query'
import { findClause } from '@tradelane/contract/insurance/cover'
import { useParams } from 'react-router'
import { Card } from '../../../../ui/card.tsx'
import { useOpened } from '../../../../ui/forms/saved-since.tsx'
import { CustomerLink } from '../../../../ui/records/customer-link.tsx'
import { IndicationNotes } from '../parts/indication-notes.tsx'
import { PolicyRecord } from '../parts/policy-record.tsx'
import { DenyInsurance } from './deny-insurance.tsx'
import { officePolicyQuery } from './office-insurance-queries.ts'
import { OfficePrices } from './prices.tsx'
import { OfficeQuoteForm } from './quote-form.tsx'
import { Underwriting } from './underwriting.tsx'

/** /admin/insurance/:insurance_id: a policy, and the quote or the denial that answers a request. */
export function OfficePolicyPage() {
  const { insurance_id: id = '' } = useParams()
  const { data: page } = useSuspenseQuery(officePolicyQuery(id))
  const { insurance: policy, indication } = page
  const [opened, since] = useOpened({ page, version: policy.version })
  const isOpen = policy.state === 'submitted'
  // Today's price means nothing to a policy that is bound, denied or over.
  const isPriced = isOpen || policy.state === 'quoted'
  return (
    <PolicyRecord
      isOffice
      page={page}
      about={<CustomerLink uid={policy.uid} name={policy.company_name} />}
      back={{ to: '/admin/insurance', label: 'Insurance' }}
      actions={isOpen && <DenyInsurance policy={policy} />}
      banner={isPriced && <IndicationNotes indication={{ ...indication, referrals: [] }} />}
      price={
        isOpen ? (
          <>
            <Underwriting page={page} />
            <OfficeQuoteForm key={opened.version} page={opened.page} since={since} />
          </>
        ) : undefined
      }
      underwriting={!isOpen && <Underwriting page={page} />}
      rates={
        isPriced && (
          <Card title="Indicative premium today">
            <OfficePrices indication={indication} chosen={findClause(policy.type_of_insurance_cover)} />
          </Card>
        )
      }
      shipmentAddress={(logisticsId) => `/admin/bookings/${logisticsId}`}
    />
  )
}
