import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { LinkButton } from '../../../ui/button.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Wizard } from '../../../ui/wizard.tsx'
import { stepAddress, steps } from './insurance-steps.ts'

type InsuranceWizardProps = {
  step: number
  /** The last reached step: the user can go back to all steps before it. */
  reached: number
  /** The rest of the address, which every step carries along. */
  search: string
  children: ReactNode
  /** What is known so far. */
  summary?: ReactNode
}

/** The three steps to a policy; each has an address of its own, so that a reload keeps it. */
export function InsuranceWizard({ step, reached, search, children, summary }: InsuranceWizardProps) {
  const navigate = useNavigate()
  return (
    <>
      <PageHeader
        title="Insure your goods"
        lead="Cover from door to door, priced as you type. Nothing is charged before you confirm with a code."
        actions={<LinkButton to="/insurance/policies">Your policies</LinkButton>}
      />
      <Wizard
        label="Insurance steps"
        steps={steps}
        current={step}
        reached={reached}
        onStep={(index) => {
          if (index !== step && index <= reached) void navigate(stepAddress(index, search))
        }}
        summary={summary}
      >
        {children}
      </Wizard>
    </>
  )
}
