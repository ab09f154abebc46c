import { insuranceSaveFailed } from '@tradelane/contract/insurance/calls'
import type { WirePolicy } from '@tradelane/contract/insurance/policy'
import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { showRefusedFields, useContractForm } from '../../../../lib/forms/use-contract-form.ts'
import { ApiError, withRequestId } from '../../../../lib/net/api-error.ts'
import { findFormDraft, useFormDraft } from '../../../../lib/wizard/use-form-draft.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { Button } from '../../../../ui/button.tsx'
import { LeaveGuard } from '../../../../ui/dialogs/leave-guard.tsx'
import { toast } from '../../../../ui/toast.ts'
import { WizardActions } from '../../../../ui/wizard/wizard.tsx'
import { type DetailsValues, detailsForm, readyForm } from '../parts/details-values.ts'
import { pricesShown, usePremium } from '../parts/use-premium.ts'
import { ChangingNote } from './changing-note.tsx'
import { ClauseChoice } from './clause-choice.tsx'
import { GoodsFields } from './goods-fields.tsx'
import { detailsStep, policyHolderStep, summaryStep } from './insurance-steps.ts'
import { InsuranceWizard } from './insurance-wizard.tsx'
import { CoverFields, JourneyFields } from './journey-fields.tsx'
import { PremiumCard } from './premium-card.tsx'
import { PremiumLine } from './premium-line.tsx'
import { ReasonField } from './reason-field.tsx'
import { TermsFields } from './terms-fields.tsx'
import { useInsuranceAddress } from './use-insurance-address.ts'
import { useSaveDetails } from './writes.ts'

type DetailsFormProps = {
  policy: WirePolicy | undefined
  values: DetailsValues
  requestId: string | undefined
}

export function DetailsForm({ policy, values, requestId }: DetailsFormProps) {
  const { go } = useInsuranceAddress()
  const { form, save, isDirty, isSaving, refusal } = useDetails({ policy, values, requestId })
  const premium = usePremium(form.watch())
  return (
    <FormProvider {...form}>
      <InsuranceWizard
        reached={policy ? summaryStep : detailsStep}
        policy={policy}
        summary={<PremiumCard {...premium} />}
      >
        <form noValidate onSubmit={save} className="grid gap-5">
          {policy && <ChangingNote policy={policy} />}
          <div className="grid gap-5 sm:grid-cols-2">
            <GoodsFields />
            <JourneyFields />
          </div>
          <ClauseChoice
            priced={premium.premium ? pricesShown(premium.premium) : []}
            chosen={premium.clause}
          />
          <div className="grid gap-5 sm:grid-cols-2">
            <CoverFields />
            <TermsFields />
          </div>
          <PremiumLine {...premium} />
          <ReasonField referrals={premium.premium?.referrals ?? []} />
          {refusal && (
            <Banner tone="lost" isAlert>
              {refusal}
            </Banner>
          )}
          <WizardActions
            back={<Button onClick={() => void go(policyHolderStep)}>Back</Button>}
            next={
              <Button type="submit" tone="main" isBusy={isSaving} busyText="Submitting..">
                Submit
              </Button>
            }
          />
        </form>
      </InsuranceWizard>
      <LeaveGuard isDirty={isDirty} />
    </FormProvider>
  )
}

const fieldOrder = [
  'category_of_goods',
  'description_of_goods',
  'invoice_amount',
  'volume_of_goods',
  'place_of_origin',
  'origin_countrycode',
  'place_of_destination',
  'destination_countrycode',
  'type_of_insurance_cover',
  'valid_from',
  'valid_to',
  'freight_amount',
  'customer_reason',
] as const

/** The form, stored in this tab until it is saved, and the result of saving. */
function useDetails({ policy, values, requestId }: DetailsFormProps) {
  const { go } = useInsuranceAddress()
  const saving = useSaveDetails()
  const [refusal, setRefusal] = useState<string>()
  const owner = policy?.insurance_id ?? JSON.stringify([values.shipment_id, values.logistics_id, requestId])
  const form = useContractForm(detailsForm, {
    ...values,
    ...findFormDraft<DetailsValues>('insurance-details', owner)?.values,
    insured_details_id: values.insured_details_id,
  })
  // Of several faults the first is focused: first in this order, which is the screen's.
  for (const name of fieldOrder) form.register(name)
  const draft = useFormDraft(form, { name: 'insurance-details', owner, saved: values })
  const save = form.handleSubmit(async () => {
    setRefusal(undefined)
    try {
      const body = readyForm(form.getValues())
      const { message, insurance_id } = await saving.mutateAsync({ id: policy?.insurance_id, body })
      draft.clear()
      toast.success(message)
      await go(summaryStep, { insuranceId: insurance_id, new: undefined, request: undefined })
    } catch (error) {
      if (showRefusedFields(form, error)) return
      if (error instanceof ApiError && error.status < 500) setRefusal(error.message)
      toast.error(withRequestId(insuranceSaveFailed, error))
    }
  })
  return { form, save, isDirty: draft.isDirty, isSaving: saving.isPending, refusal }
}
