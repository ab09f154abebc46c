import { customsActions } from '@tradelane/contract/shipments/actions'
import {
  askReasons,
  customsAsks,
  customsFactFaults,
  customsFacts,
  eudrNotDueText,
} from '@tradelane/contract/shipments/customs-asks'
import { useState } from 'react'
import { Controller } from 'react-hook-form'
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts'
import { messageOf } from '../../../../lib/net/api-error.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { DialogButton } from '../../../../ui/dialogs/dialog-button.tsx'
import { FormDialog } from '../../../../ui/dialogs/form-dialog.tsx'
import { Checkbox } from '../../../../ui/forms/checkbox.tsx'
import { CountryField } from '../../../../ui/forms/country-field.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { RecordAction } from '../../../../ui/records/record-action.tsx'
import { toast } from '../../../../ui/toast.ts'
import { type BookingDetail, useSaveCustomsFacts } from '../parts/booking-queries.ts'

type Clearance = NonNullable<BookingDetail['clearance']>
type GiveCustomsFactsProps = { detail: BookingDetail }

/** What customs asks of these goods beside the documents, until they are declared. */
export function GiveCustomsFacts({ detail }: GiveCustomsFactsProps) {
  const { clearance, logistics, details } = detail
  if (!clearance || clearance.asks.length === 0) return null
  const isAsked = clearance.asks.some(({ is_given }) => !is_given)
  return (
    <RecordAction action={customsActions.answer} record={{ state: clearance.state }}>
      {(closed) => (
        <DialogButton
          text={isAsked ? 'Answer customs' : 'Change the answers'}
          closed={closed}
          {...(isAsked && { tone: 'main' as const })}
        >
          {(close) => (
            <FactsDialog
              logisticsId={logistics.logistics_id}
              clearance={clearance}
              codes={details.hs_codes}
              onClose={close}
            />
          )}
        </DialogButton>
      )}
    </RecordAction>
  )
}

type FactsDialogProps = { logisticsId: string; clearance: Clearance; codes: string[]; onClose: () => void }

function FactsDialog({ logisticsId, clearance, codes, onClose }: FactsDialogProps) {
  const saving = useSaveCustomsFacts()
  const [schema] = useState(() =>
    customsFacts.check(({ value, issues }) => {
      for (const [field, message] of Object.entries(customsFactFaults(value, { hs_codes: codes })))
        issues.push({ code: 'custom', path: [field], message, input: value })
    }),
  )
  const form = useContractForm(schema, clearance.facts)
  const send = form.handleSubmit(async (facts) => {
    const { message } = await saving.mutateAsync({ logistics_id: logisticsId, facts })
    toast.success(message ?? 'Saved.')
    onClose()
  })
  return (
    <FormDialog
      title="What customs asks"
      lead="Customs stops the goods without it. What you do not know yet may follow, until we declare the goods."
      submitText="Save"
      busyText="Saving…"
      isBusy={saving.isPending}
      onSubmit={() => void send().catch(() => undefined)}
      onClose={onClose}
    >
      <div className="grid gap-5">
        {clearance.asks.map(({ ask }) => (
          <AskFields key={ask} ask={ask} form={form} />
        ))}
        {saving.error && (
          <Banner tone="lost" isAlert>
            {messageOf(saving.error)}
          </Banner>
        )}
      </div>
    </FormDialog>
  )
}

type FactsForm = ReturnType<typeof useContractForm<FactsInput, FactsInput>>
type FactsInput = Parameters<typeof customsFactFaults>[0]
type AskFieldsProps = { ask: Clearance['asks'][number]['ask']; form: FactsForm }

const fields = {
  origin: 'origin_country',
  melt: 'melt_country',
  cbam: 'cbam_declarant',
  eudr: 'eudr_statement',
} as const

function AskFields({ ask, form }: AskFieldsProps) {
  const { control, register, formState } = form
  const { errors } = formState
  return (
    <div className="grid gap-3">
      {ask === 'origin' || ask === 'melt' ? (
        <Controller
          control={control}
          name={fields[ask]}
          render={({ field, fieldState }) => (
            <CountryField
              label={customsAsks[ask]}
              help={askReasons[ask]}
              {...field}
              value={field.value ?? ''}
              isOptional={false}
              error={fieldState.error?.message}
            />
          )}
        />
      ) : (
        <TextInput
          label={customsAsks[ask]}
          help={askReasons[ask]}
          maxLength={60}
          error={errors[fields[ask]]?.message}
          {...register(fields[ask])}
        />
      )}
      {ask === 'cbam' && (
        <Checkbox
          label="The importer stays below 50 t a year"
          help="Of iron and steel, aluminium, cement and fertilisers together. There is no threshold for electricity and hydrogen."
          error={errors.cbam_below_threshold?.message}
          {...register('cbam_below_threshold')}
        />
      )}
      {ask === 'eudr' && (
        <Checkbox
          label="No statement is due"
          help={eudrNotDueText}
          error={errors.eudr_not_due?.message}
          {...register('eudr_not_due')}
        />
      )}
    </div>
  )
}
