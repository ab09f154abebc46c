import { founderStateTable } from '@tradelane/contract/onboarding/states'
import { formatInstant } from '../../../lib/format/format-date.ts'
import { founderName, founderTypeName } from '../../../lib/queries/registration-facts.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { StatusBadge } from '../../../ui/records/status-badge.tsx'
import { PersonRow } from './person-row.tsx'
import type { Person } from './user.ts'

type AuthorizedPersonProps = {
  person: Person
  mayChange: boolean
  /** The only verified person: neither changed nor removed before there is another one. */
  isKept: boolean
  /** Undefined if the person cannot be removed. */
  onRemove?: () => void
}

export function AuthorizedPerson({ person, mayChange, isKept, onRemove }: AuthorizedPersonProps) {
  const name = founderName(person)
  const { status, status_reason, review_due_at } = person
  return (
    <PersonRow
      name={name}
      mark={status !== null && <StatusBadge states={founderStateTable} state={status} />}
      facts={[founderTypeName(person), person.email]}
      note={
        <>
          {review_due_at && <p className="text-ink-2">We review this by {formatInstant(review_due_at)}.</p>}
          {mayChange && isKept && (
            <p className="text-ink-2">
              This is your only verified person. To replace or correct them, add a new entry. You can change
              or remove this one when we have verified the new one.
            </p>
          )}
          {status_reason && <p className="whitespace-pre-line text-lost">{status_reason}</p>}
        </>
      }
      actions={
        mayChange &&
        !isKept && (
          <>
            <LinkButton size="sm" to={`/registration?person=${person.fid}`} aria-label={`Edit ${name}`}>
              Edit
            </LinkButton>
            {onRemove && (
              <Button size="sm" aria-label={`Remove ${name}`} onClick={onRemove}>
                Remove
              </Button>
            )}
          </>
        )
      }
    />
  )
}
