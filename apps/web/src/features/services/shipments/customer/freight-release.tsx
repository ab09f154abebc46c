import { WaitingRelease } from '../../../../ui/dialogs/waiting-release.tsx'
import type { BookingDetail } from '../parts/booking-queries.ts'
import { PayDialog } from './pay-dialog.tsx'

/** The freight is above the company's limit, and one person has approved it. */
export const FreightRelease = ({ detail }: { detail: BookingDetail }) => (
  <WaitingRelease
    release={detail.release}
    service="logistics"
    which={{ type: 'freight', subject_id: detail.logistics.logistics_id }}
  >
    {(close) => <PayDialog detail={detail} onClose={close} />}
  </WaitingRelease>
)
