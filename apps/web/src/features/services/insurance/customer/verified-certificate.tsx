import type { insurance } from '@tradelane/contract/insurance/calls'
import { vesselTerms } from '@tradelane/contract/insurance/cover'
import type { WireOutput } from '@tradelane/contract/primitives/endpoint'
import { formatAmount } from '../../../../lib/format/format-amount.ts'
import { formatDay, formatInstant } from '../../../../lib/format/format-date.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { Button } from '../../../../ui/button.tsx'
import { DefinitionList } from '../../../../ui/records/definition-list.tsx'
import { carriageWords, deductibleWords } from '../parts/policy-words.ts'

type Verified = NonNullable<WireOutput<typeof insurance.verify>['certificate']>

const standings = {
  valid: { tone: 'done', title: 'Genuine and valid.', text: 'We issued this certificate, and it is valid.' },
  expired: { tone: 'wait', title: 'Genuine, but expired.', text: 'The period of cover has ended.' },
  cancelled: {
    tone: 'lost',
    title: 'Genuine, but cancelled.',
    text: 'The insurance was cancelled. Do not rely on this certificate.',
  },
} as const

const broken = {
  tone: 'lost',
  title: 'The seal is broken.',
  text: 'The signature does not fit this record. Do not rely on it, and ask the insurer.',
} as const
const seals = {
  valid: 'Valid: the record is as it was signed',
  invalid: 'Invalid',
  none: 'None: it was issued before certificates were sealed',
}

/** The record of a certificate, to compare with the document and to print. */
export function VerifiedCertificate({ certificate }: { certificate: Verified }) {
  const { tone, title, text } = certificate.seal === 'invalid' ? broken : standings[certificate.standing]
  return (
    <>
      <Banner tone={tone} title={title} isAlert>
        {text}
      </Banner>
      <DefinitionList
        facts={[
          { term: 'Certificate', value: certificate.certificate_number },
          { term: 'Seal', value: seals[certificate.seal] },
          ...(certificate.seal_key
            ? [{ term: 'Key of the seal', value: <span className="num">{certificate.seal_key}</span> }]
            : []),
          {
            term: 'Insured',
            value: certificate.to_order ? `${certificate.insured} or order` : certificate.insured,
          },
          { term: 'Goods', value: certificate.goods },
          { term: 'From', value: certificate.place_of_origin },
          { term: 'To', value: certificate.place_of_destination },
          ...(certificate.vessel
            ? [{ term: vesselTerms[certificate.carriage], value: certificate.vessel }]
            : []),
          ...(certificate.invoice_number
            ? [{ term: 'Invoice number', value: certificate.invoice_number }]
            : []),
          { term: 'Transport', value: carriageWords[certificate.carriage] },
          { term: 'Insured value', value: formatAmount(certificate.insured_value, certificate.currency) },
          { term: 'Clauses', value: certificate.clauses.join('; ') },
          { term: 'Deductible', value: deductibleWords[certificate.deductible] },
          {
            term: 'Valid',
            value: `${formatDay(certificate.valid_from)} to ${formatDay(certificate.valid_to)}`,
          },
          ...(certificate.claims_payable_at
            ? [{ term: 'Claims payable at', value: certificate.claims_payable_at }]
            : []),
          ...(certificate.surveyor ? [{ term: 'Surveyor', value: certificate.surveyor }] : []),
          { term: 'Originals', value: certificate.originals },
          { term: 'Issued', value: formatInstant(certificate.issued_at) },
        ]}
      />
      <Button onClick={() => window.print()} className="justify-self-start print:hidden">
        Print
      </Button>
    </>
  )
}
