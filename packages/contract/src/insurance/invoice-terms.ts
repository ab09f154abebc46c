import type { Incoterm } from '../lists/incoterms.ts'

const withFreight: readonly Incoterm[] = ['CFR', 'CPT', 'CIF', 'CIP', 'DAP', 'DPU', 'DDP']
const withInsurance: readonly Incoterm[] = ['CIF', 'CIP']

/** What the price of an invoice has in it beside the goods (Incoterms 2020, A9 and B9). Without a term, nothing is assumed. */
export const invoiceContains = (term: Incoterm | undefined) => ({
  freight: term !== undefined && withFreight.includes(term),
  insurance: term !== undefined && withInsurance.includes(term),
})
