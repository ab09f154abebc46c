import type { ReactNode } from 'react'
import { useId } from 'react'
import { useCodeName } from '../../../../lib/queries/code-list.ts'
import { DefinitionList } from '../../../../ui/records/definition-list.tsx'
import type { PolicyPage } from '../parts/insurance-queries.ts'
import { partyFacts } from '../parts/party-facts.ts'
import { goodsFacts } from '../parts/policy-facts.ts'

/** Policyholder, insured, and what is insured: in the specification's order. */
export function PolicyParties({ page }: { page: PolicyPage }) {
  const nameOf = useCodeName(['COUNTRY_NAME'])
  return (
    <>
      <Part title="Policyholder">
        <DefinitionList facts={partyFacts(page.policy_holder, nameOf)} />
      </Part>
      <Part title="Insured">
        <DefinitionList facts={partyFacts(page.insured, nameOf)} />
      </Part>
      <Part title="Insurance Details">
        <DefinitionList facts={goodsFacts(page.insurance)} />
      </Part>
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="not-first:border-t not-first:border-line not-first:pt-5">
      <h3 id={id} className="mb-3 text-base font-semibold">
        {title}
      </h3>
      {children}
    </section>
  )
}
