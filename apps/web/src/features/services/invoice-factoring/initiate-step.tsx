import { HowItWorks } from '../../../ui/wizard/how-it-works.tsx'
import { PricingEstimate } from './pricing-estimate.tsx'

/** Step 1: what it would cost, and how it works, in the order in which it happens. */
export function InitiateStep() {
  return (
    <div className="grid gap-6">
      <p className="-mt-3 text-ink-2">
        Sell an invoice to a finance partner and have most of its amount at once. Nothing is saved here.
      </p>
      <PricingEstimate />
      <HowItWorks steps={howItWorks} />
      <p className="text-xs text-ink-2">
        All offers of financing are subject to credit and compliance approvals.
      </p>
    </div>
  )
}

const howItWorks = [
  { title: 'Request a credit limit', text: 'For each buyer to whom you sell on credit.' },
  { title: 'The finance partners check the buyer', text: 'We ask you if a document is missing.' },
  {
    title: 'Sign the term sheet',
    text: 'It names the limit, the rate and the fee. You sign with password and code.',
  },
  {
    title: 'Fund an invoice',
    text: 'Send the invoice and the purchase order, and choose how much you need.',
  },
  { title: 'Receive the advance', text: 'The buyer confirms the invoice, and the money is in your wallet.' },
  {
    title: 'Receive the rest',
    text: 'The buyer pays when the invoice is due. You get what is left after interest and fee.',
  },
]
