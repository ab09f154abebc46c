import { tradeLane, type WireTradeLane } from '@tradelane/contract/logistics/tariffs'
import { useState } from 'react'
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts'
import { FormDialog } from '../../../../ui/dialogs/form-dialog.tsx'
import { DateInput, TextInput } from '../../../../ui/forms/text-input.tsx'
import { AreaField } from './tariff-area-fields.tsx'
import { TariffTrouble } from './tariff-trouble.tsx'
import type { RowChange } from './use-tariff-row.ts'
import { wholeOf } from './whole-of.ts'

type LaneDialogProps = {
  row: WireTradeLane | undefined
  change: RowChange<WireTradeLane>
  onClose: () => void
}

/** A lane that is new, or its level and source. */
export function LaneDialog({ row, change, onClose }: LaneDialogProps) {
  const empty = { from: '', to: '', percent: 100, source: '', dated: null }
  const [was] = useState(row)
  const form = useContractForm(tradeLane, was ?? empty)
  const { register, formState } = form
  const { errors } = formState
  const submit = form.handleSubmit(async (saved) => {
    if (await change.save(saved, was)) onClose()
  })
  return (
    <FormDialog
      title={was ? 'Change trade lane' : 'Add trade lane'}
      lead="Saving makes a new version. Quotes already given keep their price."
      onClose={onClose}
      onSubmit={() => void submit()}
      submitText="Save version"
      busyText="Saving…"
      isBusy={change.isPending}
    >
      <div className="grid gap-4">
        <AreaField control={form.control} name="from" label="From" />
        <AreaField control={form.control} name="to" label="To" />
        <TextInput
          label="Level, %"
          help="Of the carriers’ rate cards, 1 to 1,000"
          inputMode="numeric"
          error={errors.percent?.message}
          {...register('percent', { setValueAs: wholeOf })}
        />
        <TextInput label="Source" error={errors.source?.message} {...register('source')} />
        <DateInput
          label="Date of the source"
          error={errors.dated?.message}
          {...register('dated', { setValueAs: (text: unknown) => text || null })}
        />
      </div>
      <TariffTrouble error={change.error} />
    </FormDialog>
  )
}
