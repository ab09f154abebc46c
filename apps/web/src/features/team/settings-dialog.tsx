import { ApprovalFields } from '../../ui/approval-fields.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { MoneyField } from '../../ui/money-field.tsx'
import type { Team } from './queries.ts'
import { type SettingsChange, useSettingsChange } from './use-settings-change.ts'

const titles: Record<SettingsChange, string> = {
  'turn on': 'Work with several people',
  change: 'Change the approval limit',
  'turn off': 'Work alone again',
}

type SettingsDialogProps = { team: Team; change: SettingsChange; onClose: () => void }

export function SettingsDialog({ team, change, onClose }: SettingsDialogProps) {
  const { limit, fields, isApproving, goBack, goOn, isBusy } = useSettingsChange(team, change, onClose)
  return (
    <FormDialog
      title={titles[change]}
      lead={isApproving ? 'We have mailed you a code for exactly these settings.' : leadOf(change)}
      onClose={onClose}
      {...(isApproving && { onBack: goBack })}
      onSubmit={goOn}
      submitText={isApproving ? 'Save settings' : 'Continue'}
      busyText={isApproving ? 'Saving…' : 'Sending the code…'}
      isBusy={isBusy}
    >
      {isApproving ? (
        <div className="grid gap-5">
          <ApprovalFields {...fields} />
        </div>
      ) : change === 'turn off' ? (
        limit.error && <p role="alert">{limit.error}</p>
      ) : (
        <MoneyField
          label="Approval limit"
          currency="USD"
          help="Other currencies count as what they are worth in dollars. 0: every payment waits."
          {...limit}
        />
      )}
    </FormDialog>
  )
}

const leadOf = (change: SettingsChange): string =>
  change === 'turn off'
    ? 'Nothing waits for an approval any more. We mail you a code to confirm it.'
    : 'Payments worth more than this wait for an approver who did not prepare them.'
