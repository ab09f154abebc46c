import { ClaimsOfPolicy } from '../../features/services/claims/customer/claims-of-policy.tsx'
import { PolicyDetail } from '../../features/services/insurance/customer/policy-detail.tsx'

/** /insurance/policies/:insurance_id: the policy, and the claims made under it. */
export function PolicyPage() {
  return <PolicyDetail claims={(mayClaim) => <ClaimsOfPolicy mayClaim={mayClaim} />} />
}
