import { useMutation, useQueryClient } from '@tanstack/react-query'
import { onboarding } from '@tradelane/contract/onboarding/calls'
import { filledRegistration } from '@tradelane/contract/onboarding/forms'
import { useState } from 'react'
import { dropDraft } from '../../../lib/drafts/drafts.ts'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { api } from '../../../lib/net/api.ts'
import { messageOf } from '../../../lib/net/api-error.ts'
import { profileQuery } from '../../../lib/session/profile.ts'
import { furthestStep, stepOfField } from '../../../lib/wizard/steps.ts'
import { useFormDraft } from '../../../lib/wizard/use-form-draft.ts'
import { useFormSteps } from '../../../lib/wizard/use-form-steps.ts'
import { toast } from '../../../ui/toast.ts'
import { type ProfileUser, type RegistrationValues, startingPoint, steps } from './registration-values.ts'

/** The wizard's form with its current step, its draft and the submission. */
export function useRegistration(user: ProfileUser, isAboutPersons: boolean, onRegistered: () => void) {
  const [start] = useState(() => startingPoint(user, isAboutPersons))
  const form = useContractForm(filledRegistration, start.values)
  const furthest = Math.max(start.step, furthestStep(steps, filledRegistration, form.getValues()))
  const { step, heading, goTo, advance, refuse } = useFormSteps(form, steps, { start: start.step, furthest })
  useFormDraft(form, { name: 'registration', owner: user.user_id, saved: start.saved, step })
  const sending = useSending(onRegistered)
  const isLast = step === steps.length - 1

  const goOn = async () => {
    if (sending.isPending || !(await advance(step + 1))) return
    if (!isLast) return goTo(step + 1)
    sending.mutate(form.getValues(), {
      onError: (error) => {
        if (!refuse(error)) toast.error(messageOf(error))
      },
    })
  }
  const faulty = new Set(Object.keys(form.formState.errors).map((field) => stepOfField(steps, field) ?? step))
  return { form, step, isLast, heading, faulty, goTo, goOn, isSending: sending.isPending }
}

function useSending(onRegistered: () => void) {
  const client = useQueryClient()
  return useMutation<unknown, Error, RegistrationValues>({
    mutationFn: (body) => api(onboarding.register, { body }),
    onSuccess: async () => {
      onRegistered()
      dropDraft('registration')
      await client.invalidateQueries({ queryKey: profileQuery.queryKey })
    },
  })
}
