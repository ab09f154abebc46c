import type { Incoterm } from '../lists/incoterms.ts'

/** What the price under a term contains already. Under DDP the seller pays duty and tax too; the price is given without them. */
const contained: Record<Incoterm, { to_port: boolean; freight: boolean; insurance: boolean }> = {
  EXW: { to_port: false, freight: false, insurance: false },
  FCA: { to_port: false, freight: false, insurance: false },
  FAS: { to_port: false, freight: false, insurance: false },
  FOB: { to_port: true, freight: false, insurance: false },
  CFR: { to_port: true, freight: true, insurance: false },
  CPT: { to_port: true, freight: true, insurance: false },
  CIF: { to_port: true, freight: true, insurance: true },
  CIP: { to_port: true, freight: true, insurance: true },
  // Delivered: the seller carries the risk, and what it pays for insurance is in its price.
  DAP: { to_port: true, freight: true, insurance: true },
  DPU: { to_port: true, freight: true, insurance: true },
  DDP: { to_port: true, freight: true, insurance: true },
}
export const containedIn = (term: Incoterm) => contained[term]

export const costKinds = ['goods', 'to_port', 'freight', 'insurance', 'duty', 'fees', 'tax'] as const
export type CostKind = (typeof costKinds)[number]

/** `known`: as the source has it. `in_motion`: other duties are added or change. `estimate`: for most goods of its kind. */
export const dutyStatuses = ['known', 'in_motion', 'estimate'] as const
export type DutyStatus = (typeof dutyStatuses)[number]
export const dutyStatusNames: Record<DutyStatus, string> = {
  known: 'Known',
  in_motion: 'In motion',
  estimate: 'Estimate',
}

/** How goods cross the border: some fees and limits depend on it. By air also by post. */
export const arrivals = ['sea', 'air', 'land'] as const
export type Arrival = (typeof arrivals)[number]
