import { newInsured } from '@tradelane/contract/insurance/insured'
import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { showRefusedFields, useContractForm } from '../../../../lib/forms/use-contract-form.ts'
import { ApiError, withRequestId } from '../../../../lib/net/api-error.ts'
import { findFormDraft, useFormDraft } from '../../../../lib/wizard/use-form-draft.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { Button, LinkButton } from '../../../../ui/button.tsx'
import { LeaveGuard } from '../../../../ui/dialogs/leave-guard.tsx'
import { toast } from '../../../../ui/toast.ts'
import { WizardActions } from '../../../../ui/wizard/wizard.tsx'
import type { InsuredPage } from '../parts/insurance-queries.ts'
import { detailsStep } from './insurance-steps.ts'
import { InsuredFields } from './insured-fields.tsx'
import {
  emptyInsured,
  type InsuredValues,
  insuredBodyOf,
  insuredValuesOf,
  isSaved,
  recordChanged,
} from './insured-values.ts'
import { useInsuranceAddress } from './use-insurance-address.ts'
import { useSaveInsured } from './writes.ts'

/** Who is insured: the policyholder, or somebody else. */
export function InsuredForm({ page: { policy_holder: holder, insured } }: { page: InsuredPage }) {
  const address = useInsuranceAddress()
  const saving = useSaveInsured()
  const [refusal, setRefusal] = useState<string>()
  const saved = insured ? insuredValuesOf(insured) : emptyInsured
  const form = useContractForm(newInsured, {
    ...saved,
    ...findFormDraft<InsuredValues>('insured', '')?.values,
  })
  const draft = useFormDraft(form, { name: 'insured', owner: '', saved })
  const save = form.handleSubmit(async (given) => {
    const values = { ...emptyInsured, ...given }
    try {
      // What is there already is not saved again: while it is quoted nothing of it may change.
      const insuredDetailsId =
        insured && isSaved(insured, values)
          ? insured.insured_details_id
          : await saving.mutateAsync({
              id: recordChanged(address, insured, values),
              body: insuredBodyOf(values),
            })
      draft.clear()
      await address.go(detailsStep, { insuredDetailsId })
    } catch (error) {
      if (showRefusedFields(form, error)) return
      if (error instanceof ApiError && error.status < 500) setRefusal(error.message)
      toast.error(withRequestId('Something went wrong please try again', error))
    }
  })
  return (
    <FormProvider {...form}>
      <form aria-labelledby="insured" noValidate onSubmit={save}>
        <h3 id="insured" className="mb-4 text-base font-semibold">
          Insured
        </h3>
        <InsuredFields holder={holder} />
        {refusal && (
          <div className="mt-5">
            <Banner tone="lost" isAlert>
              {refusal}
            </Banner>
          </div>
        )}
        <WizardActions
          back={<LinkButton to="/insurance/policies">Cancel</LinkButton>}
          next={
            <Button type="submit" tone="main" isBusy={saving.isPending} busyText="Saving…">
              Save and Next
            </Button>
          }
        />
      </form>
      <LeaveGuard isDirty={draft.isDirty} />
    </FormProvider>
  )
}
