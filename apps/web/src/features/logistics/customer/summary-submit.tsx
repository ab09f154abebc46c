import type { FreightWire } from '@tradelane/contract/logistics/freight'
import { useNavigate } from 'react-router'
import { useMay } from '../../../lib/session/roles.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.ts'
import { freightRequestOf } from './freight-request-of.ts'
import { type KeptFreight, useRequestFreight } from './quotes-queries.ts'
import { SummaryRefusal } from './summary-problem.tsx'
import { SummaryRequested } from './summary-requested.tsx'

type SummarySubmitProps = { offer: FreightWire; quote: KeptFreight | undefined }

/** The reason is shown above the button. */
const onError = () => toast.error('Something went wrong, please try again')

/** Back and Submit, the reasons why it cannot be submitted, and the outcome. */
export function SummarySubmit({ offer, quote }: SummarySubmitProps) {
  const navigate = useNavigate()
  const maySubmit = useMay('preparer')
  const requesting = useRequestFreight()
  return (
    <>
      {quote && requesting.error && <SummaryRefusal quote={quote} error={requesting.error} />}
      <div className="flex flex-wrap justify-between gap-3 print:hidden">
        <Button onClick={() => void navigate(-1)}>Back</Button>
        {maySubmit && quote?.state === 'live' && !requesting.isSuccess && (
          <Button
            tone="main"
            onClick={() => requesting.mutate(freightRequestOf(offer, quote), { onError })}
            isBusy={requesting.isPending}
            busyText="Submitting…"
          >
            Submit
          </Button>
        )}
      </div>
      {requesting.data && <SummaryRequested booked={requesting.data} />}
    </>
  )
}
