import type { ReactNode } from 'react'
import { LinkButton } from '../../../../ui/button.tsx'
import { ChoiceButtons } from '../../../../ui/forms/choice-buttons.tsx'
import { PageHeader } from '../../../../ui/page-header.tsx'
import { Wizard } from '../../../../ui/wizard/wizard.tsx'
import { WizardTrade } from '../../../../ui/wizard/wizard-trade.tsx'
import { type StepName, steps, useEscrowAddress } from './use-escrow-address.ts'

type EscrowWizardProps = {
  step: StepName
  /** Of a saved escrow, which keeps its form. */
  isFull?: boolean
  children: ReactNode
}

const forms = { simple: 'Simple Conditional Payment', full: 'Full Conditional Payment' }

/** The four steps to an escrow, each with an address of its own. The steps are shown, and moved by the buttons. */
export function EscrowWizard({ step, isFull, children }: EscrowWizardProps) {
  const address = useEscrowAddress()
  const chosen = isFull ?? address.isFull
  const mayChoose = step === 'sender-beneficiary' || step === 'details'
  return (
    <>
      <PageHeader
        title="Smart escrow"
        lead="The money is set aside, and paid in blocks once documents and conditions are approved. Nothing moves before you confirm with a code."
        actions={<LinkButton to="/smart-escrow/escrows">Your escrows</LinkButton>}
      />
      {mayChoose && (
        <ChoiceButtons
          label="Form"
          choices={forms}
          chosen={chosen ? 'full' : 'simple'}
          onChoose={(form) => address.toggle(form === 'full', step)}
          className="mb-5"
        />
      )}
      <Wizard
        label="Escrow steps"
        steps={steps}
        // The blocks with their documents and conditions.
        isWide={step === 'summary'}
        current={steps.findIndex(({ name }) => name === step)}
        trade={address.smart_escrow_id === '' && <WizardTrade />}
      >
        {children}
      </Wizard>
    </>
  )
}
