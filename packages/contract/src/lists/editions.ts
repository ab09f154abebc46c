/**
 * The editions of the rules that papers lean on. Facts `incoterms`, `sampling-plans` and `dangerous-goods`: what is read again there is changed
 * here. ADR and RID have no year on papers: two editions hold side by side for half a year.
 */
export const editions = {
  incoterms: 'Incoterms 2020',
  bySea: 'IMDG Code 42-24',
  byAir: 'IATA DGR 2026',
  sampling: 'plans of ISO 2859-1:1999, which the edition of 2026 keeps as far as we know',
} as const

/** "FOB, Free On Board (Incoterms 2020)" */
export const withEdition = (term: string): string => `${term} (${editions.incoterms})`
