import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { Card } from '../../../ui/card.tsx'
import { DefinitionList } from '../../../ui/definition-list.tsx'
import { History } from '../../../ui/history.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { StatusMark } from '../../../ui/status-badge.tsx'
import { amountFacts, claimFacts } from '../parts/claim-facts.ts'
import { claimStatus } from '../parts/claim-words.ts'
import { DocumentList } from '../parts/document-list.tsx'
import { Exchanges } from '../parts/exchanges.tsx'
import { officeClaimQuery } from '../parts/queries.ts'
import { OfficeClaimActions } from './claim-actions.tsx'

/** /admin/claims/:claim_id: a loss as it is assessed. */
export function OfficeClaimPage() {
  const { claim_id: id = '' } = useParams()
  const { data: page } = useSuspenseQuery(officeClaimQuery(id))
  const { claim } = page
  return (
    <>
      <PageHeader
        title={`Claim ${claim.claim_number}`}
        lead={
          <span className="flex flex-wrap items-center gap-3">
            <span className="text-base font-medium text-ink">{claim.company_name}</span>
            <Link to={`/admin/insurance/${claim.insurance_id}`} className="text-link num">
              Certificate {claim.certificate_number}
            </Link>
            <StatusMark {...claimStatus(claim.state)} />
          </span>
        }
        back={{ to: '/admin/claims', label: 'Claims' }}
        actions={<OfficeClaimActions claim={claim} />}
      />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <div className="grid gap-4">
          <Card title="What happened with it">
            <History timeline={page.timeline} next={page.next} isOffice />
          </Card>
          {claim.exchanges.length > 0 && (
            <Card title="Questions and answers">
              <Exchanges exchanges={claim.exchanges} />
            </Card>
          )}
          <Card title="Documents">
            <DocumentList documents={claim.documents} />
          </Card>
        </div>
        <div className="grid gap-4">
          <Card title="Amounts">
            <DefinitionList layout="summary" facts={amountFacts(claim)} />
          </Card>
          <Card title="The loss">
            <DefinitionList facts={claimFacts(claim)} />
          </Card>
        </div>
      </div>
    </>
  )
}
