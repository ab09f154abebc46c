import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useParams } from 'react-router'
import { useCodeName } from '../../../lib/queries/code-list.ts'
import { useMay } from '../../../lib/session/roles.ts'
import { Card } from '../../../ui/card.tsx'
import { DefinitionList } from '../../../ui/definition-list.tsx'
import { History } from '../../../ui/history.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { StatusMark } from '../../../ui/status-badge.tsx'
import { partyFacts } from '../parts/party-facts.ts'
import { goodsFacts } from '../parts/policy-facts.ts'
import { PolicyPrice } from '../parts/policy-price.tsx'
import { policyStatus } from '../parts/policy-words.ts'
import { policyQuery } from '../parts/queries.ts'
import { Certificate } from './certificate.tsx'
import { PolicyActions } from './policy-actions.tsx'
import { PolicyBanner } from './policy-banner.tsx'

/**
 * Where a policy stands, and what may be done about it now. `claims` is a place for another feature: what stands there
 * is the page's choice.
 */
export function PolicyDetail({ claims }: { claims: (mayClaim: boolean) => ReactNode }) {
  const { insurance_id: id = '' } = useParams()
  const { data: page } = useSuspenseQuery(policyQuery(id))
  const { insurance: policy } = page
  const mayPrepare = useMay('preparer')
  const nameOf = useCodeName(['COUNTRY_NAME'])
  return (
    <>
      <PageHeader
        title={`Policy ${policy.policy_number}`}
        lead={
          <span className="flex flex-wrap items-center gap-3">
            <span className="text-base font-medium text-ink">
              {policy.category_of_goods}, {policy.place_of_origin} → {policy.place_of_destination}
            </span>
            <StatusMark {...policyStatus(policy.state)} />
          </span>
        }
        back={{ to: '/insurance/policies', label: 'Insurance' }}
        actions={<PolicyActions page={page} mayPrepare={mayPrepare} />}
      />
      <div className="grid gap-4">
        <PolicyBanner page={page} />
        <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
          <div className="grid gap-4">
            <PolicyPrice page={page} />
            <Certificate policy={policy} />
            <Card title="What happened">
              <History timeline={page.timeline} next={page.next} />
            </Card>
            {policy.certificate_number && claims(policy.may_claim)}
          </div>
          <Card
            title="What is insured"
            action={
              policy.logistics_id && (
                <Link to={`/logistics/shipments/${policy.logistics_id}`} className="text-link">
                  Shipment
                </Link>
              )
            }
          >
            <div className="grid gap-5">
              <DefinitionList facts={goodsFacts(policy)} />
              <div className="border-t border-line pt-5">
                <h3 className="mb-3 font-semibold">Insured</h3>
                <DefinitionList facts={partyFacts(page.insured, nameOf)} />
              </div>
            </div>
          </Card>
        </div>
      </div>
    </>
  )
}
