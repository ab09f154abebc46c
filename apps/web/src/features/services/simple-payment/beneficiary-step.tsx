import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { corridorFaults } from '@tradelane/contract/corridors/rules'
import { Building2 } from 'lucide-react'
import type { ComponentType } from 'react'
import { Controller, useFormContext } from 'react-hook-form'
import { lastFour } from '../../../lib/format/format-text.ts'
import { corridorQuery } from '../../../lib/queries/corridor.ts'
import { partnersQuery } from '../../../lib/queries/partners.ts'
import { profileQuery } from '../../../lib/session/profile.ts'
import { Banner } from '../../../ui/banner.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import { SelectSearch } from '../../../ui/forms/select-search.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import { AccountChecks } from '../../../ui/parties/account-checks.tsx'
import { AccountFacts } from './account-facts.tsx'
import type { PaymentValues } from './payment-form.ts'
import type { Payee } from './use-followed-payee.ts'
import type { PaymentWizardState } from './use-payment-wizard.ts'

/** The buttons "Edit" and "Add New Company" with their dialog, which belong to another feature. */
export type PartnerButtons = ComponentType<{
  /** The chosen company. */
  beneficiaryId: string | undefined
  onSaved: (beneficiaryId: string) => void
}>

type BeneficiaryStepProps = { wizard: PaymentWizardState; partnerButtons: PartnerButtons }

/** Step 2: who is paid, and on which account. */
export function BeneficiaryStep({ wizard, partnerButtons: Buttons }: BeneficiaryStepProps) {
  const { form, payee } = wizard
  const { data: partners } = useSuspenseQuery(partnersQuery())
  const isEmpty = partners.length === 0
  const choose = (id: string) => {
    form.setValue('beneficiary_id', id)
    form.clearErrors('beneficiary_id')
  }
  return (
    <div className="grid gap-5">
      <Sender />
      {isEmpty ? (
        <EmptyState icon={Building2} title="Please Add or Edit New Company">
          The companies you pay appear here, with their accounts.
        </EmptyState>
      ) : (
        <BeneficiaryField
          options={partners.map((each) => ({ value: each.beneficiary_id, label: each.company_name }))}
        />
      )}
      {/* In the same place with and without companies: the dialog that adds the first one stays open until it is done. */}
      <div className={classNames('flex flex-wrap gap-3', isEmpty ? '-mt-10 justify-center pb-6' : '-mt-2')}>
        <Buttons beneficiaryId={payee.partner?.beneficiary_id} onSaved={choose} />
      </div>
      {payee.partner && <MissingDetails payee={payee} />}
      {!isEmpty && <AccountField payee={payee} />}
      {payee.account && <AccountFacts account={payee.account} />}
      {payee.account && <AccountChecks account={payee.account} />}
    </div>
  )
}

/** What payments to this account must say and the company does not: it is refused without. */
function MissingDetails({ payee: { partner, account } }: { payee: Payee }) {
  const { data: corridor } = useQuery(corridorQuery(account))
  if (!partner) return null
  const place = account && { currency: account.currency, country: account.beneficiaryCountryCode }
  const faults = place && corridor ? corridorFaults(corridor.fields, { ...partner, ...account }, place) : []
  if (faults.length === 0) return <AddressNotice partner={partner} />
  return (
    <Banner tone="wait" title="Something is missing">
      {faults.map(({ message }) => `${message}. `)}
      Choose Edit, and add it.
    </Banner>
  )
}

/** Companies from before the question have none, and those that other programs add. */
function AddressNotice({ partner }: { partner: NonNullable<Payee['partner']> }) {
  const { company_name, company_town, company_country } = partner
  if (company_town && company_country) return null
  return (
    <Banner tone="wait" title="Town and country">
      Banks want the town and the country of {company_name} as fields of their own, and may refuse a payment
      without them. Choose Edit, and add them.
    </Banner>
  )
}

function Sender() {
  const { data: user } = useQuery(profileQuery)
  return <TextInput label="Sender" value={user?.company_name ?? ''} readOnly />
}

function BeneficiaryField({ options }: { options: { value: string; label: string }[] }) {
  const { control } = useFormContext<PaymentValues>()
  return (
    <Controller
      control={control}
      name="beneficiary_id"
      render={({ field, fieldState }) => (
        <SelectSearch
          label="Beneficiary"
          placeholder="Select a company"
          options={options}
          error={fieldState.error?.message}
          {...field}
        />
      )}
    />
  )
}

function AccountField({ payee: { partner } }: { payee: Payee }) {
  const { register, formState } = useFormContext<PaymentValues>()
  const { beneficiary_account_id, amount_received_currency } = formState.errors
  return (
    <Select
      // The options come and go with the company: the browser must not keep an old choice.
      key={partner?.beneficiary_id}
      label="Account Reference Name"
      placeholder={partner ? 'Select an account' : 'Select a beneficiary first'}
      options={(partner?.account_details ?? []).map((account) => ({
        value: account.beneficiary_account_id,
        label: `${account.account_ref_name} · ${account.currency} ${lastFour(account.account_no)}`,
      }))}
      error={beneficiary_account_id?.message ?? amount_received_currency?.message}
      {...register('beneficiary_account_id')}
    />
  )
}
