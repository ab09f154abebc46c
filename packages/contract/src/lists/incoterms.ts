/** Incoterms 2020: who pays for which part of the way, and where the risk passes. */
export const incoterms = {
  EXW: 'Ex Works',
  FCA: 'Free Carrier',
  FAS: 'Free Alongside Ship',
  FOB: 'Free On Board',
  CFR: 'Cost and Freight',
  CIF: 'Cost, Insurance and Freight',
  CPT: 'Carriage Paid To',
  CIP: 'Carriage and Insurance Paid To',
  DAP: 'Delivered at Place',
  DPU: 'Delivered at Place Unloaded',
  DDP: 'Delivered Duty Paid',
} as const
export type Incoterm = keyof typeof incoterms
export const incotermCodes = Object.keys(incoterms) as [Incoterm, ...Incoterm[]]
