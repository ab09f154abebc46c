/**
 * The goods' description or the customer's reference chooses what happens to a shipment, so that anyone can see every
 * outcome:
 *
 *     SIM-NOSPACE   the carrier refuses               SIM-DELAY     arrives three days late, announced in two steps at sea
 *     SIM-TIMEOUT   booked or corrected, answer lost  SIM-ROLLED    left behind, and loaded on the next ship a week later
 *     SIM-LATEEMPTY the empty container comes back     SIM-CUSTOMS   inspected at destination: four days
 *                   18 days later than planned        SIM-DAMAGED   delivered with remarks about the condition
 *     SIM-NOAMEND   refuses a correction that says it  SIM-NOPROOF   delivered without receiver and signature
 *     SIM-LATESHIP  sails three days late, announced before the cut-offs, which move with the ship
 *
 * Several can be combined. Any other shipment arrives within a few hours of its plan.
 */
export type Outcome = {
  isDelayed: boolean
  isRolled: boolean
  isInspected: boolean
  isKeptLong: boolean
  isDamaged: boolean
  isUnproven: boolean
  isLateShip: boolean
}

export function outcomeOf({ goods, reference }: { goods: string; reference: string }): Outcome {
  const chosen = `${goods} ${reference}`
  return {
    isDelayed: chosen.includes('SIM-DELAY'),
    isRolled: chosen.includes('SIM-ROLLED'),
    isInspected: chosen.includes('SIM-CUSTOMS'),
    isKeptLong: chosen.includes('SIM-LATEEMPTY'),
    isDamaged: chosen.includes('SIM-DAMAGED'),
    isUnproven: chosen.includes('SIM-NOPROOF'),
    isLateShip: chosen.includes('SIM-LATESHIP'),
  }
}

export const isRefused = (goods: string, reference: string): boolean =>
  `${goods} ${reference}`.includes('SIM-NOSPACE')
export const losesAnswer = (goods: string, reference: string): boolean =>
  `${goods} ${reference}`.includes('SIM-TIMEOUT')
export const isAmendmentRefused = (goods: string, reference: string): boolean =>
  `${goods} ${reference}`.includes('SIM-NOAMEND')
