import { creditLimits } from '@tradelane/contract/credit-limits/calls'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { api } from '../../../../lib/net/api.ts'
import { messageOf } from '../../../../lib/net/api-error.ts'
import { useChange } from '../../../../lib/net/use-change.ts'
import { limitApplication } from '../../../../lib/queries/factoring-papers.ts'
import { findFormDraft, useFormDraft } from '../../../../lib/wizard/use-form-draft.ts'
import { useFormSteps } from '../../../../lib/wizard/use-form-steps.ts'
import { toast } from '../../../../ui/toast.ts'
import { formStep, steps, summaryStep } from '../factoring-steps.ts'
import type { Sent } from '../sent-dialog.tsx'
import { bodyOf, emptyRequest, type LimitValues, limitResolver } from './limit-values.ts'

const failed = 'Something went wrong please try again'
/** The draft belongs to the tab. */
const owner = ''

/** The request for limits from its first field to its answer; a reload keeps what was typed. */
export function useLimitRequest() {
  const draft = findFormDraft<LimitValues>('credit-limit', owner)
  const form = useForm<LimitValues>({
    defaultValues: { ...emptyRequest, ...draft?.values },
    resolver: limitResolver,
  })
  const isComplete = form.getValues('companies').every(({ invoice_buyer_id: id }) => id !== '')
  const furthest = isComplete ? summaryStep : formStep
  const place = useFormSteps(form, steps, { start: 0, furthest })
  const kept = useFormDraft(form, { name: 'credit-limit', owner, saved: emptyRequest, step: place.step })
  const sending = useChange('credit_limit', (values: LimitValues) =>
    api(creditLimits.request, { body: bodyOf(values) }),
  )
  const [sent, setSent] = useState<Sent>()
  const [refusal, setRefusal] = useState<string>()

  const submit = async () => {
    if (sending.isPending) return
    setRefusal(undefined)
    if (!(await place.advance(steps.length))) return
    try {
      const values = form.getValues()
      const { message = '', credit_limit_ids: ids } = await sending.mutateAsync(values)
      kept.clear()
      const [only, ...more] = ids
      const isOne = only !== undefined && more.length === 0
      const to = isOne ? `/invoice-factoring/limits/${only}` : '/invoice-factoring/limits'
      const papers = ids.map((id, index) =>
        limitApplication(
          id,
          isOne ? 'Application' : `Application for ${values.companies[index]?.company_name}`,
        ),
      )
      setSent({ title: 'Thank you', message, link: { to, text: 'See the request' }, papers })
    } catch (error) {
      toast.error(failed)
      // The toast says it already where the server gave no reason.
      const reason = messageOf(error)
      if (!place.refuse(error) && reason !== failed) setRefusal(reason)
    }
  }
  return { form, place, submit, sent, refusal, isDirty: kept.isDirty, isSending: sending.isPending }
}
