import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { WirePartner } from '@tradelane/contract/partners/calls'
import { escrowCurrencies } from '@tradelane/contract/smart-escrow/options'
import { Building2 } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import { lastFour } from '../../../../lib/format/format-text.ts'
import { nameCheckQuery } from '../../../../lib/queries/name-checks.ts'
import { partnersQuery } from '../../../../lib/queries/partners.ts'
import { profileQuery } from '../../../../lib/session/profile.ts'
import { Button } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { Select } from '../../../../ui/forms/select.tsx'
import { SelectSearch } from '../../../../ui/forms/select-search.tsx'
import { AccountChecks } from '../../../../ui/parties/account-checks.tsx'
import { DefinitionList } from '../../../../ui/records/definition-list.tsx'
import { WizardActions } from '../../../../ui/wizard/wizard.tsx'
import { EscrowWizard } from './escrow-wizard.tsx'
import { OtherNameNeeds } from './other-name-needs.tsx'
import { useEscrowAddress } from './use-escrow-address.ts'

/** The buttons "Edit" and "Add New Company" with their dialog, which belong to another feature. */
export type PartnerButtons = ComponentType<{
  beneficiaryId: string | undefined
  onSaved: (beneficiaryId: string) => void
}>

/** /smart-escrow/sender-beneficiary: who pays, who is paid, and on which account. */
export function SenderStep({ partnerButtons: Buttons }: { partnerButtons: PartnerButtons }) {
  const address = useEscrowAddress()
  const { data: partners } = useSuspenseQuery(partnersQuery())
  const [chosen, setChosen] = useState({
    partner: address.beneficiaryId,
    account: address.beneficiaryAccountId,
  })
  const [isChecked, setIsChecked] = useState(false)
  const partner = partners.find((one) => one.beneficiary_id === chosen.partner)
  const account = partner?.account_details.find((one) => one.beneficiary_account_id === chosen.account)
  const problem = account ? currencyProblem(account.currency) : 'Please enter a valid Account No/IBan'
  const goOn = () => {
    setIsChecked(true)
    if (partner && account && problem === undefined)
      address.go('details', { beneficiaryId: chosen.partner, beneficiaryAccountId: chosen.account })
  }
  return (
    <EscrowWizard step="sender-beneficiary">
      <div className="grid gap-5">
        <Sender />
        {partners.length === 0 ? (
          <EmptyState icon={Building2} title="Please Add or Edit New Company">
            The companies you pay appear here, with their accounts.
          </EmptyState>
        ) : (
          <SelectSearch
            label="Beneficiary"
            placeholder="Select a company"
            options={partners.map((one) => ({ value: one.beneficiary_id, label: one.company_name }))}
            value={chosen.partner}
            onChange={(id: string) => setChosen({ partner: id, account: '' })}
            error={isChecked && !partner ? 'Please select a company name' : undefined}
          />
        )}
        <div className="flex flex-wrap gap-3">
          <Buttons
            beneficiaryId={partner?.beneficiary_id}
            onSaved={(id) => setChosen({ partner: id, account: '' })}
          />
        </div>
        {partner && (
          <AccountField
            partner={partner}
            value={chosen.account}
            onChange={(id) => setChosen({ ...chosen, account: id })}
            error={isChecked ? problem : undefined}
          />
        )}
        {account && <ChosenAccount account={account} />}
      </div>
      <WizardActions
        next={
          <Button tone="main" onClick={goOn}>
            Next
          </Button>
        }
      />
    </EscrowWizard>
  )
}

/** The bank is asked for its name now, and not only once the escrow is filled in. */
function ChosenAccount({ account }: { account: WirePartner['account_details'][number] }) {
  const { data } = useQuery(nameCheckQuery(account))
  return (
    <>
      <AccountFacts account={account} />
      <div className="grid gap-2">
        <AccountChecks account={account} />
        <OtherNameNeeds check={data?.name_check ?? account.name_check} />
      </div>
    </>
  )
}

function AccountFacts({ account }: { account: WirePartner['account_details'][number] }) {
  return (
    <DefinitionList
      facts={[
        { term: 'Account holder', value: account.account_holder_name },
        { term: 'Account No/IBAN', value: account.account_no },
        { term: 'SWIFT / IFSC', value: account.swift_ifsc },
        { term: 'Currency', value: account.currency },
        { term: 'Bank', value: `${account.bank}, ${account.bank_address}` },
      ]}
    />
  )
}

type AccountFieldProps = {
  partner: WirePartner
  value: string
  onChange: (id: string) => void
  error: string | undefined
}

function AccountField({ partner, value, onChange, error }: AccountFieldProps) {
  return (
    <Select
      // The options come and go with the company: the browser must not keep an old choice.
      key={partner.beneficiary_id}
      label="Account Reference Name"
      placeholder="Select an account"
      options={partner.account_details.map((one) => ({
        value: one.beneficiary_account_id,
        label: `${one.account_ref_name} · ${one.currency} ${lastFour(one.account_no)}`,
      }))}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={error}
    />
  )
}

function Sender() {
  const { data: user } = useQuery(profileQuery)
  return (
    <DefinitionList
      facts={[
        { term: 'Sender', value: user?.company_name },
        { term: 'Registration number', value: user?.company_reg_number },
      ]}
    />
  )
}

const currencyProblem = (currency: string): string | undefined =>
  escrowCurrencies.some((one) => one === currency)
    ? undefined
    : `An escrow cannot be in ${currency}. Select an account in ${escrowCurrencies.join(', ')}.`
