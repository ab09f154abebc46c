import { useSuspenseQuery } from '@tanstack/react-query'
import { findClause } from '@tradelane/contract/insurance/cover'
import { shortName } from '@tradelane/contract/insurance/institute-clauses'
import { Navigate } from 'react-router'
import { Banner } from '../../../../ui/banner.tsx'
import { Button, LinkButton } from '../../../../ui/button.tsx'
import { WizardActions } from '../../../../ui/wizard/wizard.tsx'
import { IndicationNotes } from '../parts/indication-notes.tsx'
import { detailsQuery, policyQuery } from '../parts/insurance-queries.ts'
import { pricesShown } from '../parts/use-premium.ts'
import { ApproveButton } from './approve-button.tsx'
import { ClauseTable } from './clause-table.tsx'
import { detailsStep, policyHolderStep, summaryStep } from './insurance-steps.ts'
import { InsuranceWizard } from './insurance-wizard.tsx'
import { PolicyParties } from './policy-parties.tsx'
import { SummaryPremium } from './summary-premium.tsx'
import { useInsuranceAddress } from './use-insurance-address.ts'

/** /insurance/summary?insuredDetailsId=…: all of it once more, before it is sent. */
export function InsuranceSummaryPage() {
  const { insuredDetailsId, insuranceId, addressOf } = useInsuranceAddress()
  if (!insuredDetailsId) return <Navigate to={addressOf(policyHolderStep)} replace />
  return insuranceId ? (
    <Summary insuranceId={insuranceId} />
  ) : (
    <FoundSummary insuredDetailsId={insuredDetailsId} />
  )
}

/** The address names the insured alone: what is not bound of it yet. */
function FoundSummary({ insuredDetailsId }: { insuredDetailsId: string }) {
  const { addressOf } = useInsuranceAddress()
  const { data: policy } = useSuspenseQuery(detailsQuery(insuredDetailsId, undefined))
  if (!policy) return <Navigate to={addressOf(detailsStep)} replace />
  return <Summary insuranceId={policy.insurance_id} />
}

function Summary({ insuranceId }: { insuranceId: string }) {
  const { go } = useInsuranceAddress()
  const { data: page } = useSuspenseQuery(policyQuery(insuranceId))
  const { insurance: policy, indication } = page
  const mayApprove = policy.state === 'draft' || policy.quote?.is_expired === true
  return (
    <InsuranceWizard reached={summaryStep} policy={policy} summary={<SummaryPremium page={page} />}>
      <div className="grid gap-6">
        <PolicyParties page={page} />
        <section aria-labelledby="compared" className="border-t border-line pt-5">
          <h3 id="compared" className="mb-3 text-base font-semibold">
            Cover and premium
          </h3>
          <ClauseTable
            priced={pricesShown(indication)}
            chosen={findClause(policy.type_of_insurance_cover)}
            carriage={policy.carriage}
            head={(clause) => shortName(policy.carriage, clause)}
          />
        </section>
        <IndicationNotes indication={indication} />
        {!mayApprove && (
          <Banner
            tone="info"
            action={
              <LinkButton size="sm" to={`/insurance/policies/${policy.insurance_id}`}>
                View policy
              </LinkButton>
            }
          >
            {policy.policy_number} has been sent to us already.
          </Banner>
        )}
      </div>
      <WizardActions
        back={<Button onClick={() => void go(detailsStep)}>Back</Button>}
        next={<ApproveButton {...{ insuranceId, mayApprove, indication }} />}
      />
    </InsuranceWizard>
  )
}
