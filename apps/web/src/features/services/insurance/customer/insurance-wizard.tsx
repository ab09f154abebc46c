import type { WirePolicy } from '@tradelane/contract/insurance/policy'
import { insurance } from '@tradelane/contract/insurance/service-info'
import type { ReactNode } from 'react'
import { LinkButton } from '../../../../ui/button.tsx'
import { PageHeader } from '../../../../ui/page-header.tsx'
import { Wizard } from '../../../../ui/wizard/wizard.tsx'
import { WizardTrade } from '../../../../ui/wizard/wizard-trade.tsx'
import { policyHolderStep, steps } from './insurance-steps.ts'
import { useInsuranceAddress } from './use-insurance-address.ts'

type InsuranceWizardProps = {
  /** The last reached step: the user can go back to all steps before it. */
  reached: number
  /** Once it is saved. */
  policy?: WirePolicy | undefined
  children: ReactNode
  /** What is known so far. */
  summary?: ReactNode
}

/** The three steps to a policy; each has an address of its own, so that a reload keeps it. */
export function InsuranceWizard({ reached, policy, children, summary }: InsuranceWizardProps) {
  const { step = policyHolderStep, go } = useInsuranceAddress()
  return (
    <>
      <PageHeader
        title="Insure your goods"
        lead="Cover from door to door, priced as you type. Nothing is charged before you confirm with a code."
        actions={<LinkButton to="/insurance/policies">Policies</LinkButton>}
      />
      <Wizard
        label="Insurance steps"
        steps={steps}
        current={step}
        reached={reached}
        onStep={(index) => {
          if (index !== step && index <= reached) void go(index)
        }}
        trade={<Trade policy={policy} />}
        summary={summary}
      >
        {children}
      </Wizard>
    </>
  )
}

/** A new insurance of freight is saved in the freight's own trade. */
function Trade({ policy }: { policy: WirePolicy | undefined }) {
  const { freight } = useInsuranceAddress()
  if (!policy) return Object.keys(freight).length === 0 && <WizardTrade />
  const { insurance_id: id, transaction_id: transactionId } = policy
  return <WizardTrade saved={{ subject: insurance.subject, id, transactionId }} />
}
