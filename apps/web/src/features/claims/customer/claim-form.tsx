import { type FormEvent, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { showRefusedFields } from '../../../lib/forms/use-contract-form.ts'
import { messageOf } from '../../../lib/net/api-error.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { LeaveGuard } from '../../../ui/leave-guard.tsx'
import { toast } from '../../../ui/toast.ts'
import { type ClaimValues, claimBodyOf, lackingOf } from '../parts/claim-values.ts'
import { useSaveClaim, useSubmitClaim } from '../parts/queries.ts'
import { ClaimFields } from './claim-fields.tsx'

type ClaimFormProps = { claimId: string | undefined; insuranceId: string; values: ClaimValues }

/** A loss as it is reported: saved as far as it is known, sent once it is complete. */
export function ClaimForm({ claimId, insuranceId, values }: ClaimFormProps) {
  const { form, refusal, save, submit, isSaving, isSubmitting } = useClaim({ claimId, insuranceId, values })
  const send = (event: FormEvent) => {
    event.preventDefault()
    void submit()
  }
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={send} className="max-w-form">
        <Card>
          <ClaimFields />
          {refusal && (
            <div className="mt-5">
              <Banner tone="lost" isAlert>
                {refusal}
              </Banner>
            </div>
          )}
          <div className="mt-6 flex flex-wrap justify-end gap-3 border-t border-line pt-5">
            <Button isBusy={isSaving} busyText="Saving…" onClick={() => void save()}>
              Save as draft
            </Button>
            <Button type="submit" tone="main" isBusy={isSubmitting} busyText="Submitting…">
              Submit claim
            </Button>
          </div>
        </Card>
      </form>
      <LeaveGuard isDirty={form.formState.isDirty} />
    </FormProvider>
  )
}

function useClaim({ claimId, insuranceId, values }: ClaimFormProps) {
  const navigate = useNavigate()
  const form = useForm<ClaimValues>({ defaultValues: values })
  const saving = useSaveClaim()
  const submitting = useSubmitClaim()
  const [refusal, setRefusal] = useState<string>()
  // Read during rendering, so that react-hook-form subscribes to it.
  void form.formState.isDirty

  const attempt = async (send: (body: ReturnType<typeof claimBodyOf>) => Promise<void>) => {
    if (saving.isPending || submitting.isPending) return
    setRefusal(undefined)
    form.clearErrors()
    try {
      await send(claimBodyOf({ claimId, insuranceId }, form.getValues()))
    } catch (error) {
      if (!showRefusedFields(form, error)) setRefusal(messageOf(error))
    }
  }
  const save = () =>
    attempt(async (body) => {
      const id = await saving.mutateAsync(body)
      form.reset(form.getValues())
      toast.success('Saved as draft')
      if (!claimId) await navigate(`/insurance/claims/${id}`, { replace: true })
    })
  const submit = async () => {
    const lacking = lackingOf(form.getValues())
    form.clearErrors()
    for (const [index, [name, message]] of lacking.entries()) {
      form.setError(name, { type: 'required', message }, { shouldFocus: index === 0 })
    }
    if (lacking.length > 0) return
    await attempt(async (body) => {
      const { claim_id, message } = await submitting.mutateAsync(body)
      form.reset(form.getValues())
      toast.success(message)
      await navigate(`/insurance/claims/${claim_id}`, { replace: true })
    })
  }
  return { form, refusal, save, submit, isSaving: saving.isPending, isSubmitting: submitting.isPending }
}
