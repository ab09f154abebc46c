import { promised } from '../lifecycle/promises.ts'

/** After so many days overdue the supplier has to pay itself. */
export const recourseAfterDays = 90

const finance = 'The finance term counts from the shipment date.'

/** What a supplier agrees to beside the figures, on papers: said before it signs. */
export const supplierTerms = [
  'The supplier assigns each funded invoice to the finance partner.',
  `If the buyer has not paid ${recourseAfterDays} days after the due date, the supplier repays what is left of the advance, with interest and fee.`,
  finance,
] as const

/** The same on screens. */
export const yourTerms = [
  'You assign each funded invoice to the finance partner.',
  `If the buyer has not paid ${recourseAfterDays} days after the due date, you repay what is left of the advance, with interest and fee.`,
  finance,
] as const

/** By when the money comes, said before the offer is accepted: the day itself is named with the approval. */
export const whenAdvanced = `The advance is in your wallet ${promised('localPayout')} after we approve the invoice. We decide within ${promised('decideFunding')}, once the buyer has confirmed it.`
