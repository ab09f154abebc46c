import { closedPassage, type WirePassage } from '@tradelane/contract/logistics/passage-calls'
import { passageNames } from '@tradelane/contract/logistics/passages'
import { useState } from 'react'
import { DialogButton } from '../../../ui/dialog-button.tsx'
import { ReasonDialog } from '../../../ui/reason-dialog.tsx'
import { DateInput } from '../../../ui/text-input.tsx'
import { useClosePassage } from './passage-queries.ts'

const today = () => new Date().toISOString().slice(0, 10)

export function ClosePassage({ row }: { row: WirePassage }) {
  return (
    <DialogButton text="Close…" size="sm">
      {(close) => <CloseDialog row={row} onClose={close} />}
    </DialogButton>
  )
}

function CloseDialog({
  row: { passage, open_bookings },
  onClose,
}: {
  row: WirePassage
  onClose: () => void
}) {
  const [closedOn, setClosedOn] = useState(today)
  const closing = useClosePassage()
  const name = passageNames[passage]
  const bookings = open_bookings === 1 ? '1 open booking was' : `${open_bookings} open bookings were`
  const problem = closedPassage.shape.closed_on.safeParse(closedOn).error?.issues[0]?.message
  return (
    <ReasonDialog
      title={`Close ${name}`}
      lead={`Quotes through it end. ${bookings} quoted through it; their companies get the new arrival date. They read the reason.`}
      rule={closedPassage.shape.reason}
      maxLength={300}
      submitText="Close passage"
      busyText="Closing…"
      tone="danger"
      send={(reason) => closing.mutateAsync({ passage, reason, closed_on: closedOn })}
      doneText={`${name} is closed.`}
      onClose={onClose}
      further={{
        problems: { closed_on: problem },
        show: ({ closed_on: error }) => (
          <DateInput
            label="Closed since"
            max={today()}
            value={closedOn}
            onChange={({ target }) => setClosedOn(target.value)}
            error={error}
          />
        ),
      }}
    />
  )
}
