import { useState } from 'react'
import { useApprovalFields } from '../../lib/forms/use-approval-fields.ts'
import { ApiError, messageOf } from '../../lib/net/api-error.ts'
import { toast } from '../../ui/toast.ts'
import { type Team, useSaveSettings, useSendSettingsCode } from './queries.ts'

export type SettingsChange = 'turn on' | 'change' | 'turn off'

/** First what shall hold, then password and the code that was mailed for exactly that. */
export function useSettingsChange(team: Team, change: SettingsChange, onSaved: () => void) {
  const [limit, setLimit] = useState(team.team_enabled ? String(team.approval_limit) : '')
  const [isApproving, setIsApproving] = useState(false)
  const [problem, setProblem] = useState<string>()
  const sending = useSendSettingsCode()
  const saving = useSaveSettings()
  const fields = useApprovalFields()
  const isOff = change === 'turn off'
  const choice = { team_enabled: isOff ? 0 : 1, approval_limit: Number(limit || '0') } as const

  const askForCode = () => {
    if (limit === '' && !isOff) return setProblem('Enter an amount; 0 lets every payment wait')
    sending.mutate(choice, {
      onSuccess: () => setIsApproving(true),
      onError: (error) => {
        // The code that was sent a moment ago may be for this: the person decides.
        if (error instanceof ApiError && error.code === 'CODE_SENT_RECENTLY') setIsApproving(true)
        setProblem(messageOf(error))
      },
    })
  }
  const save = () => {
    if (!fields.areRight()) return
    saving.mutate(
      { ...choice, ...fields.given },
      {
        onSuccess: ({ message }) => {
          onSaved()
          toast.success(message ?? 'The settings are saved.')
        },
        onError: fields.refuse,
      },
    )
  }
  return {
    limit: {
      value: limit,
      error: problem,
      onChange: (typed: string) => {
        setLimit(typed)
        setProblem(undefined)
      },
    },
    fields,
    isApproving,
    goBack: () => setIsApproving(false),
    goOn: isApproving ? save : askForCode,
    isBusy: sending.isPending || saving.isPending,
  }
}
