import { Navigate } from 'react-router'
import { policyHolderStep } from './insurance-steps.ts'
import { useInsuranceAddress } from './use-insurance-address.ts'

/** /insurance: begins with the policyholder, and keeps what the address says of the freight. */
export function InsuranceIndex() {
  const { addressOf } = useInsuranceAddress()
  return <Navigate to={addressOf(policyHolderStep)} replace />
}
