import { EscrowDetail } from '../../features/services/smart-escrow/customer/escrow-page.tsx'
import { PresentedDifferences } from '../../features/services/trade-documents/presented-differences.tsx'

/** /smart-escrow/escrows/:smart_escrow_id, with where its presented papers differ from the trade. */
export function EscrowPage() {
  return <EscrowDetail papers={(ofEscrow) => <PresentedDifferences {...ofEscrow} />} />
}
