import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { ApiError, messageOf } from '../../../../lib/net/api-error.ts'
import { fundingApplication } from '../../../../lib/queries/factoring-papers.ts'
import { useMay } from '../../../../lib/session/roles.ts'
import { furthestStep } from '../../../../lib/wizard/steps.ts'
import { findFormDraft, useFormDraft } from '../../../../lib/wizard/use-form-draft.ts'
import { useFormSteps } from '../../../../lib/wizard/use-form-steps.ts'
import { initiateStep, summaryStep } from '../factoring-steps.ts'
import type { Sent } from '../sent-dialog.tsx'
import type { AskedFunding } from './asked-funding.ts'
import { useSaveFunding } from './fund-queries.ts'
import { fundSteps } from './fund-steps.ts'
import { emptyFunding, type FundValues, fundResolver, fundSchema } from './fund-values.ts'
import { useOffer } from './use-offer.ts'

const submittedBy = 'An owner or an approver of your company can submit it.'
const gone: readonly string[] = ['ILLEGAL_STATE', 'NOT_FOUND']

/** Owners and preparers change a draft, owners and approvers submit it. */
function useFundingRights(isStored: boolean) {
  const mayPrepare = useMay('preparer')
  const mayApprove = useMay('approver')
  return { mayChange: mayPrepare || !isStored, isApprover: mayApprove && (mayPrepare || isStored) }
}

/** One invoice from its first field to its submission; a reload keeps what was typed. */
export function useFunding(saved: FundValues | undefined, asked: AskedFunding | undefined) {
  // The draft of a form belongs to the tab; that of a stored one, to it.
  const owner = saved?.invoice_factoring_id ?? asked?.requestId ?? ''
  const draft = findFormDraft<FundValues>('funding', owner)
  const start = saved ?? { ...emptyFunding, ...asked?.values }
  const form = useForm<FundValues>({ defaultValues: { ...start, ...draft?.values }, resolver: fundResolver })
  const values = useWatch({ control: form.control }) as FundValues
  const place = useFormSteps(form, fundSteps, {
    // A stored draft was complete: what is left is to submit it.
    start: saved ? summaryStep : initiateStep,
    furthest: furthestStep(fundSteps, fundSchema, values),
  })
  const kept = useFormDraft(form, { name: 'funding', owner, saved: start, step: place.step })
  const offered = useOffer(values)
  const saving = useSaveFunding()
  const { mayChange, isApprover } = useFundingRights(saved !== undefined)
  const [isApproving, setIsApproving] = useState(false)
  const [sent, setSent] = useState<Sent>()
  const [refusal, setRefusal] = useState<string>()

  const finish = (fundingId: string, done: Pick<Sent, 'title' | 'message'>) => {
    kept.clear()
    setIsApproving(false)
    const link = { to: `/invoice-factoring/fundings/${fundingId}`, text: 'See the funding' }
    setSent({ ...done, link, papers: [fundingApplication(fundingId)] })
  }
  const submit = async () => {
    if (saving.isPending) return
    setRefusal(undefined)
    if (!(await place.advance(fundSteps.length))) return
    try {
      const fundingId = mayChange ? await saving.mutateAsync(form.getValues()) : values.invoice_factoring_id
      form.setValue('invoice_factoring_id', fundingId)
      if (isApprover) setIsApproving(true)
      else finish(fundingId, { title: 'Saved', message: submittedBy })
    } catch (error) {
      // Its draft was submitted or withdrawn elsewhere: what is in the form is a draft of its own again.
      if (error instanceof ApiError && gone.includes(error.code)) form.setValue('invoice_factoring_id', '')
      if (!place.refuse(error)) setRefusal(messageOf(error as Error))
    }
  }
  return {
    form,
    values,
    place,
    offered,
    submit,
    mayChange,
    isApprover,
    approving: isApproving && {
      onClose: () => setIsApproving(false),
      onDone: (message: string) => finish(values.invoice_factoring_id, { title: 'Thank you', message }),
    },
    sent,
    refusal,
    isDirty: kept.isDirty,
    isSaving: saving.isPending,
  }
}
