import { useSuspenseQuery } from '@tanstack/react-query'
import { findClause } from '@tradelane/contract/insurance/cover'
import { useParams } from 'react-router'
import { useCodeName } from '../../../lib/queries/code-list.ts'
import { Card } from '../../../ui/card.tsx'
import { DefinitionList } from '../../../ui/definition-list.tsx'
import { History } from '../../../ui/history.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { StatusMark } from '../../../ui/status-badge.tsx'
import { IndicationNotes } from '../parts/indication-notes.tsx'
import { partyFacts } from '../parts/party-facts.ts'
import { goodsFacts } from '../parts/policy-facts.ts'
import { PolicyPrice } from '../parts/policy-price.tsx'
import { policyStatus } from '../parts/policy-words.ts'
import { DenyInsurance } from './deny-insurance.tsx'
import { OfficePrices } from './prices.tsx'
import { officePolicyQuery } from './queries.ts'
import { OfficeQuoteForm } from './quote-form.tsx'

/** /admin/insurance/:insurance_id: what is asked for, and the quote or the no that answers it. */
export function OfficePolicyPage() {
  const { insurance_id: id = '' } = useParams()
  const { data: page } = useSuspenseQuery(officePolicyQuery(id))
  const { insurance: policy, insured, indication } = page
  const nameOf = useCodeName(['COUNTRY_NAME'])
  const isOpen = policy.state === 'submitted'
  // What a price would be today is nothing to a policy that is bound, denied or over.
  const isPriced = isOpen || policy.state === 'quoted'
  return (
    <>
      <PageHeader
        title={`Policy ${policy.policy_number}`}
        lead={
          <span className="flex flex-wrap items-center gap-3">
            <span className="text-base font-medium text-ink">{policy.company_name}</span>
            <StatusMark {...policyStatus(policy.state)} />
          </span>
        }
        back={{ to: '/admin/insurance', label: 'Insurance' }}
        actions={isOpen && <DenyInsurance policy={policy} />}
      />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <div className="grid gap-4">
          {isPriced && <IndicationNotes indication={indication} />}
          {isOpen ? (
            // Another version is another decision: what was typed for the old one does not carry over.
            <OfficeQuoteForm key={policy.version} page={page} />
          ) : (
            <PolicyPrice page={page} />
          )}
          <Card title="What happened">
            <History timeline={page.timeline} next={page.next} isOffice />
          </Card>
        </div>
        <div className="grid gap-4">
          <Card title="What is to be insured">
            <DefinitionList facts={goodsFacts(policy)} />
          </Card>
          <Card title="Insured">
            <DefinitionList facts={partyFacts(insured, nameOf)} />
          </Card>
          {isPriced && (
            <Card title="Indicative premium of now">
              <OfficePrices indication={indication} chosen={findClause(policy.type_of_insurance_cover)} />
            </Card>
          )}
        </div>
      </div>
    </>
  )
}
