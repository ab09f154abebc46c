import { trialOf } from '../../features/money/price-rates/proposed-trial.tsx'
import { ApprovalsPage as Approvals } from '../../features/people/staff/approvals-page.tsx'

/** /admin/approvals, with what features show beside their changes. */
export const ApprovalsPage = () => <Approvals beside={trialOf} />
