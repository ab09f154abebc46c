import type { WirePartner } from '@tradelane/contract/partners/calls'
import { Trash2 } from 'lucide-react'
import { Controller } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import { SelectSearch } from '../../../ui/forms/select-search.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import { useBankCountryOptions } from '../../../ui/forms/use-country-options.ts'
import { BankCorrectionNotice } from '../../../ui/parties/bank-correction-notice.tsx'
import { NameCheckNotice } from '../../../ui/parties/name-check-notice.tsx'
import { OldFacts } from '../../../ui/records/old-facts.tsx'
import { accountTypeOptions, currencyOptions, payoutMethodOptions } from './account-choices.ts'
import { hintOf, useCorridorRules } from './corridor-of-account.ts'
import type { PartnerFormState } from './partner-form.ts'

type AccountFieldsProps = {
  form: PartnerFormState
  index: number
  /** The account as it is stored; undefined for a new one. */
  saved: WirePartner['account_details'][number] | undefined
  /** Undefined for the first account, which cannot be removed. */
  onRemove?: () => void
}

/** Beside the bank's code, where the corridor asks for them. */
const corridorCodes = ['second_bank_code', 'owner_id_number'] as const

type FieldsProps = Pick<AccountFieldsProps, 'form' | 'index'>

/** One account of the form. */
export function AccountFields({ form, index, saved, onRemove }: AccountFieldsProps) {
  const { register } = form
  const errors = form.formState.errors.account_details?.[index]
  const path = `account_details.${index}` as const
  return (
    <fieldset className="grid gap-4 rounded-lg border border-line p-4 sm:grid-cols-2">
      <legend className="px-1 font-semibold">Account {index + 1}</legend>
      {saved && (saved.name_check || saved.bank_correction) && (
        <div className="grid gap-3 sm:col-span-2">
          {saved.name_check && (
            <NameCheckNotice check={saved.name_check} holder={saved.account_holder_name} />
          )}
          {saved.bank_correction && <BankCorrectionNotice correction={saved.bank_correction} />}
        </div>
      )}
      {onRemove && (
        <Button size="sm" tone="quiet" className="justify-self-end sm:col-span-2" onClick={onRemove}>
          <Trash2 size={16} aria-hidden />
          Remove account {index + 1}
        </Button>
      )}
      <TextInput
        label="Account reference name"
        autoComplete="off"
        help="Your own name for it, for example Acme euros"
        error={errors?.account_ref_name?.message}
        {...register(`${path}.account_ref_name`)}
      />
      <TextInput
        label="Account holder name"
        autoComplete="off"
        help="The name that the bank has for it"
        error={errors?.account_holder_name?.message}
        {...register(`${path}.account_holder_name`)}
      />
      <PayoutFields form={form} index={index} />
      <NumberFields form={form} index={index} />
      <BankFields form={form} index={index} />
      {index === 0 && (
        <div className="empty:hidden sm:col-span-2">
          <OldFacts of="accounts" />
        </div>
      )}
    </fieldset>
  )
}

/** Method, currency and country of the payout. */
function PayoutFields({ form, index }: FieldsProps) {
  const { control, register } = form
  const errors = form.formState.errors.account_details?.[index]
  const path = `account_details.${index}` as const
  const countries = useBankCountryOptions()
  return (
    <>
      <Select
        label="Account type"
        placeholder="Select an account type"
        options={accountTypeOptions}
        error={errors?.beneficiaryAccountType?.message}
        {...register(`${path}.beneficiaryAccountType`)}
      />
      <Select
        label="Payout method"
        placeholder="Select a payout method"
        options={payoutMethodOptions}
        help="LOCAL within the bank’s country, SWIFT across borders"
        error={errors?.payoutMethod?.message}
        {...register(`${path}.payoutMethod`)}
      />
      <Controller
        control={control}
        name={`${path}.beneficiaryCountryCode`}
        render={({ field }) => (
          <SelectSearch
            label="Country"
            placeholder="Select a country"
            help="The bank’s country"
            options={countries}
            error={errors?.beneficiaryCountryCode?.message}
            {...field}
          />
        )}
      />
      <Controller
        control={control}
        name={`${path}.currency`}
        render={({ field }) => (
          <SelectSearch
            label="Currency"
            placeholder="Select a currency"
            options={currencyOptions(field.value)}
            error={errors?.currency?.message}
            {...field}
          />
        )}
      />
    </>
  )
}

/** The account's number, and the codes of its bank: which ones, the corridor says. */
function NumberFields({ form, index }: FieldsProps) {
  const { register } = form
  const rules = useCorridorRules(form, index)
  const errors = form.formState.errors.account_details?.[index]
  const path = `account_details.${index}` as const
  return (
    <>
      <TextInput
        label="Account no. / IBAN"
        autoComplete="off"
        spellCheck={false}
        help={rules.account_no && hintOf(rules.account_no)}
        error={errors?.account_no?.message}
        {...register(`${path}.account_no`)}
      />
      <TextInput
        label="SWIFT / IFSC"
        autoComplete="off"
        spellCheck={false}
        help={
          rules.swift_ifsc
            ? hintOf(rules.swift_ifsc)
            : 'The bank’s BIC; for local payments also its IFSC, sort code or routing number'
        }
        error={errors?.swift_ifsc?.message}
        {...register(`${path}.swift_ifsc`)}
      />
      {corridorCodes.map(
        (name) =>
          rules[name] && (
            <TextInput
              key={name}
              label={rules[name].label}
              autoComplete="off"
              spellCheck={false}
              help={hintOf(rules[name])}
              isOptional={!rules[name].required}
              error={errors?.[name]?.message}
              {...register(`${path}.${name}`)}
            />
          ),
      )}
    </>
  )
}

function BankFields({ form, index }: FieldsProps) {
  const { register } = form
  const errors = form.formState.errors.account_details?.[index]
  const path = `account_details.${index}` as const
  return (
    <>
      <TextInput
        label="Bank"
        autoComplete="off"
        error={errors?.bank?.message}
        {...register(`${path}.bank`)}
      />
      <TextInput
        label="Bank city"
        autoComplete="off"
        error={errors?.bank_city?.message}
        {...register(`${path}.bank_city`)}
      />
      <TextInput
        label="Bank address"
        autoComplete="off"
        className="sm:col-span-2"
        error={errors?.bank_address?.message}
        {...register(`${path}.bank_address`)}
      />
    </>
  )
}
