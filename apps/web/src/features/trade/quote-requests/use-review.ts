import type { WireQuoteRequest } from '@tradelane/contract/quote-requests/calls'
import { useEffect, useState } from 'react'
import type { Path, UseFormReturn } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { ApiError, messageOf } from '../../../lib/net/api-error.ts'
import { tradeAddress } from '../../../lib/queries/trades.ts'
import { stepOfField } from '../../../lib/wizard/steps.ts'
import { toast } from '../../../ui/toast.ts'
import type { RequestForm } from './request-form.ts'
import { useSubmitRequest } from './request-queries.ts'
import { steps } from './request-steps.ts'
import type { RequestValues } from './request-values.ts'
import type { useSaving } from './use-saving.ts'

/** Which sections are open for a change, and the submission. What is missing opens its section. */
export function useReview(
  { form, faultsNow, miss }: RequestForm,
  saving: ReturnType<typeof useSaving>,
  request: WireQuoteRequest,
) {
  const { opened, change, point } = useSections(form)
  const [refusal, setRefusal] = useState<string>()
  const submitting = useSubmitRequest()
  const navigate = useNavigate()
  const done = async (index: number) => {
    if (point(ownOf(index, faultsNow()))) return
    // The server may have refused what is well-formed.
    if (!(await saving.save()) || point(ownOf(index, faultsNow()))) return
    change(index, false)
  }
  const submit = async () => {
    setRefusal(undefined)
    if (point(faultsNow()) || !(await saving.save()) || point(faultsNow())) return
    const id = request.quote_request_id
    const version = saving.versionOf()
    try {
      const { message, transaction_id } = await submitting.mutateAsync({
        quote_request_id: id,
        ...(version !== undefined && { version }),
      })
      toast.success(message)
      await navigate(tradeAddress(transaction_id))
    } catch (error) {
      if (error instanceof ApiError) {
        miss(error.fields)
        if (point(error.fields)) return
      }
      setRefusal(messageOf(error))
    }
  }
  return {
    opened,
    edit: (index: number) => change(index, true),
    done,
    submit,
    refusal,
    isSubmitting: submitting.isPending,
  }
}

/** The messages of one section's fields. */
function ownOf(index: number, messages: Readonly<Record<string, string>>): Record<string, string> {
  const own: readonly string[] = steps[index]?.fields ?? []
  return Object.fromEntries(
    Object.entries(messages).filter(([path]) => own.includes(path.split('.')[0] ?? '')),
  )
}

/** Which sections are open, and how a wrong field is shown: its section opens, and the field gets the focus. */
function useSections(form: UseFormReturn<RequestValues>) {
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set())
  const [pointed, setPointed] = useState(0)
  // Once the section is open.
  useEffect(() => {
    if (pointed > 0) document.querySelector<HTMLElement>('main [aria-invalid="true"]')?.focus()
  }, [pointed])

  const change = (index: number, isOpen: boolean) =>
    setOpened((before) => new Set(isOpen ? [...before, index] : [...before].filter((one) => one !== index)))
  /** Shows messages at their fields; false where no field has one. */
  const point = (messages: Readonly<Record<string, string>>): boolean => {
    const known = Object.keys(messages).flatMap((path) => stepOfField(steps, path) ?? [])
    for (const index of known) change(index, true)
    for (const [path, message] of Object.entries(messages))
      form.setError(path as Path<RequestValues>, { type: 'server', message })
    if (known.length > 0) setPointed((count) => count + 1)
    return known.length > 0
  }
  return { opened, change, point }
}
