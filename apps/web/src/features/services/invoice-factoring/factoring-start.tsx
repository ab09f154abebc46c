import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { useAddressParam } from '../../../lib/browser/use-address-param.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { ChoiceButtons } from '../../../ui/forms/choice-buttons.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { FundWizard } from './fund/fund-wizard.tsx'
import { LimitWizard } from './limit/limit-wizard.tsx'

const forms = { limit: 'Request Credit Limit', fund: 'Fund Your Transaction' } as const

/** /invoice-factoring: a limit for a buyer, or the funding of a transaction. */
export function FactoringStart({ partnerButtons }: { partnerButtons: ReactNode }) {
  const navigate = useNavigate()
  const [chosen, choose] = useAddressParam('form')
  const [round, setRound] = useState(0)
  const form = chosen === 'fund' ? 'fund' : 'limit'
  const toggle = (
    <ChoiceButtons
      label="What you need"
      choices={forms}
      chosen={form}
      onChoose={(next) => choose(next === 'fund' ? next : undefined, { step: 'details' })}
    />
  )
  const startAgain = () => {
    setRound((count) => count + 1)
    void navigate('/invoice-factoring', { replace: true })
  }
  return (
    <>
      <PageHeader
        title="Invoice Factoring"
        lead="Collateral-free short-term credit against your invoices."
        actions={
          <>
            <LinkButton to="/invoice-factoring/limits">Credit limits</LinkButton>
            <LinkButton to="/invoice-factoring/fundings">Invoice fundings</LinkButton>
          </>
        }
      />
      {form === 'fund' ? (
        <FundWizard toggle={toggle} />
      ) : (
        <LimitWizard key={round} toggle={toggle} partnerButtons={partnerButtons} onDone={startAgain} />
      )}
    </>
  )
}
