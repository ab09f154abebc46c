import { roles } from '@tradelane/contract/primitives/roles'
import { roleFacts } from '@tradelane/contract/team/calls'
import { Card } from '../../../ui/card.tsx'
import { DefinitionList } from '../../../ui/records/definition-list.tsx'

/** The permissions of each role. */
export function RolesCard() {
  return (
    <Card title="Roles">
      <DefinitionList
        facts={roles.map((role) => ({ term: roleFacts[role].label, value: roleFacts[role].explanation }))}
      />
    </Card>
  )
}
