import { rateReason } from '@tradelane/contract/price-rates/calls'
import { fixedIn, hasLimits } from '@tradelane/contract/price-rates/services'
import { useState } from 'react'
import { ReasonDialog } from '../../../ui/dialogs/reason-dialog.tsx'
import { nothingTyped, RateFields, type TypedRate } from './rate-fields.tsx'
import { useProposeRate, useWaiting } from './rate-queries.ts'
import { RateReplay } from './rate-replay.tsx'

type ChangeRateProps = {
  /** Whose own rate it is; all customers’ where there is none. */
  customer?: { uid: string; company_name: string }
  onClose: () => void
}

/** Asks for a new version of a rate. */
export function ChangeRate({ customer, onClose }: ChangeRateProps) {
  const proposing = useProposeRate()
  const [typed, setTyped] = useState(nothingTyped)
  const waiting = useWaiting(typed.service, customer?.uid)
  const body = { ...bodyOf(typed), ...(customer && { uid: customer.uid }) }
  return (
    <ReasonDialog
      title={customer ? `A rate for ${customer.company_name}` : 'A rate for all customers'}
      lead="A colleague confirms it, if somebody else may. Prices that customers have been shown hold until they expire."
      rule={rateReason}
      tone="main"
      submitText="Ask for it"
      busyText="Sending…"
      send={(reason) => proposing.mutateAsync({ ...body, reason })}
      doneText="The rate is saved."
      onClose={onClose}
      further={{
        values: typed,
        problems: {
          service: waiting,
          value: typed.value === '' ? emptyText(typed) : undefined,
          ...{ min: undefined, max: undefined, valid_from: undefined, valid_to: undefined },
        },
        show: (problems) => (
          <>
            <RateFields
              typed={typed}
              onChange={setTyped}
              problems={problems}
              mayEnd={customer !== undefined}
            />
            {typed.value !== '' && <RateReplay body={body} />}
          </>
        ),
      }}
    />
  )
}

const emptyText = ({ service }: TypedRate): string =>
  fixedIn(service) ? 'Enter an amount' : 'Enter a percentage'

function bodyOf({ service, value, min, max, valid_from, valid_to, ...typed }: TypedRate) {
  const fixed = fixedIn(service)
  const currency = hasLimits(service) && typed.currency
  return {
    ...{ service, value: Number(value) },
    ...(fixed && { currency: fixed }),
    ...(currency && min && { min: Number(min) }),
    ...(currency && max && { max: Number(max) }),
    ...(currency && (min || max) && { currency }),
    ...(valid_from && { valid_from: beginOf(valid_from) }),
    ...(valid_to && { valid_to: beginOf(valid_to) }),
  }
}

const beginOf = (day: string) => `${day}T00:00:00Z`
