import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { messageOf } from '../../../lib/net/api-error.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { certificateQuery } from '../parts/queries.ts'
import { VerifiedCertificate } from './verified-certificate.tsx'

/** /insurance/verify: anybody who has a certificate can check that it is genuine, and what it covers now. */
export function VerifyCertificatePage() {
  const [params, setParams] = useSearchParams()
  const asked = { certificate: params.get('certificate') ?? '', code: params.get('code') ?? '' }
  const [given, setGiven] = useState(asked)
  const { data, error, isFetching, isFetched } = useQuery(certificateQuery(asked.certificate, asked.code))
  const send = (event: FormEvent) => {
    event.preventDefault()
    setParams({ certificate: given.certificate.trim(), code: given.code.trim() }, { replace: true })
  }
  return (
    <>
      <title>Verify a certificate · Tradelane</title>
      <h1 className="text-xl font-semibold">Verify a certificate of insurance</h1>
      <p className="mt-2 mb-6 text-ink-2 print:hidden">
        Enter the number and the code from the certificate. We show the current state in our records.
      </p>
      <form noValidate onSubmit={send} className="grid gap-5 print:hidden">
        <TextInput
          label="Certificate number"
          value={given.certificate}
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          onChange={({ target }) => setGiven({ ...given, certificate: target.value })}
        />
        <TextInput
          label="Verification code"
          value={given.code}
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
          onChange={({ target }) => setGiven({ ...given, code: target.value })}
        />
        <Button type="submit" tone="main" size="lg" isWide isBusy={isFetching} busyText="Checking…">
          Verify
        </Button>
      </form>
      <div className="mt-6 grid gap-4" aria-live="polite">
        {error && (
          <Banner tone="lost" isAlert>
            {messageOf(error)}
          </Banner>
        )}
        {data && <VerifiedCertificate certificate={data} />}
        {data === null && isFetched && (
          <Banner tone="lost" title="Not known." isAlert>
            We have issued no certificate with this number and this code. Compare both with the document.
          </Banner>
        )}
      </div>
    </>
  )
}
