import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMay } from '../../../lib/session/roles.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { MembersTable } from './members-table.tsx'
import { RolesCard } from './roles-card.tsx'
import { SettingsCard } from './settings-card.tsx'
import { TaxNumberCard } from './tax-number-card.tsx'
import { teamQuery } from './team-queries.ts'

/** /team: the members, their roles, and the release limit. */
export function TeamPage() {
  const { data: team } = useSuspenseQuery(teamQuery)
  const isOwner = useMay('owner')
  const [isInviting, setIsInviting] = useState(false)
  const isOn = team.team_enabled === 1
  return (
    <>
      <PageHeader
        title="Team"
        lead="The people who work for your company here, and the payments that a second person must release."
        back={{ to: '/dashboard', label: 'Dashboard' }}
        actions={
          isOwner &&
          isOn && (
            <Button tone="main" onClick={() => setIsInviting(true)}>
              Invite a person
            </Button>
          )
        }
      />
      <div className="grid gap-4">
        <SettingsCard team={team} isOwner={isOwner} />
        {isOn && (
          <Card title="People" isFlush>
            <MembersTable members={team.members} isOwner={isOwner} />
          </Card>
        )}
        {isOn && <RolesCard />}
        <TaxNumberCard taxNumber={team.tax_number} isOwner={isOwner} />
      </div>
      {isInviting && <InviteDialog onClose={() => setIsInviting(false)} />}
    </>
  )
}
