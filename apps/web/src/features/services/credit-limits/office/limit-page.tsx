import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { limitApplication, termSheet } from '../../../../lib/queries/factoring-papers.ts'
import { DownloadButton } from '../../../../ui/download-button.tsx'
import { CustomerLink } from '../../../../ui/records/customer-link.tsx'
import type { Fact } from '../../../../ui/records/definition-list.tsx'
import { WaitingChanges } from '../../../../ui/records/waiting-changes.tsx'
import { officeLimitQuery, type OfficeLimitPage as Page } from '../parts/credit-limit-queries.ts'
import { LimitRecord } from '../parts/limit-record.tsx'
import { LimitActions } from './limit-actions.tsx'

/** /admin/credit-limits/:credit_limit_id: one limit, and the decisions about it. */
export function OfficeLimitPage() {
  const { credit_limit_id: id = '' } = useParams()
  const { data: page } = useSuspenseQuery(officeLimitQuery(id))
  const { credit_limit: limit, buyer, term_sheet: sheet } = page
  return (
    <LimitRecord
      isOffice
      page={page}
      about={<CustomerLink uid={limit.uid} name={limit.company_name} />}
      back={{ to: '/admin/credit-limits', label: 'Credit limits' }}
      actions={
        <>
          <DownloadButton {...limitApplication(id)} />
          {sheet && <DownloadButton {...termSheet(id)} />}
          <LimitActions limit={limit} />
        </>
      }
      banner={<WaitingChanges recordId={id} />}
      buyer={buyerFacts(buyer)}
    />
  )
}

const buyerFacts = (buyer: Page['buyer']): Fact[] => [
  { term: 'Company', value: buyer.company_name },
  { term: 'Registration number', value: buyer.company_registration_number },
  { term: 'Address', value: buyer.company_address },
  { term: 'Contact', value: buyer.contact_person_name },
  { term: 'Email', value: buyer.email },
  { term: 'Phone', value: buyer.phone_number },
]
