import { officeCustomsActions } from '@tradelane/contract/shipments/actions'
import { namesOfMissing } from '@tradelane/contract/shipments/customs-asks'
import { declaredClearance, officeBookings } from '@tradelane/contract/shipments/office-calls'
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts'
import { messageOf } from '../../../../lib/net/api-error.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx'
import { DialogButton } from '../../../../ui/dialogs/dialog-button.tsx'
import { FormDialog } from '../../../../ui/dialogs/form-dialog.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { OfficeAction } from '../../../../ui/records/office-action.tsx'
import { toast } from '../../../../ui/toast.ts'
import type { BookingDetail } from '../parts/booking-queries.ts'
import { useClearGoods, useDeclareGoods } from './office-booking-queries.ts'

type ClearGoodsProps = { detail: BookingDetail }

/** What the back office can do next for the customs clearance. */
export function ClearGoods({ detail: { logistics, clearance, corrections, may } }: ClearGoodsProps) {
  if (!clearance) return null
  const { state, bill, asks, has_codes } = clearance
  // Codes that nobody can add any more are not waited for.
  const mayAddCodes = Boolean(corrections?.is_open || corrections?.waiting || may.correct_late)
  const missing = namesOfMissing(asks, !has_codes && mayAddCodes)
  const record = { state, payment: bill?.payment, booking: logistics.state, missing }
  const { logistics_id } = logistics
  return (
    <>
      <OfficeAction call={officeBookings.declare} action={officeCustomsActions.declare} record={record}>
        {(closed) => (
          <DialogButton tone="main" text="Record the declaration" closed={closed}>
            {(close) => <DeclareDialog logisticsId={logistics_id} onClose={close} />}
          </DialogButton>
        )}
      </OfficeAction>
      <OfficeAction call={officeBookings.clear} action={officeCustomsActions.release} record={record}>
        {(closed) => (
          <DialogButton tone="main" text="Record the release" closed={closed}>
            {(close) => (
              <Release logisticsId={logistics_id} declared={clearance.declaration_number} onClose={close} />
            )}
          </DialogButton>
        )}
      </OfficeAction>
    </>
  )
}

type ReleaseProps = { logisticsId: string; declared: string | null; onClose: () => void }

function Release({ logisticsId: logistics_id, declared, onClose }: ReleaseProps) {
  const clearing = useClearGoods()
  return (
    <ConfirmDialog
      title="Has customs released the goods?"
      lead={`Declaration ${declared}. The customer is notified.`}
      tone="main"
      confirmText="Record the release"
      busyText="Recording…"
      send={() => clearing.mutateAsync({ logistics_id })}
      onClose={onClose}
    />
  )
}

function DeclareDialog({ logisticsId, onClose }: { logisticsId: string; onClose: () => void }) {
  const declaring = useDeclareGoods()
  const form = useContractForm(declaredClearance, { logistics_id: logisticsId, declaration_number: '' })
  const send = form.handleSubmit(async (values) => {
    const { message } = await declaring.mutateAsync(values)
    toast.success(message ?? 'The declaration has been recorded.')
    onClose()
  })
  return (
    <FormDialog
      title="Record the declaration"
      lead="The number that customs gave the declaration. The customer sees it."
      submitText="Record"
      busyText="Recording…"
      isBusy={declaring.isPending}
      onSubmit={() => void send().catch(() => undefined)}
      onClose={onClose}
    >
      <div className="grid gap-5">
        <TextInput
          label="Declaration number"
          maxLength={40}
          error={form.formState.errors.declaration_number?.message}
          {...form.register('declaration_number')}
        />
        {declaring.error && (
          <Banner tone="lost" isAlert>
            {messageOf(declaring.error)}
          </Banner>
        )}
      </div>
    </FormDialog>
  )
}
