import { createContext, type ReactNode } from 'react'
import type { WireBuyersPresentation, WireEscrow } from './escrow-queries.ts'

export type PapersOfEscrow = {
  smart_escrow_id: string
  transactionId: string
  presented: WireBuyersPresentation[]
}

/** All that was presented in an escrow. */
export const papersIn = ({ smart_escrow_id, transaction_id, conditions }: WireEscrow): PapersOfEscrow => ({
  smart_escrow_id,
  transactionId: transaction_id,
  presented: conditions.flatMap(({ document_approval }) =>
    document_approval.flatMap(({ presentations }) => presentations),
  ),
})

/** Where a presented paper differs from others, for who accepts it. Another feature knows: the page that joins both gives it. */
export const DifferencesOf = createContext<(papers: PapersOfEscrow, presentation_id: string) => ReactNode>(
  () => null,
)
