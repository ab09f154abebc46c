import { promised } from '@tradelane/contract/lifecycle/promises'
import { Check } from 'lucide-react'
import { Card } from '../../../../ui/card.tsx'

const features = [
  'Vendor due diligence: an audit of the supplier and its factory',
  'Quality checks by your own specification, on a sample by ISO 2859-1',
  'Loading inspection: quantity, packing and container',
  `Inspection within ${promised('inspectNearby')} in India, Bangladesh and Nepal`,
]

/** What quality assurance brings, beside the first step. */
export function QualityFeatures() {
  return (
    <Card title="What you get">
      <ul className="grid gap-3">
        {features.map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <Check size={18} className="mt-0.5 flex-none text-sea" aria-hidden />
            {feature}
          </li>
        ))}
      </ul>
    </Card>
  )
}
