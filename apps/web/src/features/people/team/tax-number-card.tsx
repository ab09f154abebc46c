import { companyTaxNumber } from '@tradelane/contract/team/calls'
import { showRefusedFields, useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { messageOf } from '../../../lib/net/api-error.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Card } from '../../../ui/card.tsx'
import { DialogButton } from '../../../ui/dialogs/dialog-button.tsx'
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import { toast } from '../../../ui/toast.ts'
import { useSaveTaxNumber } from './team-queries.ts'

type TaxNumberCardProps = { taxNumber: string; isOwner: boolean }

/** What invoices name the company with, beside its registration number. */
export function TaxNumberCard({ taxNumber, isOwner }: TaxNumberCardProps) {
  return (
    <Card
      title="Tax number"
      action={
        isOwner && (
          <DialogButton size="sm" text={taxNumber ? 'Change tax number' : 'Add tax number'}>
            {(close) => <TaxNumberDialog taxNumber={taxNumber} onClose={close} />}
          </DialogButton>
        )
      }
    >
      <p>
        {taxNumber ? (
          <>
            Your invoices name your company with <strong className="num">{taxNumber}</strong>.
          </>
        ) : (
          'Not given. Your invoices name your company with its registration number only.'
        )}
      </p>
    </Card>
  )
}

function TaxNumberDialog({ taxNumber, onClose }: { taxNumber: string; onClose: () => void }) {
  const form = useContractForm(companyTaxNumber, { tax_number: taxNumber })
  const { errors } = form.formState
  const saving = useSaveTaxNumber()
  const save = form.handleSubmit((body) =>
    saving.mutate(body, {
      onSuccess: ({ message }) => {
        onClose()
        toast.success(message ?? 'Saved.')
      },
      onError: (error) => showRefusedFields(form, error),
    }),
  )
  return (
    <FormDialog
      title="Tax number"
      lead="We print it on invoices from now on, as the buyer’s."
      onClose={onClose}
      onSubmit={() => void save()}
      submitText="Save"
      busyText="Saving…"
      isBusy={saving.isPending}
    >
      <div className="grid gap-5">
        <TextInput
          label="Tax number"
          isOptional
          help="Of VAT, GST or income tax, as your country writes it. Leave it empty to delete it."
          autoComplete="off"
          autoCapitalize="characters"
          error={errors.tax_number?.message}
          {...form.register('tax_number')}
        />
        {saving.error && !errors.tax_number && (
          <Banner tone="lost" isAlert>
            {messageOf(saving.error)}
          </Banner>
        )}
      </div>
    </FormDialog>
  )
}
