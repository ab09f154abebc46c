import { useState } from 'react'
import { useApprovalFields } from '../../lib/forms/use-approval-fields.ts'
import { ApiError, messageOf } from '../../lib/net/api-error.ts'
import { toast } from '../../ui/toast.ts'
import { type Team, useSaveSettings, useSendSettingsCode } from './queries.ts'

export type SettingsChange = 'turn on' | 'change' | 'turn off'

/** First the new settings, then the password and a code that is bound to exactly these settings. */
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
    if (limit === '' && !isOff) return setProblem('Enter an amount. With 0, every payment needs approval.')
    sending.mutate(choice, {
      onSuccess: () => setIsApproving(true),
      onError: (error) => {
        // A code sent a moment ago may be for these settings: the user decides.
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
          toast.success(message ?? 'Settings saved.')
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
