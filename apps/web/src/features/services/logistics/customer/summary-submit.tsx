import { useQuery } from '@tanstack/react-query'
import type { FreightWire } from '@tradelane/contract/logistics/freight'
import { nothingAsked } from '@tradelane/contract/shipments/asked-details'
import { useNavigate } from 'react-router'
import { useMay } from '../../../../lib/session/roles.ts'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { emptyDetails } from '../../../../ui/parties/party-words.ts'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { type KeptFreight, suggestedDetailsQuery, useRequestFreight } from './quotes-queries.ts'
import { SummaryParties } from './summary-parties.tsx'
import { SummaryRefusal } from './summary-problem.tsx'
import { SummaryRequested } from './summary-requested.tsx'

type SummarySubmitProps = { offer: FreightWire; quote: KeptFreight | undefined }

/** The parties and the goods, Back and Submit, the reasons why it cannot be submitted, and the outcome. */
export function SummarySubmit({ offer, quote }: SummarySubmitProps) {
  const maySubmit = useMay('preparer')
  const requesting = useRequestFreight()
  const mayRequest = maySubmit && quote?.state === 'live' && !requesting.isSuccess
  const refusal = quote && requesting.error && <SummaryRefusal quote={quote} error={requesting.error} />
  return (
    <>
      {mayRequest ? (
        <Request offer={offer} quote={quote} requesting={requesting} refusal={refusal} />
      ) : (
        <>
          {refusal}
          <div className="print:hidden">
            <Back />
          </div>
        </>
      )}
      {requesting.data && <SummaryRequested booked={requesting.data} />}
    </>
  )
}

type RequestProps = Omit<Parameters<typeof SummaryParties>[0], 'suggested' | 'asked' | 'back'>

/** Once the suggestions are here; without them the fields are empty. */
function Request(props: RequestProps) {
  const { data, isPending } = useQuery(suggestedDetailsQuery(props.offer.shipment_id))
  if (isPending)
    return (
      <Card title="Parties and goods">
        <Skeleton className="h-80" />
      </Card>
    )
  const { details = emptyDetails, asked = nothingAsked } = data ?? {}
  return <SummaryParties {...props} suggested={details} asked={asked} back={<Back />} />
}

function Back() {
  const navigate = useNavigate()
  return <Button onClick={() => void navigate(-1)}>Back</Button>
}
