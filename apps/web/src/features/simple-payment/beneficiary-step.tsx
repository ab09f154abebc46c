import { useSuspenseQuery } from '@tanstack/react-query'
import type { WirePartner } from '@tradelane/contract/partners'
import { Pencil, Plus } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import { partnersQuery } from '../../lib/partners.ts'
import { profileQuery } from '../../lib/profile.ts'
import { Button } from '../../ui/button.tsx'
import { DefinitionList } from '../../ui/definition-list.tsx'
import { Select } from '../../ui/select.tsx'
import { SelectSearch } from '../../ui/select-search.tsx'
import type { PaymentFormState } from './payment-form.ts'

/** The beneficiary modal, which belongs to another feature: the page hands it in. */
export type PartnerDialog = ComponentType<{
  partner?: WirePartner
  onClose: () => void
  onSaved?: (beneficiaryId: string) => void
}>

type BeneficiaryStepProps = { form: PaymentFormState; partnerDialog: PartnerDialog }

/** Step 2: who is paid, and on which account. */
export function BeneficiaryStep({ form, partnerDialog: Dialog }: BeneficiaryStepProps) {
  const { data: partners } = useSuspenseQuery(partnersQuery())
  const [dialog, setDialog] = useState<'add' | 'edit'>()
  const beneficiaryId = useWatch({ control: form.control, name: 'beneficiary_id' })
  const partner = partners.find((each) => each.beneficiary_id === beneficiaryId)
  const choose = (id: string) => choosePartner(form, partners, id)
  return (
    <div className="grid gap-5">
      <Sender />
      <Controller
        control={form.control}
        name="beneficiary_id"
        render={({ field, fieldState }) => (
          <SelectSearch
            label="Beneficiary"
            placeholder={partners.length === 0 ? 'Add a company first' : 'Select a company'}
            options={partners.map((each) => ({ value: each.beneficiary_id, label: each.company_name }))}
            error={fieldState.error?.message}
            {...field}
            onChange={choose}
          />
        )}
      />
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setDialog('edit')} disabled={!partner}>
          <Pencil size={16} aria-hidden />
          Edit
        </Button>
        <Button onClick={() => setDialog('add')}>
          <Plus size={16} aria-hidden />
          Add New Company
        </Button>
      </div>
      <AccountChoice form={form} partner={partner} />
      {dialog && (
        <Dialog
          {...(dialog === 'edit' && partner ? { partner } : {})}
          onClose={() => setDialog(undefined)}
          onSaved={(id) => form.setValue('beneficiary_id', id, { shouldDirty: true })}
        />
      )}
    </div>
  )
}

/** Choosing a company chooses its account too, where it has only one. */
function choosePartner(form: PaymentFormState, partners: readonly WirePartner[], id: string): void {
  const accounts = partners.find((each) => each.beneficiary_id === id)?.account_details ?? []
  form.setValue('beneficiary_id', id, { shouldDirty: true })
  const [only] = accounts.length === 1 ? accounts : []
  form.setValue('beneficiary_account_id', only?.beneficiary_account_id ?? '', { shouldDirty: true })
  if (only) form.setValue('amount_received_currency', only.currency)
}

function Sender() {
  const { data: user } = useSuspenseQuery(profileQuery)
  const { company_name, company_reg_number, registered_addressLine1, registered_city, registered_country } =
    user
  const seat = [registered_addressLine1, registered_city, registered_country].filter(Boolean).join(', ')
  return (
    <section aria-label="Sender" className="rounded-md bg-mist p-4">
      <h3 className="mb-2 font-semibold">Sender</h3>
      <DefinitionList
        facts={[
          { term: 'Company', value: company_name },
          { term: 'Registration number', value: company_reg_number },
          ...(seat ? [{ term: 'Address', value: seat }] : []),
        ]}
      />
    </section>
  )
}

function AccountChoice({ form, partner }: { form: PaymentFormState; partner: WirePartner | undefined }) {
  const accountId = useWatch({ control: form.control, name: 'beneficiary_account_id' })
  const accounts = partner?.account_details ?? []
  const account = accounts.find((each) => each.beneficiary_account_id === accountId)
  const choose = (id: string) => {
    form.setValue('beneficiary_account_id', id, { shouldDirty: true })
    const chosen = accounts.find((each) => each.beneficiary_account_id === id)
    if (chosen) form.setValue('amount_received_currency', chosen.currency)
  }
  const { ref, name, onBlur } = form.register('beneficiary_account_id')
  return (
    <>
      <Select
        label="Account Reference Name"
        placeholder={partner ? 'Select an account' : 'Select a beneficiary first'}
        options={accounts.map((each) => ({
          value: each.beneficiary_account_id,
          label: `${each.account_ref_name} (${each.currency} ••${each.account_no.slice(-4)})`,
        }))}
        ref={ref}
        name={name}
        onBlur={onBlur}
        value={account ? accountId : ''}
        onChange={({ target }) => choose(target.value)}
        error={form.formState.errors.beneficiary_account_id?.message}
      />
      {account && (
        <section aria-label="Beneficiary account" className="rounded-md bg-mist p-4">
          <DefinitionList
            facts={[
              { term: 'Account holder', value: account.account_holder_name },
              { term: 'Account no. / IBAN', value: <span className="num">{account.account_no}</span> },
              { term: 'SWIFT / IFSC', value: account.swift_ifsc },
              { term: 'Currency', value: account.currency },
              { term: 'Bank', value: account.bank },
              { term: 'Bank address', value: account.bank_address },
              { term: 'Payout method', value: account.payoutMethod },
            ]}
          />
        </section>
      )}
    </>
  )
}
