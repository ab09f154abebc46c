import { useMutation, useQueryClient } from '@tanstack/react-query'
import { onboarding } from '@tradelane/contract/onboarding/calls'
import { useCallback, useRef, useState } from 'react'
import { dropDraft, keepDraft } from '../../lib/drafts/drafts.ts'
import { api } from '../../lib/net/api.ts'
import { ApiError, messageOf } from '../../lib/net/api-error.ts'
import { profileQuery } from '../../lib/session/profile.ts'
import { toast } from '../../ui/toast.ts'
import { type ProfileUser, type RegistrationValues, startingPoint, stepOf } from './registration-values.ts'

/** The wizard's current step, its entries and the submission. Every change is saved as a draft. */
export function useRegistration(user: ProfileUser, isAboutPersons: boolean, onRegistered: () => void) {
  const [place, setPlace] = useState(() => startingPoint(user, isAboutPersons))
  const [refusal, setRefusal] = useState<ApiError>()
  // Entries are kept outside React state: the steps hold their own state, and only a change of step needs a render.
  const latest = useRef(place.values)
  const sending = useSending(onRegistered)
  const { step } = place

  const change = useCallback(
    (values: Partial<RegistrationValues>) => {
      latest.current = { ...latest.current, ...values }
      keepDraft('registration', user.user_id, { step, values: latest.current })
    },
    [user.user_id, step],
  )
  const moveTo = (next: number) => {
    setPlace({ step: next, values: latest.current })
    keepDraft('registration', user.user_id, { step: next, values: latest.current })
  }
  const submit = () => {
    setRefusal(undefined)
    sending.mutate(latest.current, {
      onError: (error) => {
        const [field] = error instanceof ApiError ? Object.keys(error.fields) : []
        if (field === undefined) return toast.error(messageOf(error))
        setRefusal(error as ApiError)
        moveTo(stepOf(field))
      },
    })
  }
  return { ...place, change, moveTo, submit, isSending: sending.isPending, refusal }
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
