import { useSuspenseQuery } from '@tanstack/react-query'
import type { WireSmartEscrow } from '@tradelane/contract/smart-escrow/calls'
import { defaultInspectionDays, mostInspectionDays } from '@tradelane/contract/smart-escrow/document-kinds'
import { mostBlocks, percentFault } from '@tradelane/contract/smart-escrow/options'
import { Plus } from 'lucide-react'
import type { FormEvent } from 'react'
import { Controller, FormProvider, type UseFormReturn, useFieldArray, useForm } from 'react-hook-form'
import { Navigate } from 'react-router'
import { useLiveFaults } from '../../../../lib/forms/use-live-faults.ts'
import { Button } from '../../../../ui/button.tsx'
import { LeaveGuard } from '../../../../ui/dialogs/leave-guard.tsx'
import { NumberField } from '../../../../ui/forms/number-field.tsx'
import { WizardActions } from '../../../../ui/wizard/wizard.tsx'
import { escrowQuery } from '../parts/escrow-queries.ts'
import { BlockFields } from './block-fields.tsx'
import { type BlocksValues, blocksOf, bodyWithBlocks, emptyBlock, fieldOf } from './blocks-values.ts'
import { faultsOf } from './details-values.ts'
import { EscrowWizard } from './escrow-wizard.tsx'
import { useEscrowAddress } from './use-escrow-address.ts'
import { useSaveEscrow } from './use-save-escrow.ts'

/** /smart-escrow/conditions: the blocks of the money, with documents, conditions and approvers. */
export function ConditionsStep() {
  const { smart_escrow_id, addressOf } = useEscrowAddress()
  if (smart_escrow_id === '') return <Navigate to={addressOf('sender-beneficiary')} replace />
  return <SavedConditions id={smart_escrow_id} />
}

function SavedConditions({ id }: { id: string }) {
  const { data } = useSuspenseQuery(escrowQuery(id))
  const { smart_escrow: escrow } = data
  if (escrow.status !== 'draft') return <Navigate to={`/smart-escrow/escrows/${id}`} replace />
  return <ConditionsForm escrow={escrow} />
}

function ConditionsForm({ escrow }: { escrow: WireSmartEscrow }) {
  const address = useEscrowAddress()
  const form = useForm<BlocksValues>({ defaultValues: blocksOf(escrow) })
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'blocks' })
  const { isValid, ref } = useLiveFaults(form, () => blockFaults(escrow, form.getValues()))
  const saving = useSaveEscrow()
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (!isValid()) return
    const body = bodyWithBlocks(escrow, form.getValues())
    saving.save({ body, id: escrow.smart_escrow_id, form, fieldOf }, (smart_escrow_id) => {
      form.reset(form.getValues())
      address.go('summary', { smart_escrow_id })
    })
  }
  return (
    <EscrowWizard step="conditions" isFull={escrow.condition_based_payment === 1}>
      <FormProvider {...form}>
        <form ref={ref} onSubmit={save} noValidate className="grid gap-6">
          {fields.map((field, index) => (
            <BlockFields key={field.id} index={index} {...(index > 0 && { onRemove: () => remove(index) })} />
          ))}
          <Sum percentages={form.watch('blocks').map(({ percent }) => Number(percent) || 0)} />
          {fields.length < mostBlocks && (
            <div>
              <Button onClick={() => append(emptyBlock)}>
                <Plus size={16} aria-hidden />
                Add partial payment
              </Button>
            </div>
          )}
          <InspectionDays form={form} />
          <WizardActions
            back={<Back escrow={escrow} />}
            next={
              <Button type="submit" tone="main" isBusy={saving.isPending} busyText="Saving…">
                Next
              </Button>
            }
          />
        </form>
      </FormProvider>
      <LeaveGuard isDirty={form.formState.isDirty && !saving.isPending && !saving.isSuccess} />
    </EscrowWizard>
  )
}

const blockFaults = (escrow: WireSmartEscrow, values: BlocksValues): Record<string, string> =>
  Object.fromEntries(
    Object.entries(faultsOf(bodyWithBlocks(escrow, values))).map(([path, message]) => [
      fieldOf(path),
      message,
    ]),
  )

function Back({ escrow }: { escrow: WireSmartEscrow }) {
  const { go } = useEscrowAddress()
  const details = {
    beneficiaryId: escrow.beneficiary_id,
    beneficiaryAccountId: escrow.beneficiary_account_id,
    condition_based_payment: escrow.condition_based_payment === 1 ? '1' : '',
  }
  return <Button onClick={() => go('details', details)}>Back</Button>
}

const Sum = ({ percentages }: { percentages: number[] }) => (
  <p className="text-ink-2" aria-live="polite">
    {percentFault(percentages) ?? 'The blocks add up to 100 %.'}
  </p>
)

/** Of every block: how long the approver has for a document that the seller presents. */
const InspectionDays = ({ form }: { form: UseFormReturn<BlocksValues> }) => (
  <Controller
    control={form.control}
    name="inspectionDays"
    render={({ field, fieldState }) => (
      <NumberField
        {...field}
        label="Inspection days"
        isOptional
        unit="days"
        help={`1 to ${mostInspectionDays}. If a presented document is not decided by then, and not before its examination is due, it is accepted if it has no difference, and refused otherwise. Without your number: ${defaultInspectionDays} days.`}
        error={fieldState.error?.message}
      />
    )}
  />
)
