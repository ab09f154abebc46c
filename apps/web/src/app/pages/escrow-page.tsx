import { EscrowDetail } from '../../features/services/smart-escrow/customer/escrow-page.tsx'
import { DifferencesOf } from '../../features/services/smart-escrow/parts/papers-of-escrow.ts'
import { DifferencesOfPaper } from '../../features/services/trade-documents/differences-of-one.tsx'
import { PresentedDifferences } from '../../features/services/trade-documents/presented-differences.tsx'

/** /smart-escrow/escrows/:smart_escrow_id, with where its presented papers differ from the trade. */
export function EscrowPage() {
  return (
    <DifferencesOf value={(papers, id) => <DifferencesOfPaper papers={papers} presentation_id={id} />}>
      <EscrowDetail papers={(papers) => <PresentedDifferences papers={papers} />} />
    </DifferencesOf>
  )
}
