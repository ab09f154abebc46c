import { useQuery } from '@tanstack/react-query'
import type { WireChange } from '@tradelane/contract/four-eyes/calls'
import { ratesQuery } from './rate-queries.ts'
import { RateReplay } from './rate-replay.tsx'

/** The trial that who asked for a rate could make, for who decides it. Nothing of other changes. */
export const trialOf = ({ kind, subject_id }: WireChange) =>
  kind === 'price_rate' && <ProposedTrial rateId={subject_id} />

function ProposedTrial({ rateId }: { rateId: string }) {
  const { data = [] } = useQuery(ratesQuery())
  const asked = data.find((rate) => rate.rate_id === rateId)
  if (!asked) return null
  const { service, uid, value, min, max, currency } = asked
  return (
    <RateReplay
      body={{
        ...{ service, value },
        ...(uid !== null && { uid }),
        ...(min !== null && { min }),
        ...(max !== null && { max }),
        ...(currency !== null && { currency }),
      }}
    />
  )
}
