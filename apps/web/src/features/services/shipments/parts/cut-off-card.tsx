import type { ShipmentWire } from '@tradelane/contract/shipments/shipment-view'
import { formatLocalInstant } from '../../../../lib/format/format-local-time.ts'
import { Card } from '../../../../ui/card.tsx'
import { DefinitionList } from '../../../../ui/records/definition-list.tsx'

type CutOffCardProps = { cutOffs: ShipmentWire['cut_offs']; asOf: string }

/** The latest times for what the carrier needs before the main leg, as a clock there shows them. */
export function CutOffCard({ cutOffs, asOf }: CutOffCardProps) {
  const [first] = cutOffs
  if (!first) return null
  return (
    <Card title="Cut-offs">
      <p className="mb-3 text-ink-2">The latest times in {first.place}, as the carrier last named them.</p>
      <DefinitionList
        facts={cutOffs.map(({ label, at, time_zone }) => ({
          term: label,
          value: (
            <>
              <time dateTime={at}>{formatLocalInstant(at, time_zone)}</time>
              {at <= asOf && <span className="text-ink-2"> (passed)</span>}
            </>
          ),
        }))}
      />
    </Card>
  )
}
