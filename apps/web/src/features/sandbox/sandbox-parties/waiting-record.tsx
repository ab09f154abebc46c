import { partyToPlay } from '@tradelane/contract/sandbox-parties/played-parties'
import type { NextRecord } from '../../../lib/queries/next-steps.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { nextTitle } from '../../../ui/records/next-step.tsx'
import type { usePlayParty } from './party-queries.ts'

type WaitingRecordProps = { record: NextRecord; playing: ReturnType<typeof usePlayParty> }

/** A record and what it waits for, with the button of the party that is played here. */
export function WaitingRecord({ record, playing }: WaitingRecordProps) {
  const { subject, id, title, detail, link, next } = record
  if (!next) return null
  const isOwn = next.who === 'customer' || next.who === 'approver'
  const party = partyToPlay(subject, next.who)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-[260px]">
        <p className="font-medium wrap-anywhere">{title}</p>
        <p className="text-ink-2 wrap-anywhere">{detail}</p>
        <p>
          <span className="font-medium">{nextTitle(next.who, { mayApprove: true })}.</span> {next.text}
        </p>
      </div>
      {party && (
        <Button
          size="sm"
          aria-label={`Play the ${party.name}: ${title}`}
          isBusy={playing.isPending && playing.variables?.id === id}
          onClick={() => playing.mutate({ subject: party.subject, id })}
        >
          {`Play the ${party.name}`}
        </Button>
      )}
      {isOwn && (
        <LinkButton size="sm" to={link}>
          Open
          <span className="sr-only"> {title}</span>
        </LinkButton>
      )}
    </li>
  )
}
