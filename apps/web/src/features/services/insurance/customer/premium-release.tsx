import { WaitingRelease } from '../../../../ui/dialogs/waiting-release.tsx'
import type { PolicyPage } from '../parts/insurance-queries.ts'
import { BindDialog } from './bind-dialog.tsx'

/** The premium is above the company's limit, and one person has approved it. */
export const PremiumRelease = ({ page: { insurance: policy, release } }: { page: PolicyPage }) => (
  <WaitingRelease
    release={release}
    service="insurance"
    which={{ type: 'insurance', subject_id: policy.insurance_id }}
  >
    {(close) => <BindDialog policy={policy} onClose={close} isRelease />}
  </WaitingRelease>
)
