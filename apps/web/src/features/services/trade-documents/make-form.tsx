import { isPriced, type MadeType } from '@tradelane/contract/trade-documents/forms'
import type { WirePrefilledFields } from '@tradelane/contract/trade-documents/generate-calls'
import type { TradeRole } from '@tradelane/contract/trade-documents/made-by'
import { FormProvider, useForm } from 'react-hook-form'
import { showRefusedFields } from '../../../lib/forms/use-contract-form.ts'
import { messageOf } from '../../../lib/net/api-error.ts'
import { Banner } from '../../../ui/banner.tsx'
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import { useSending } from '../../../ui/forms/use-sending.ts'
import { madeOptions } from './made-types.ts'
import { MakeFields } from './make-fields.tsx'
import { MakeLacks } from './make-lacks.tsx'
import { MakeLines } from './make-lines.tsx'
import { useMakeDocument } from './make-queries.ts'
import { bodyOf, type MakeValues, valuesOf } from './make-values.ts'

type MakeFormProps = {
  transactionId: string
  role: TradeRole | null
  type: MadeType
  fields: WirePrefilledFields
  onType: (type: MadeType) => void
  onClose: () => void
}

export function MakeForm({ transactionId, role, type, fields, onType, onClose }: MakeFormProps) {
  const form = useForm<MakeValues>({ defaultValues: valuesOf(fields) })
  const making = useMakeDocument(transactionId, type)
  const sending = useSending(
    async (values: MakeValues) => {
      const { number } = await making.mutateAsync(bodyOf(values))
      return { message: `${number} is among the documents` }
    },
    { onDone: onClose, onFailure: showRefused },
  )
  function showRefused(error: Error) {
    const isShown = showRefusedFields(form, error, (path) => path.replace(/^fields\./, ''))
    if (!isShown) form.setError('root', { message: messageOf(error) })
  }
  const { root } = form.formState.errors
  return (
    <FormProvider {...form}>
      <FormDialog
        size="lg"
        title="Make a document"
        lead="Filled from what the trade says. Amounts and the total are calculated."
        submitText="Make document"
        busyText="Making…"
        isBusy={sending.isPending}
        onClose={onClose}
        onSubmit={() => {
          form.clearErrors()
          sending.mutate(form.getValues())
        }}
      >
        <div className="grid gap-6">
          {root?.message && (
            <Banner tone="lost" isAlert>
              {root.message}
            </Banner>
          )}
          <Select
            label="Document"
            options={madeOptions(role)}
            value={type}
            onChange={({ target }) => onType(target.value as MadeType)}
          />
          <MakeLines isPriced={isPriced(type)} />
          <MakeFields type={type} />
          <MakeLacks type={type} />
        </div>
      </FormDialog>
    </FormProvider>
  )
}
