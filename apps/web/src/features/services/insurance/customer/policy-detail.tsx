import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { useMay } from '../../../../lib/session/roles.ts'
import { RecordSubject } from '../../../../ui/records/record-page.tsx'
import { policyQuery } from '../parts/insurance-queries.ts'
import { PolicyRecord } from '../parts/policy-record.tsx'
import { Certificate } from './certificate.tsx'
import { PolicyActions } from './policy-actions.tsx'
import { PolicyBanner } from './policy-banner.tsx'

/** A policy and the customer's actions. `claims` is a panel of another feature, which the page provides. */
export function PolicyDetail({ claims }: { claims: (mayClaim: boolean) => ReactNode }) {
  const { insurance_id: id = '' } = useParams()
  const { data: page } = useSuspenseQuery(policyQuery(id))
  const { insurance: policy } = page
  const mayPrepare = useMay('preparer')
  const mayApprove = useMay('approver')
  return (
    <PolicyRecord
      page={page}
      mayApprove={mayApprove}
      about={
        <RecordSubject>
          {policy.category_of_goods}, {policy.place_of_origin} → {policy.place_of_destination}
        </RecordSubject>
      }
      back={{ to: '/insurance/policies', label: 'Policies' }}
      actions={<PolicyActions page={page} mayPrepare={mayPrepare} />}
      banner={<PolicyBanner page={page} />}
      certificate={<Certificate policy={policy} />}
      claims={policy.certificate_number && claims(policy.may_claim)}
      shipmentAddress={(logisticsId) => `/logistics/shipments/${logisticsId}`}
    />
  )
}
