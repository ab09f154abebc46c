import type { CodeRequestOf } from '@tradelane/contract/approvals/calls'
import type { settingsRequest } from '@tradelane/contract/team/code-request'
import { useState } from 'react'
import { formatAmount } from '../../../lib/format/format-amount.ts'
import { ApprovalDialog } from '../../../ui/dialogs/approval-dialog.tsx'
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx'
import { MoneyField } from '../../../ui/forms/money-field.tsx'
import { toast } from '../../../ui/toast.ts'
import { type Team, useSaveSettings } from './team-queries.ts'

export type SettingsChange = 'turn on' | 'change' | 'turn off'

const titles: Record<SettingsChange, string> = {
  'turn on': 'Turn on team mode',
  change: 'Change the release limit',
  'turn off': 'Turn off team mode',
}

type SettingsDialogProps = { team: Team; change: SettingsChange; onClose: () => void }

/** First the new settings, then the password and a code that is bound to exactly these settings. */
export function SettingsDialog({ team, change, onClose }: SettingsDialogProps) {
  const isOff = change === 'turn off'
  const [limit, setLimit] = useState(team.team_enabled ? String(team.approval_limit) : '')
  const [problem, setProblem] = useState<string>()
  const [isApproving, setIsApproving] = useState(isOff)
  const saving = useSaveSettings()
  const choice = { team_enabled: isOff ? 0 : 1, approval_limit: Number(limit || '0') } as const

  if (isApproving) {
    return (
      <ApprovalDialog
        title={titles[change]}
        action={{
          request: { type: 'team settings', ...choice } satisfies CodeRequestOf<typeof settingsRequest>,
          send: (given) => saving.mutateAsync({ ...choice, ...given }),
          onDone: ({ message }) => {
            onClose()
            toast.success(message ?? 'Settings saved.')
          },
        }}
        shown={{ facts: [factOf(choice)] }}
        submitText="Save settings"
        busyText="Saving…"
        refused={() => ({ title: 'The settings were not changed' })}
        {...(!isOff && { onBack: () => setIsApproving(false) })}
        onClose={onClose}
      />
    )
  }
  const goOn = () =>
    limit === ''
      ? setProblem('Enter an amount. With 0, every payment waits for release.')
      : setIsApproving(true)
  return (
    <FormDialog
      title={titles[change]}
      lead="Payments above this limit wait for release by a person who did not prepare them."
      onClose={onClose}
      onSubmit={goOn}
      submitText="Continue"
      busyText="Continue"
      isBusy={false}
    >
      <MoneyField
        label="Release limit"
        currency="USD"
        help="Other currencies are converted to dollars. With 0, every payment waits for release."
        value={limit}
        error={problem}
        onChange={(typed) => {
          setLimit(typed)
          setProblem(undefined)
        }}
      />
    </FormDialog>
  )
}

const factOf = ({ team_enabled, approval_limit: limit }: Pick<Team, 'team_enabled' | 'approval_limit'>) =>
  team_enabled === 0
    ? 'No payment waits for release.'
    : `Payments above ${formatAmount(limit, 'USD')} wait for release.`
