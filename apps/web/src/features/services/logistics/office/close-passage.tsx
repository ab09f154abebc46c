import { closedPassage, passages, type WirePassage } from '@tradelane/contract/logistics/passage-calls'
import { passageNames } from '@tradelane/contract/logistics/passages'
import { useState } from 'react'
import { businessNow } from '../../../../lib/browser/business-clock.ts'
import { DialogButton } from '../../../../ui/dialogs/dialog-button.tsx'
import { ReasonDialog } from '../../../../ui/dialogs/reason-dialog.tsx'
import { DateInput } from '../../../../ui/forms/text-input.tsx'
import { StaffOnly } from '../../../../ui/staff-only.tsx'
import { useClosePassage } from './passage-queries.ts'

/** By today's date: a closure is dated a year ago or ahead at most. */
function dayFromNow(years = 0): string {
  const day = businessNow()
  day.setUTCFullYear(day.getUTCFullYear() + years)
  return day.toISOString().slice(0, 10)
}

export function ClosePassage({ row }: { row: WirePassage }) {
  return (
    <StaffOnly call={passages.close}>
      <DialogButton text="Close…" size="sm">
        {(close) => <CloseDialog row={row} onClose={close} />}
      </DialogButton>
    </StaffOnly>
  )
}

function CloseDialog({
  row: { passage, open_bookings },
  onClose,
}: {
  row: WirePassage
  onClose: () => void
}) {
  const [closedOn, setClosedOn] = useState(dayFromNow())
  const closing = useClosePassage()
  const name = passageNames[passage]
  const bookings = open_bookings === 1 ? '1 open booking was' : `${open_bookings} open bookings were`
  const isAhead = closedOn > dayFromNow()
  const problem = closedPassage.shape.closed_on.safeParse(closedOn).error?.issues[0]?.message
  return (
    <ReasonDialog
      title={`Close ${name}`}
      lead={`From that day on, no ship goes through. Quotes of later ships end. ${bookings} quoted through it; companies whose ships come later get the new arrival date. They read the reason.`}
      rule={closedPassage.shape.reason}
      maxLength={300}
      submitText="Close passage"
      busyText="Closing…"
      tone="danger"
      send={(reason) => closing.mutateAsync({ passage, reason, closed_on: closedOn })}
      doneText={`${name} ${isAhead ? 'will be' : 'is'} closed.`}
      onClose={onClose}
      further={{
        values: { closed_on: closedOn },
        problems: { closed_on: problem },
        show: ({ closed_on: error }) => (
          <DateInput
            label="Closed from"
            min={dayFromNow(-1)}
            max={dayFromNow(1)}
            value={closedOn}
            onChange={({ target }) => setClosedOn(target.value)}
            error={error}
          />
        ),
      }}
    />
  )
}
