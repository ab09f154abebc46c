import { useState } from 'react'
import { formatAmount } from '../../../lib/format/format-amount.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { type SettingsChange, SettingsDialog } from './settings-dialog.tsx'
import type { Team } from './team-queries.ts'
import { WaitingLimits } from './waiting-limits.tsx'

/** Team mode and the limits, with higher ones that wait for a second person. */
export function SettingsCard({ team, isOwner }: { team: Team; isOwner: boolean }) {
  const [change, setChange] = useState<SettingsChange>()
  const isOn = team.team_enabled === 1
  const isAlone = team.members.filter(({ state }) => state !== 'removed').length === 1
  return (
    <Card title="Releases">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <p className="min-w-0 flex-1 basis-[320px]">{wordsOf(team)}</p>
        {isOwner && (
          <div className="flex flex-wrap gap-3">
            {isOn && isAlone && (
              <Button tone="quiet" onClick={() => setChange('turn off')}>
                Turn off
              </Button>
            )}
            <Button tone={isOn ? 'plain' : 'main'} onClick={() => setChange(isOn ? 'change' : 'turn on')}>
              {isOn ? 'Change limits' : 'Turn on'}
            </Button>
          </div>
        )}
      </div>
      {team.waiting_limits && <WaitingLimits waiting={team.waiting_limits} />}
      {change && <SettingsDialog team={team} change={change} onClose={() => setChange(undefined)} />}
    </Card>
  )
}

function wordsOf({ team_enabled, approval_limit: limit, daily_limit: daily }: Team): string {
  if (team_enabled === 0)
    return 'One person does everything. Turn this on to invite others. Payments above a limit then wait for release by a person who did not prepare them.'
  return limit === 0
    ? 'Every payment waits for release by a person who did not prepare it.'
    : `Payments above ${formatAmount(limit, 'USD')}, or the equivalent in another currency, wait for release by a person who did not prepare them. So does everything above ${formatAmount(daily, 'USD')} that one person approves in a day.`
}
