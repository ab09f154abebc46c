import { messages } from '@tradelane/contract/quality-assurance/rules'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { useAddressParam } from '../../../../lib/browser/use-address-param.ts'
import { ApiError, messageOf } from '../../../../lib/net/api-error.ts'
import { findFormDraft, useFormDraft } from '../../../../lib/wizard/use-form-draft.ts'
import { useFormSteps } from '../../../../lib/wizard/use-form-steps.ts'
import { toast } from '../../../../ui/toast.ts'
import { useSaveOrder, useSubmitOrder } from '../parts/inspection-queries.ts'
import { detailsStep, initiateStep, steps, summaryStep } from './order-steps.ts'
import { bodyOf, faultsOf, type OrderValues, orderResolver } from './order-values.ts'

const gone: readonly string[] = ['ILLEGAL_STATE', 'NOT_FOUND']

/** One order from its first field to its submission; a reload keeps what was typed. */
export function useOrder(start: OrderValues) {
  const { form, values, place, kept } = useOrderForm(start)
  const saving = useSaveOrder()
  const submitting = useSubmitOrder()
  const navigate = useNavigate()
  const [refusal, setRefusal] = useState<string>()
  const [sent, setSent] = useState<{ id: string; message: string }>()

  const refuse = (error: unknown) => {
    // The summary has no fields, and another address begins without the errors of this one.
    if (place.step !== summaryStep && place.refuse(error)) return
    // Its draft was submitted or cancelled elsewhere: what is in the form is a draft of its own again.
    if (error instanceof ApiError && gone.includes(error.code)) form.setValue('quality_assurance_id', '')
    setRefusal(messageOf(error, messages.draftFailed))
  }
  const store = () =>
    saving.mutateAsync({ id: form.getValues('quality_assurance_id'), body: bodyOf(form.getValues()) })

  const saveDraft = async () => {
    if (saving.isPending) return
    setRefusal(undefined)
    try {
      const { quality_assurance_id: id, message } = await store()
      form.setValue('quality_assurance_id', id)
      kept.clear()
      toast.success(message)
      await navigate({ search: addressWith(id) }, { replace: true, preventScrollReset: true })
    } catch (error) {
      toast.error(messageOf(error, messages.draftFailed))
      refuse(error)
    }
  }
  const submit = async () => {
    if (saving.isPending || submitting.isPending) return
    setRefusal(undefined)
    if (!(await place.advance(steps.length))) return
    try {
      const { quality_assurance_id: id } = await store()
      form.setValue('quality_assurance_id', id)
      const { message } = await submitting.mutateAsync(id)
      kept.clear()
      setSent({ id, message })
    } catch (error) {
      refuse(error)
    }
  }
  return {
    form,
    values,
    place,
    saveDraft,
    submit,
    sent,
    refusal,
    isDirty: kept.isDirty,
    isSaving: saving.isPending && !submitting.isPending,
    isSubmitting: submitting.isPending,
  }
}

/** The parameters of this page, with the saved draft in place of the booking or the request that it began with. */
function addressWith(id: string): string {
  const search = new URLSearchParams(window.location.search)
  search.set('quality_assurance_id', id)
  search.delete('logistics_id')
  search.delete('request')
  return search.toString()
}

/** The form, the step that is shown, and what the tab keeps of it. */
function useOrderForm(start: OrderValues) {
  const [requestId = ''] = useAddressParam('request')
  const owner = start.quality_assurance_id || start.logistics_id || requestId
  const draft = findFormDraft<OrderValues>('inspection', owner)
  const form = useForm<OrderValues>({
    defaultValues: { ...start, ...draft?.values },
    resolver: orderResolver,
  })
  const values = useWatch({ control: form.control }) as OrderValues
  const isWhole = Object.keys(faultsOf(values)).length === 0
  const place = useFormSteps(form, steps, {
    start: owner ? detailsStep : initiateStep,
    furthest: isWhole ? summaryStep : detailsStep,
  })
  const kept = useFormDraft(form, { name: 'inspection', owner, saved: start, step: place.step })
  return { form, values, place, kept }
}
