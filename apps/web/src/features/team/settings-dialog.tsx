import { useState } from 'react'
import { ApiError, messageOf } from '../../lib/api-error.ts'
import { useApprovalFields } from '../../lib/use-approval-fields.ts'
import { ApprovalFields } from '../../ui/approval-fields.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { MoneyField } from '../../ui/money-field.tsx'
import { toast } from '../../ui/toast.ts'
import { type Team, useSaveSettings, useSendSettingsCode } from './queries.ts'

type SettingsDialogProps = {
  team: Team
  change: 'turn on' | 'change' | 'turn off'
  onClose: () => void
}
const titles = {
  'turn on': 'Work with several people',
  change: 'Change the approval limit',
  'turn off': 'Work alone again',
}

/** First what shall hold, then password and the code that was mailed for exactly that. */
export function SettingsDialog({ team, change, onClose }: SettingsDialogProps) {
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
          onClose()
          toast.success(message ?? 'The settings are saved.')
        },
        onError: fields.refuse,
      },
    )
  }
  return (
    <FormDialog
      title={titles[change]}
      lead={
        isApproving
          ? 'We have mailed you a code for exactly these settings.'
          : isOff
            ? 'Nothing waits for an approval any more. We mail you a code to confirm it.'
            : 'Payments worth more than this wait for an approver who did not prepare them.'
      }
      onClose={onClose}
      {...(isApproving && { onBack: () => setIsApproving(false) })}
      onSubmit={isApproving ? save : askForCode}
      submitText={isApproving ? 'Save settings' : 'Continue'}
      busyText={isApproving ? 'Saving…' : 'Sending the code…'}
      isBusy={sending.isPending || saving.isPending}
    >
      {isApproving ? (
        <div className="grid gap-5">
          <ApprovalFields {...fields} />
        </div>
      ) : isOff ? (
        problem && <p role="alert">{problem}</p>
      ) : (
        <MoneyField
          label="Approval limit"
          currency="USD"
          value={limit}
          onChange={(typed) => {
            setLimit(typed)
            setProblem(undefined)
          }}
          help="Other currencies count as what they are worth in dollars. 0: every payment waits."
          error={problem}
        />
      )}
    </FormDialog>
  )
}
