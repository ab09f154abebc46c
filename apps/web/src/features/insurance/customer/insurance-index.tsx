import { Navigate, useLocation } from 'react-router'
import { policyHolderStep, stepAddress } from './insurance-steps.ts'

/** /insurance: begins with the policyholder, and keeps what the address says of the freight. */
export function InsuranceIndex() {
  const { search } = useLocation()
  return <Navigate to={stepAddress(policyHolderStep, search.slice(1))} replace />
}
