import { useQuery } from '@tanstack/react-query'
import { VerifyPage } from '../../../../ui/links/verify-page.tsx'
import { certificateQuery } from '../parts/insurance-queries.ts'
import { VerifiedCertificate } from './verified-certificate.tsx'

const useVerified = (number: string, code: string) => useQuery(certificateQuery(number, code))

/** /insurance/verify: anybody who has a certificate can check that it is genuine, and what it covers now. */
export function VerifyCertificatePage() {
  return (
    <VerifyPage
      what="certificate"
      heading="Verify a certificate of insurance"
      shows="We check its seal, and show the current state in our records."
      useVerified={useVerified}
    >
      {(certificate) => <VerifiedCertificate certificate={certificate} />}
    </VerifyPage>
  )
}
