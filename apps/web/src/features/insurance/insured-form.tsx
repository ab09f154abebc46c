import { newInsured } from '@tradelane/contract/insured'
import { useEffect } from 'react'
import { FormProvider } from 'react-hook-form'
import { showRefusedFields, useContractForm } from '../../lib/use-contract-form.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { WizardActions } from '../../ui/wizard.tsx'
import { detailsStep } from './insurance-steps.ts'
import { InsuredFields } from './insured-fields.tsx'
import {
  emptyInsured,
  type InsuredValues,
  insuredBodyOf,
  insuredValuesOf,
  recordChanged,
} from './insured-values.ts'
import type { InsuredPage } from './queries.ts'
import { dropFromTab, findInTab, keepInTab } from './tab-memory.ts'
import { useInsuranceAddress } from './use-insurance-address.ts'
import { useSaveInsured } from './writes.ts'

const place = 'insurance-insured'

/** Who is insured: the policy holder, or somebody else. */
export function InsuredForm({ page: { policy_holder: holder, insured } }: { page: InsuredPage }) {
  const address = useInsuranceAddress()
  const saving = useSaveInsured()
  const form = useContractForm(newInsured, {
    ...(insured ? insuredValuesOf(insured) : emptyInsured),
    ...findInTab<InsuredValues>(place),
  })
  const { subscribe } = form
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keepInTab(place, values) }),
    [subscribe],
  )
  const save = form.handleSubmit(async (given) => {
    const values = { ...emptyInsured, ...given }
    try {
      const id = recordChanged(address.insuredDetailsId, insured, values)
      const insuredDetailsId = await saving.mutateAsync({ id, body: insuredBodyOf(values) })
      dropFromTab(place)
      await address.go(detailsStep, { insuredDetailsId })
    } catch (error) {
      if (!showRefusedFields(form, error)) toast.error('Something went wrong please try again')
    }
  })
  return (
    <FormProvider {...form}>
      <form aria-labelledby="insured" noValidate onSubmit={save}>
        <h3 id="insured" className="mb-4 text-base font-semibold">
          Insured
        </h3>
        <InsuredFields holder={holder} />
        <WizardActions
          back={<LinkButton to="/insurance/policies">Cancel</LinkButton>}
          next={
            <Button type="submit" tone="main" isBusy={saving.isPending} busyText="Saving…">
              Save and Next
            </Button>
          }
        />
      </form>
    </FormProvider>
  )
}
