import type { WireDutyRate } from '@tradelane/contract/landed-cost/duty-rates'
import { useState } from 'react'
import { ReasonDialog } from '../../../../ui/dialogs/reason-dialog.tsx'
import { DutyRateFields } from './duty-rate-fields.tsx'
import { useSaveDutyRate } from './duty-rate-queries.ts'
import { bodyOf, problemsOf, valuesOf } from './duty-rate-values.ts'

type ChangeDutyRateProps = { before?: WireDutyRate; onClose: () => void }

/** A new version of a line, or a new line. */
export function ChangeDutyRate({ before, onClose }: ChangeDutyRateProps) {
  const [values, setValues] = useState(valuesOf(before))
  const { mutateAsync: save } = useSaveDutyRate()
  const body = bodyOf(values, before)
  return (
    <ReasonDialog
      title={before ? 'Change a line' : 'Add a line'}
      lead="Estimates use the new version at once, or from its first day where that is later. The version before stays, with its reason."
      rule={reasonRule}
      submitText="Save"
      busyText="Saving…"
      send={(reason) => save({ ...body, reason })}
      onClose={onClose}
      further={{
        values,
        problems: problemsOf(body),
        show: (shown) => (
          <DutyRateFields
            values={values}
            problems={shown}
            isNew={!before}
            onChange={(changed) => setValues({ ...values, ...changed })}
          />
        ),
      }}
    />
  )
}

const reasonRule = {
  safeParse: (text: string) => (text.trim() ? {} : { error: { issues: [{ message: 'Say why' }] } }),
}
