import { tradeLane, type WireTradeLane } from '@tradelane/contract/logistics/tariffs'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { messageOf } from '../../../lib/net/api-error.ts'
import { Banner } from '../../../ui/banner.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { DateInput, TextInput } from '../../../ui/text-input.tsx'
import { areaHelp } from './tariff-help.ts'
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
  const form = useContractForm(tradeLane, row ?? empty)
  const { register, formState } = form
  const { errors } = formState
  const submit = form.handleSubmit(async (saved) => {
    if (await change.save(saved)) onClose()
  })
  return (
    <FormDialog
      title={row ? 'Change trade lane' : 'Add trade lane'}
      lead="Saving makes a new version. Quotes already given keep their price."
      onClose={onClose}
      onSubmit={() => void submit()}
      submitText="Save version"
      busyText="Saving…"
      isBusy={change.isPending}
    >
      <div className="grid gap-4">
        <TextInput label="From" help={areaHelp} error={errors.from?.message} {...register('from')} />
        <TextInput label="To" help={areaHelp} error={errors.to?.message} {...register('to')} />
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
        {change.error && (
          <Banner tone="lost" isAlert>
            {messageOf(change.error)}
          </Banner>
        )}
      </div>
    </FormDialog>
  )
}
