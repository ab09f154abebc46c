import { ApprovalFields } from '../../ui/approval-fields.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { MoneyField } from '../../ui/money-field.tsx'
import type { Team } from './queries.ts'
import { type SettingsChange, useSettingsChange } from './use-settings-change.ts'

const titles: Record<SettingsChange, string> = {
  'turn on': 'Turn on team mode',
  change: 'Change the approval limit',
  'turn off': 'Turn off team mode',
}

type SettingsDialogProps = { team: Team; change: SettingsChange; onClose: () => void }

export function SettingsDialog({ team, change, onClose }: SettingsDialogProps) {
  const { limit, fields, isApproving, goBack, goOn, isBusy } = useSettingsChange(team, change, onClose)
  return (
    <FormDialog
      title={titles[change]}
      lead={isApproving ? 'We have sent you a code for exactly these settings.' : leadOf(change)}
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
          help="Other currencies are converted to dollars. With 0, every payment needs approval."
          {...limit}
        />
      )}
    </FormDialog>
  )
}

const leadOf = (change: SettingsChange): string =>
  change === 'turn off'
    ? 'Payments no longer need an approval. We will send you a code to confirm this.'
    : 'Payments above this limit wait for an approver who did not prepare them.'
