import {
  financePartners,
  financeTerms,
  savedTerms,
  type WirePartnerTerms,
} from '@tradelane/contract/finance-partners/calls'
import { showRefusedFields, useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { LeaveGuard } from '../../../ui/dialogs/leave-guard.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { SavingTrouble, type Since } from '../../../ui/forms/saved-since.tsx'
import { StaffFields } from '../../../ui/forms/staff-fields.tsx'
import { toast } from '../../../ui/toast.ts'
import { CurrencyTerms, type TermsForm as TermsFormState } from './currency-terms.tsx'
import { useSaveTerms } from './finance-partner-queries.ts'
import { TermNumber, termNumbers } from './term-number.tsx'

/** Sends the version that it was opened with, so that another person's newer version is not overwritten unseen. */
export function TermsForm({ opened, since }: { opened: WirePartnerTerms; since: Since | undefined }) {
  const { finance_partner_name, saved_by, saved_at, ...editable } = opened
  const form = useContractForm(savedTerms, editable)
  const { formState } = form
  const saving = useSaveTerms()
  const save = form.handleSubmit(async () => {
    try {
      const { message } = await saving.mutateAsync(form.getValues())
      form.reset(form.getValues())
      toast.success(message)
    } catch (error) {
      showRefusedFields(form, error)
    }
  })
  return (
    <Card title="Terms">
      <LeaveGuard isDirty={formState.isDirty} />
      <form noValidate onSubmit={save} className="grid gap-5">
        <StaffFields call={financePartners.save}>
          <div className="grid gap-5 sm:grid-cols-2">
            {termNumbers.map((name) => (
              <TermNumber key={name} form={form} name={name} />
            ))}
          </div>
          <FinanceTerms form={form} />
          <CurrencyTerms form={form} />
          <SavingTrouble since={since} form={formState} saving={saving} />
          <div className="flex justify-end">
            <Button type="submit" tone="main" isBusy={saving.isPending} busyText="Saving…">
              Save version {opened.version + 1}
            </Button>
          </div>
        </StaffFields>
      </form>
    </Card>
  )
}

/** The days that the partner offers. */
function FinanceTerms({ form: { watch, setValue, formState } }: { form: TermsFormState }) {
  const chosen = watch('finance_terms')
  const choose = (days: (typeof financeTerms)[number], isChosen: boolean) => {
    const next = financeTerms.filter((one) => (one === days ? isChosen : chosen.includes(one)))
    setValue('finance_terms', next, { shouldDirty: true, shouldValidate: formState.isSubmitted })
  }
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-medium">Finance terms</legend>
      {financeTerms.map((days, index) => (
        <Checkbox
          key={days}
          label={`${days} days`}
          checked={chosen.includes(days)}
          onChange={({ target }) => choose(days, target.checked)}
          error={index === 0 ? formState.errors.finance_terms?.message : undefined}
        />
      ))}
    </fieldset>
  )
}
