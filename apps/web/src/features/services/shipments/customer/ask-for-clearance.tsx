import { promised } from '@tradelane/contract/lifecycle/promises'
import { isOpenCase } from '@tradelane/contract/quote-desk/states'
import { clearanceActions } from '@tradelane/contract/shipments/actions'
import { requestedClearance } from '@tradelane/contract/shipments/calls'
import type { ReactNode } from 'react'
import { Controller } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { showRefusedFields, useContractForm } from '../../../../lib/forms/use-contract-form.ts'
import { messageOf } from '../../../../lib/net/api-error.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { DialogButton } from '../../../../ui/dialogs/dialog-button.tsx'
import { FormDialog } from '../../../../ui/dialogs/form-dialog.tsx'
import { MoneyField } from '../../../../ui/forms/money-field.tsx'
import { TextArea } from '../../../../ui/forms/text-input.tsx'
import { RecordAction } from '../../../../ui/records/record-action.tsx'
import { toast } from '../../../../ui/toast.ts'
import { type BookingDetail, useRequestClearance } from '../parts/booking-queries.ts'

type AskForClearanceProps = { detail: BookingDetail }

/** Of a booking that was made without customs clearance. What became of a request has a card of its own. */
export function AskForClearance({ detail }: AskForClearanceProps) {
  const { logistics, clearing } = detail
  const { request, ...facts } = clearing
  const { is_ordered, crosses_border } = facts
  const is_asked = request !== null && isOpenCase(request.state)
  if (is_ordered || !crosses_border || is_asked) return null
  const { state } = logistics
  return (
    <RecordAction action={clearanceActions.ask} record={{ ...facts, state, is_asked }}>
      {(closed) => (
        <DialogButton text="Ask for customs clearance" closed={closed && linked(closed)}>
          {(close) => <AskDialog detail={detail} onClose={close} />}
        </DialogButton>
      )}
    </RecordAction>
  )
}

const card = '“Parties and goods”'

/** On a phone the card that a reason names is far below. */
function linked(reason: string): ReactNode {
  const [before, after] = reason.split(card)
  if (after === undefined) return reason
  return (
    <>
      {before}
      <a className="text-link" href="#parties">
        {card}
      </a>
      {after}
    </>
  )
}

function AskDialog({ detail, onClose }: AskForClearanceProps & { onClose: () => void }) {
  const { logistics, cargo } = detail
  const navigate = useNavigate()
  const asking = useRequestClearance()
  const form = useContractForm(requestedClearance, {
    logistics_id: logistics.logistics_id,
    invoice_amount: cargo.invoice_amount === null ? '' : String(cargo.invoice_amount),
  })
  const { errors } = form.formState
  const send = form.handleSubmit(async (asked) => {
    const { message, case_id } = await asking.mutateAsync(asked)
    toast.success(message)
    onClose()
    void navigate(`/offers/${case_id}`)
  })
  return (
    <FormDialog
      title="Ask for customs clearance"
      lead={`Our desk sends you an offer in ${promised('offerQuotes')}. Nothing is ordered until you accept it. Import duty and tax are not included.`}
      submitText="Send request"
      busyText="Sending…"
      isBusy={asking.isPending}
      onSubmit={() => void send().catch((error: unknown) => showRefusedFields(form, error))}
      onClose={onClose}
    >
      <div className="grid gap-5">
        <GoodsValue form={form} />
        <TextArea
          label="Note"
          isOptional
          maxLength={2000}
          error={errors.note?.message}
          {...form.register('note', { setValueAs: (text?: string) => text?.trim() || undefined })}
        />
        {asking.error && (
          <Banner tone="lost" isAlert>
            {messageOf(asking.error)}
          </Banner>
        )}
      </div>
    </FormDialog>
  )
}

type RequestForm = ReturnType<typeof useContractForm<RequestInput, RequestInput>>
type RequestInput = Parameters<ReturnType<typeof useRequestClearance>['mutateAsync']>[0]

function GoodsValue({ form }: { form: Pick<RequestForm, 'control'> }) {
  return (
    <Controller
      control={form.control}
      name="invoice_amount"
      render={({ field, fieldState }) => (
        <MoneyField
          label="Value of the goods"
          help="The price on the commercial invoice"
          {...field}
          value={String(field.value ?? '')}
          currency="USD"
          error={fieldState.error?.message}
        />
      )}
    />
  )
}
