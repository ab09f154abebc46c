import type { Incoterm } from '../lists/incoterms.ts'
import { type Clause, clauses } from './cover.ts'

export const insuredParties = ['seller', 'buyer'] as const
export type InsuredParty = (typeof insuredParties)[number]

export type IncotermAdvice = { isMet: boolean; advice: string }

/** The least cover that Incoterms 2020 have the seller buy for the buyer (A5): 110 % of the contract's price. */
const owedBySeller: Partial<Record<Incoterm, Clause>> = { CIF: 'ICC C', CIP: 'ICC A' }
const sellersRisk: readonly Incoterm[] = ['DAP', 'DPU', 'DDP']

/** What the delivery term says about this insurance. It advises and refuses nothing: parties may agree on something else. */
export function checkIncoterm(
  term: Incoterm,
  party: InsuredParty,
  clause: Clause | undefined,
): IncotermAdvice {
  const owed = owedBySeller[term]
  if (owed) return party === 'seller' ? adviseSeller(term, owed, clause) : adviseBuyer(term, owed)
  if (sellersRisk.includes(term))
    return party === 'seller'
      ? {
          isMet: true,
          advice: `${term}: the goods are at your risk until the destination. Insure them for yourself.`,
        }
      : { isMet: true, advice: `${term}: the goods are at the seller's risk until the destination.` }
  return party === 'buyer'
    ? {
        isMet: true,
        advice: `${term}: the seller owes you no insurance, and the main carriage is at your risk.`,
      }
    : {
        isMet: true,
        advice: `${term}: you owe the buyer no insurance; the main carriage is at the buyer's risk.`,
      }
}

function adviseSeller(term: Incoterm, owed: Clause, clause: Clause | undefined): IncotermAdvice {
  const isMet = clause !== undefined && clauses.indexOf(clause) <= clauses.indexOf(owed)
  return {
    isMet,
    advice: isMet
      ? `${term}: you owe the buyer at least ${owed}. Your choice meets this.`
      : `${term}: you owe the buyer at least ${owed}. Choose it, unless the contract agrees on less.`,
  }
}

const adviseBuyer = (term: Incoterm, owed: Clause): IncotermAdvice => ({
  isMet: true,
  advice: `${term}: the seller owes you at least ${owed}. Ask for the certificate before you insure the same goods again.`,
})
