import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { showRefusedFields } from '../../../../lib/forms/use-contract-form.ts'
import { messageOf } from '../../../../lib/net/api-error.ts'
import { toast } from '../../../../ui/toast.ts'
import { useSaveClaim, useSubmitClaim } from '../parts/claim-queries.ts'
import { type ClaimValues, claimBodyOf, lackingOf, type StartedClaim } from '../parts/claim-values.ts'
import { useKeptDocuments } from './use-kept-documents.ts'

/** The form of a claim, saved as a draft or submitted. */
export function useClaim(started: StartedClaim) {
  const navigate = useNavigate()
  const form = useForm<ClaimValues>({ defaultValues: started.values })
  const saving = useSaveClaim()
  const submitting = useSubmitClaim()
  const [refusal, setRefusal] = useState<string>()
  const documents = useKeptDocuments(started, form, setRefusal)
  // Read during rendering, so that react-hook-form subscribes to it.
  void form.formState.isDirty

  const attempt = async (send: (body: ReturnType<typeof claimBodyOf>) => Promise<void>) => {
    if (saving.isPending || submitting.isPending) return
    setRefusal(undefined)
    form.clearErrors()
    try {
      await documents.inTurn((draft) => send(claimBodyOf({ ...started, draft, values: form.getValues() })))
    } catch (error) {
      if (!showRefusedFields(form, error)) setRefusal(messageOf(error))
    }
  }
  const save = () =>
    attempt(async (body) => {
      const draft = await saving.mutateAsync(body)
      form.reset(form.getValues())
      documents.wasSaved(form.getValues(), draft)
      toast.success('Saved as draft')
      if (!started.draft.claimId) await navigate(`/insurance/claims/${draft.claimId}`, { replace: true })
    })
  const submit = async () => {
    const lacking = lackingOf(form.getValues())
    form.clearErrors()
    for (const [index, [name, message]] of lacking.entries()) {
      form.setError(name, { type: 'required', message }, { shouldFocus: index === 0 })
    }
    if (lacking.length > 0) return
    await attempt(async (body) => {
      const { claim_id, message } = await submitting.mutateAsync({
        body,
        onSaved: (draft) => documents.wasSaved(form.getValues(), draft),
      })
      form.reset(form.getValues())
      toast.success(message)
      await navigate(`/insurance/claims/${claim_id}`, { replace: true })
    })
  }
  const { keep } = documents
  return { form, refusal, save, submit, keep, isSaving: saving.isPending, isSubmitting: submitting.isPending }
}
