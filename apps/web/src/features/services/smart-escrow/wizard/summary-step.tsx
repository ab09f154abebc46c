import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Navigate, useNavigate } from 'react-router'
import { profileQuery } from '../../../../lib/session/profile.ts'
import { useMay } from '../../../../lib/session/roles.ts'
import { Button, LinkButton } from '../../../../ui/button.tsx'
import { NameCheckNotice } from '../../../../ui/parties/name-check-notice.tsx'
import { DefinitionList } from '../../../../ui/records/definition-list.tsx'
import { WizardActions } from '../../../../ui/wizard/wizard.tsx'
import { ApproveEscrow, MissingForEscrow } from '../customer/approve-escrow.tsx'
import { NewFee } from '../customer/new-fee.tsx'
import { BlocksList } from '../parts/blocks-list.tsx'
import { detailFacts, moneyFacts, payeeFacts } from '../parts/escrow-facts.ts'
import { type EscrowPageData, escrowQuery } from '../parts/escrow-queries.ts'
import { EscrowWizard } from './escrow-wizard.tsx'
import { OtherNameNeeds } from './other-name-needs.tsx'
import { useEscrowAddress } from './use-escrow-address.ts'

/** /smart-escrow/summary: everything once more, to be read; then Approve. */
export function SummaryStep() {
  const { smart_escrow_id, addressOf } = useEscrowAddress()
  if (smart_escrow_id === '') return <Navigate to={addressOf('sender-beneficiary')} replace />
  return <SavedSummary id={smart_escrow_id} />
}

function SavedSummary({ id }: { id: string }) {
  const { data: page } = useSuspenseQuery(escrowQuery(id))
  if (page.smart_escrow.status !== 'draft') return <Navigate to={`/smart-escrow/escrows/${id}`} replace />
  return <Summary page={page} />
}

function Summary({ page }: { page: EscrowPageData }) {
  const { go } = useEscrowAddress()
  const navigate = useNavigate()
  const { data: user } = useQuery(profileQuery)
  const mayApprove = useMay('approver')
  const { smart_escrow: escrow, beneficiary_account_details: account } = page
  const address = `/smart-escrow/escrows/${escrow.smart_escrow_id}`
  return (
    <EscrowWizard step="summary" isFull={escrow.condition_based_payment === 1}>
      <div className="grid gap-6">
        <Part title="Sender" facts={[{ term: 'Company', value: user?.company_name }]} />
        <Part title="Beneficiary" facts={payeeFacts(page)} />
        {account.name_check && (
          <div className="grid gap-2">
            <NameCheckNotice check={account.name_check} holder={account.account_holder_name} />
            <OtherNameNeeds check={account.name_check} />
          </div>
        )}
        <Part title="Amounts" facts={moneyFacts(page)} />
        <Part title="Details" facts={detailFacts(escrow)} />
        <section aria-labelledby="escrow-conditions">
          <h3 id="escrow-conditions" className="mb-3 font-semibold">
            Conditions
          </h3>
          <BlocksList page={page} />
        </section>
      </div>
      <div className="mt-6 empty:hidden">
        <NewFee page={page} />
      </div>
      {mayApprove && !page.release && (
        <div className="mt-6 empty:hidden">
          <MissingForEscrow page={page} />
        </div>
      )}
      <WizardActions
        back={<Button onClick={() => go('conditions')}>Back</Button>}
        next={
          page.release ? (
            // The person who asked for the release cannot approve it too: the escrow's page says what it waits for.
            <LinkButton to={address} tone="main">
              View the escrow
            </LinkButton>
          ) : mayApprove ? (
            <ApproveEscrow page={page} onApproved={() => void navigate(address)} />
          ) : (
            <p className="text-ink-2">An owner or approver approves this escrow.</p>
          )
        }
      />
    </EscrowWizard>
  )
}

type PartProps = { title: string; facts: Parameters<typeof DefinitionList>[0]['facts'] }

function Part({ title, facts }: PartProps) {
  return (
    <section aria-label={title}>
      <h3 className="mb-3 font-semibold">{title}</h3>
      <DefinitionList facts={facts} />
    </section>
  )
}
