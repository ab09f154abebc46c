import { useSuspenseQuery } from '@tanstack/react-query'
import { useCodeName } from '../../../../lib/queries/code-list.ts'
import { Card } from '../../../../ui/card.tsx'
import { DefinitionList } from '../../../../ui/records/definition-list.tsx'
import { insuredQuery } from '../parts/insurance-queries.ts'
import { partyFacts } from '../parts/party-facts.ts'
import { policyHolderStep, summaryStep } from './insurance-steps.ts'
import { InsuranceWizard } from './insurance-wizard.tsx'
import { InsuredForm } from './insured-form.tsx'
import { useInsuranceAddress } from './use-insurance-address.ts'

/** /insurance/policy-holder: the policyholder and the insured. */
export function PolicyHolderPage() {
  const { insuredDetailsId } = useInsuranceAddress()
  const { data: page } = useSuspenseQuery(insuredQuery(insuredDetailsId))
  const nameOf = useCodeName(['COUNTRY_NAME'])
  return (
    <InsuranceWizard reached={insuredDetailsId ? summaryStep : policyHolderStep} summary={<WhoIsWho />}>
      <section aria-labelledby="policy-holder" className="mb-6 rounded-md bg-mist p-4">
        <h3 id="policy-holder" className="mb-3 font-semibold">
          From your profile
        </h3>
        <DefinitionList facts={partyFacts(page.policy_holder, nameOf)} />
      </section>
      <InsuredForm key={page.insured?.insured_details_id} page={page} />
    </InsuranceWizard>
  )
}

function WhoIsWho() {
  return (
    <Card title="Who is who">
      <dl className="grid gap-3">
        <div>
          <dt className="font-medium">Policyholder</dt>
          <dd className="text-ink-2">Your company. It takes out the policy and pays the premium.</dd>
        </div>
        <div>
          <dt className="font-medium">Insured</dt>
          <dd className="text-ink-2">
            The company that bears the risk of the goods in transit. Often the same company; if you sell under
            CIF or CIP, the buyer.
          </dd>
        </div>
      </dl>
    </Card>
  )
}
