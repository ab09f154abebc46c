import { promised } from '@tradelane/contract/lifecycle/promises'
import { tariffTexts } from '@tradelane/contract/quality-assurance/tariff'
import { useRateText } from '../../../../lib/queries/prices.ts'
import { DefinitionList } from '../../../../ui/records/definition-list.tsx'
import { HowItWorks } from '../../../../ui/wizard/how-it-works.tsx'
import { PricingEstimate } from './pricing-estimate.tsx'

/** Step 1: what it costs, and how it works, in the order in which it happens. */
export function InitiateStep() {
  const fee = useRateText('quality_assurance')
  return (
    <div className="grid gap-6">
      <p className="-mt-3 text-ink-2">
        Have your supplier and your goods checked before you pay or ship. Nothing is saved here.
      </p>
      <section aria-label="Prices" className="grid gap-3">
        <h3 className="font-semibold">Prices</h3>
        <DefinitionList facts={[...prices, ...(fee ? [{ term: 'Our fee', value: fee }] : [])]} />
      </section>
      <PricingEstimate />
      <HowItWorks steps={howItWorks} />
    </div>
  )
}

const prices = [
  { term: 'Supplier audit', value: tariffTexts.audit },
  { term: 'Quality assurance', value: tariffTexts.testing },
  { term: 'Loading inspection', value: tariffTexts.loading },
  { term: 'Quality and loading together', value: tariffTexts.comprehensive },
]

const howItWorks = [
  {
    title: 'Order',
    text: 'Choose the supplier and the services, and attach the specification of the goods.',
  },
  {
    title: 'We quote',
    text: `Within ${promised('quoteInspection')} you get the inspection company, a day and the price.`,
  },
  { title: 'Accept and pay', text: 'From your wallet, with your password and a code.' },
  {
    title: 'We agree the day with the supplier',
    text: 'You can cancel until then, and everything is paid back.',
  },
]
