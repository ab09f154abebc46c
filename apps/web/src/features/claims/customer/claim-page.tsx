import { useSuspenseQuery } from '@tanstack/react-query'
import { noticeDays } from '@tradelane/contract/claims/calls'
import { useParams } from 'react-router'
import { formatDay } from '../../../lib/format/format-date.ts'
import { useMay } from '../../../lib/session/roles.ts'
import { Banner } from '../../../ui/banner.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { StatusMark } from '../../../ui/status-badge.tsx'
import { claimValuesOf } from '../parts/claim-values.ts'
import { claimStatus } from '../parts/claim-words.ts'
import { claimQuery } from '../parts/queries.ts'
import { CarrierNotice } from './carrier-notice.tsx'
import { ClaimDetail } from './claim-detail.tsx'
import { ClaimForm } from './claim-form.tsx'

/** /insurance/claims/:claim_id: a draft to go on with, or a claim on its way. */
export function ClaimPage() {
  const { claim_id: id = '' } = useParams()
  const { data: page } = useSuspenseQuery(claimQuery(id))
  const { claim } = page
  const mayPrepare = useMay('preparer')
  const isForm = claim.state === 'draft' && mayPrepare
  return (
    <>
      <PageHeader
        title={`Claim ${claim.claim_number}`}
        lead={
          <span className="flex flex-wrap items-center gap-3">
            <span className="num">under certificate {claim.certificate_number}</span>
            <StatusMark {...claimStatus(claim.state)} />
          </span>
        }
        back={{ to: `/insurance/policies/${claim.insurance_id}`, label: 'Policy' }}
        actions={<CarrierNotice claimId={id} />}
      />
      {isForm ? (
        <div className="grid gap-4">
          {claim.notice_due && (
            <Banner tone="wait" title={`Notify the carrier by ${formatDay(claim.notice_due)}`}>
              The letter above does it. Later, the carrier is presumed to have delivered well (
              {noticeDays[claim.carriage].rule}).
            </Banner>
          )}
          <ClaimForm key={id} claimId={id} insuranceId={claim.insurance_id} values={claimValuesOf(claim)} />
        </div>
      ) : (
        <ClaimDetail page={page} />
      )}
    </>
  )
}
