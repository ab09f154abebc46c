import { Check } from 'lucide-react'
import { Card } from '../../../ui/card.tsx'

const features = [
  'Pay in 20 currencies, straight from your balance',
  'The rate is locked while you decide',
  'One fee, shown before you confirm',
  'Nothing is sent without your password and a code',
  'Follow every payment until it arrives, with a proof to download',
]

/** What a payment from here brings, beside the calculator. */
export function PaymentFeatures() {
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
