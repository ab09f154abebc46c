import { Check } from 'lucide-react'
import { Card } from '../../../ui/card.tsx'

const features = [
  'Collateral-free short-term credit against your invoices',
  'Up to 90 % of an invoice in advance',
  'Finance terms of 30, 60, 90 or 120 days',
  'Interest by actual days, only on what is advanced',
  'All costs are shown before you accept an offer',
]

/** What invoice factoring brings, beside the first step. */
export function FactoringFeatures() {
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
