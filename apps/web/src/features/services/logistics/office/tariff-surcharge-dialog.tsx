import {
  noConditions,
  surcharge,
  surchargeBases,
  type WireSurcharge,
} from '@tradelane/contract/logistics/tariffs'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts'
import { FormDialog } from '../../../../ui/dialogs/form-dialog.tsx'
import { Select } from '../../../../ui/forms/select.tsx'
import { DateInput, TextInput } from '../../../../ui/forms/text-input.tsx'
import { AmountField } from './tariff-amount-field.tsx'
import { AreasField } from './tariff-area-fields.tsx'
import { ChoicesField } from './tariff-choices-field.tsx'
import { TariffTrouble } from './tariff-trouble.tsx'
import {
  baseNames,
  cargoChoices,
  kindChoices,
  modeChoices,
  monthChoices,
  passageChoices,
} from './tariff-words.ts'
import type { RowChange } from './use-tariff-row.ts'

const empty: WireSurcharge = {
  ...noConditions,
  ...{ code: '', name: '', basis: 'container', amount: 0, modes: ['FCL'], source: '' },
}
const orNone = (text: unknown) => text || null

type SurchargeDialogProps = {
  row: WireSurcharge | undefined
  change: RowChange<WireSurcharge>
  onClose: () => void
}

/** A surcharge that is new, or all that one is. */
export function SurchargeDialog({ row, change, onClose }: SurchargeDialogProps) {
  const [was] = useState(row)
  const form = useContractForm(surcharge, was ?? empty)
  const { control } = form
  const submit = form.handleSubmit(async () => {
    if (await change.save(form.getValues(), was)) onClose()
  })
  return (
    <FormDialog
      title={was ? 'Change surcharge' : 'Add surcharge'}
      lead="Saving makes a new version. Of the rows with one code, the first that fits is charged. Nothing chosen is no condition."
      onClose={onClose}
      onSubmit={() => void submit()}
      submitText="Save version"
      busyText="Saving…"
      isBusy={change.isPending}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Price form={form} />
        <ChoicesField control={control} name="modes" label="Modes" choices={modeChoices} />
        <AreasField control={control} name="from" label="From" />
        <AreasField control={control} name="to" label="To" />
        <AreasField control={control} name="ends" label="From or to" />
        <ChoicesField control={control} name="kinds" label="Containers" choices={kindChoices} />
        <ChoicesField control={control} name="passages" label="Passages" choices={passageChoices} />
        <ChoicesField control={control} name="cargo" label="Goods" choices={cargoChoices} />
        <ChoicesField control={control} name="months" label="Months of loading" choices={monthChoices} />
        <Validity form={form} />
      </div>
      <TariffTrouble error={change.error} />
    </FormDialog>
  )
}

type PartProps = { form: ReturnType<typeof useContractForm<WireSurcharge, typeof surcharge._zod.output>> }

function Price({ form: { register, control, formState } }: PartProps) {
  const { errors } = formState
  const unit = useWatch({ control, name: 'basis' }) === 'percent' ? '%' : 'USD'
  return (
    <>
      <TextInput
        label="Code"
        help="Two to five capital letters"
        error={errors.code?.message}
        {...register('code')}
      />
      <TextInput label="Name" error={errors.name?.message} {...register('name')} />
      <Select
        label="Basis"
        options={surchargeBases.map((basis) => ({ value: basis, label: baseNames[basis] }))}
        error={errors.basis?.message}
        {...register('basis')}
      />
      <AmountField
        control={control}
        name="amount"
        label="Amount"
        help="US dollars, or per cent of the freight"
        unit={unit}
        empty={undefined}
      />
      <AmountField
        control={control}
        name="amount_40"
        label="Amount for 40 feet"
        help="Empty where it costs the same"
        unit={unit}
        empty={null}
      />
    </>
  )
}

function Validity({ form: { register, formState } }: PartProps) {
  const { errors } = formState
  return (
    <>
      <DateInput
        label="Valid from"
        error={errors.valid_from?.message}
        {...register('valid_from', { setValueAs: orNone })}
      />
      <DateInput
        label="Valid to"
        error={errors.valid_to?.message}
        {...register('valid_to', { setValueAs: orNone })}
      />
      <TextInput label="Source" error={errors.source?.message} {...register('source')} />
      <DateInput
        label="Date of the source"
        error={errors.dated?.message}
        {...register('dated', { setValueAs: orNone })}
      />
    </>
  )
}
