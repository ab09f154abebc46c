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
  change: 'Change the limits',
  'turn off': 'Turn off team mode',
}

type SettingsDialogProps = { team: Team; change: SettingsChange; onClose: () => void }

/** First the new settings, then the password and a code that is bound to exactly these settings. */
export function SettingsDialog({ team, change, onClose }: SettingsDialogProps) {
  const isOff = change === 'turn off'
  const [limit, setLimit] = useState(team.team_enabled ? String(team.approval_limit) : '')
  const [daily, setDaily] = useState(team.team_enabled ? String(team.daily_limit) : '')
  const [problem, setProblem] = useState<string>()
  const [isApproving, setIsApproving] = useState(isOff)
  const saving = useSaveSettings()
  const choice = {
    ...({ team_enabled: isOff ? 0 : 1, approval_limit: Number(limit || '0') } as const),
    ...(!isOff && { daily_limit: Number(daily || limit || '0') }),
  }

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
        shown={{ facts: factsOf(choice) }}
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
      lead="What is above these limits waits for release by a person who did not prepare it. Higher limits than now wait for a second owner or approver, where there is one."
      onClose={onClose}
      onSubmit={goOn}
      submitText="Continue"
      busyText="Continue"
      isBusy={false}
    >
      <LimitFields
        limit={limit}
        daily={daily}
        problem={problem}
        onLimit={(typed) => {
          setLimit(typed)
          setProblem(undefined)
        }}
        onDaily={setDaily}
      />
    </FormDialog>
  )
}

type LimitFieldsProps = {
  limit: string
  daily: string
  problem: string | undefined
  onLimit: (typed: string) => void
  onDaily: (typed: string) => void
}

const LimitFields = ({ limit, daily, problem, onLimit, onDaily }: LimitFieldsProps) => (
  <div className="grid gap-5">
    <MoneyField
      label="Release limit"
      currency="USD"
      help="Other currencies are converted to dollars. With 0, every payment waits for release."
      value={limit}
      error={problem}
      onChange={onLimit}
    />
    <MoneyField
      label="Daily limit"
      currency="USD"
      isOptional
      help="For all payments, escrows and services that one person approves alone in a day (UTC). Without an amount, it is the release limit."
      value={daily}
      onChange={onDaily}
    />
  </div>
)

type Choice = { team_enabled: 0 | 1; approval_limit: number; daily_limit?: number }

const factsOf = ({ team_enabled, approval_limit: limit, daily_limit: daily = limit }: Choice): string[] =>
  team_enabled === 0
    ? ['No payment waits for release.']
    : [
        `Payments above ${formatAmount(limit, 'USD')} wait for release.`,
        `One person may approve ${formatAmount(daily, 'USD')} a day alone.`,
      ]
