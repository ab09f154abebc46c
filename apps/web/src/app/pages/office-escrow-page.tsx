import { OfficeEscrowDetail } from '../../features/services/smart-escrow/office/escrow-page.tsx'
import { DifferencesOf } from '../../features/services/smart-escrow/parts/papers-of-escrow.ts'
import { DifferencesOfPaper } from '../../features/services/trade-documents/differences-of-one.tsx'
import { PresentedDifferences } from '../../features/services/trade-documents/presented-differences.tsx'

/** /admin/escrows/:smart_escrow_id, with the same for the colleague who examines its papers. */
export function OfficeEscrowPage() {
  return (
    <DifferencesOf
      value={(papers, id) => <DifferencesOfPaper papers={papers} presentation_id={id} isOffice />}
    >
      <OfficeEscrowDetail papers={(papers) => <PresentedDifferences papers={papers} isOffice />} />
    </DifferencesOf>
  )
}
