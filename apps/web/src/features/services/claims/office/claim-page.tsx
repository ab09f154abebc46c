import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { CustomerLink } from '../../../../ui/records/customer-link.tsx'
import { officeClaimQuery } from '../parts/claim-queries.ts'
import { ClaimRecord } from '../parts/claim-record.tsx'
import { OfficeClaimActions } from './claim-actions.tsx'
import { OtherClaims } from './other-claims.tsx'

/** /admin/claims/:claim_id: a claim, and the decisions about it. */
export function OfficeClaimPage() {
  const { claim_id: id = '' } = useParams()
  const { data: page } = useSuspenseQuery(officeClaimQuery(id))
  const { claim } = page
  return (
    <ClaimRecord
      isOffice
      page={page}
      about={
        <>
          <CustomerLink uid={claim.uid} name={claim.company_name} />
          <Link to={`/admin/insurance/${claim.insurance_id}`} className="text-link num">
            Certificate {claim.certificate_number}
          </Link>
        </>
      }
      back={{ to: '/admin/claims', label: 'Claims' }}
      actions={<OfficeClaimActions claim={claim} />}
      beside={<OtherClaims claim={claim} />}
    />
  )
}
