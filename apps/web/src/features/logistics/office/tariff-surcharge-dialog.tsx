import { freightModes } from '@tradelane/contract/logistics/freight'
import { passageCodes } from '@tradelane/contract/logistics/passages'
import {
  cargoTraits,
  containerKinds,
  noConditions,
  surcharge,
  surchargeBases,
  type WireSurcharge,
} from '@tradelane/contract/logistics/tariffs'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { Select } from '../../../ui/select.tsx'
import { DateInput, TextInput } from '../../../ui/text-input.tsx'
import { ListInput } from './list-input.tsx'
import { AmountField } from './tariff-amount-field.tsx'
import { TariffTrouble } from './tariff-trouble.tsx'
import { baseNames } from './tariff-words.ts'
import type { RowChange } from './use-tariff-row.ts'

const empty: WireSurcharge = {
  ...noConditions,
  ...{ code: '', name: '', basis: 'container', amount: 0, modes: ['FCL'], source: '' },
}
const areas = 'Countries with two letters or port groups, with commas between them'
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
  const submit = form.handleSubmit(async () => {
    if (await change.save(form.getValues(), was)) onClose()
  })
  return (
    <FormDialog
      title={was ? 'Change surcharge' : 'Add surcharge'}
      lead="Saving makes a new version. Of the rows with one code, the first that fits is charged. An empty field is no condition."
      onClose={onClose}
      onSubmit={() => void submit()}
      submitText="Save version"
      busyText="Saving…"
      isBusy={change.isPending}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Price form={form} />
        <ListInput form={form} name="modes" label="Modes" help={freightModes.join(', ')} />
        <ListInput form={form} name="from" label="From" help={areas} />
        <ListInput form={form} name="to" label="To" help={areas} />
        <ListInput form={form} name="ends" label="From or to" help={areas} />
        <ListInput form={form} name="kinds" label="Containers" help={containerKinds.join(', ')} />
        <ListInput form={form} name="passages" label="Passages" help={passageCodes.join(', ')} />
        <ListInput form={form} name="cargo" label="Goods" help={cargoTraits.join(', ')} />
        <ListInput form={form} name="months" label="Months of loading" help="1 to 12" areNumbers />
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
