import { kybActions } from '@tradelane/contract/onboarding/actions'
import type { Registration } from '@tradelane/contract/onboarding/forms'
import { ownershipText, unlistedPart } from '@tradelane/contract/onboarding/ownership'
import { founderName } from '../../../lib/queries/registration-facts.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ClosedButton } from '../../../ui/closed-button.tsx'
import { DefinitionList } from '../../../ui/records/definition-list.tsx'
import { RecordAction } from '../../../ui/records/record-action.tsx'
import type { ProfileUser } from './registration-values.ts'

type OwnershipCardProps = { form: Registration; status: ProfileUser['status'] }

/** Who owns how much, and the way to say it. */
export function OwnershipCard({ form: { founders, no_other_owner }, status }: OwnershipCardProps) {
  const part = unlistedPart(founders)
  const others = no_other_owner ? 'Nobody with 25 % or more' : 'Not given'
  return (
    <Card
      title="Ownership"
      action={
        <RecordAction action={kybActions.sayOwnership} record={{ state: status ?? 'null' }}>
          {(closed) =>
            closed === undefined ? (
              <LinkButton to="/registration?ownership=change" size="sm">
                Change ownership
              </LinkButton>
            ) : (
              <ClosedButton text="Change ownership" size="sm" closed={closed} />
            )
          }
        </RecordAction>
      }
    >
      <DefinitionList
        facts={[
          ...founders.map((person) => ({
            term: founderName(person),
            value: ownershipText(person) ?? 'Not given',
          })),
          ...(part ? [{ term: `Others, with ${part}`, value: others }] : []),
        ]}
      />
    </Card>
  )
}
