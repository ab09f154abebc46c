import { noticeDays } from '@tradelane/contract/claims/carrier-notice'
import { vesselTerms } from '@tradelane/contract/insurance/cover'
import { dayText } from '@tradelane/contract/primitives/day-text'
import { formatMoney, parseMoney, percentOf } from '@tradelane/money'
import type { Scope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { renderPdfInThread } from '../../../pdf/render-pdf-in-thread.ts'
import { printedCode } from '../../../pdf/verification-code.ts'
import { deductibleRates } from '../premiums/index.ts'
import type { Certificate } from './certificate.ts'
import { getCertificate, type Issued } from './certificates.ts'
import { dayOf, getPolicy, verificationUrl } from './policies.ts'

type CertificateCopy = { insurance_id: string; copy: 'original' | 'duplicate' }

/**
 * One of the two originals, always the same but for the mark of one that was cancelled. Laid out after a marine cargo policy of the London form
 * (wondong.com/1975), and holding what UCP 600, article 28, asks of an insurance document.
 */
export async function certificateFile(deps: Deps, scope: Scope, { insurance_id, copy }: CertificateCopy) {
  const { state } = await getPolicy(deps.db, scope, insurance_id)
  const issued = await getCertificate(deps.db, scope, insurance_id)
  const { certificate, code, issuedAt } = issued
  const { certificate_number: number } = certificate
  const url = verificationUrl(deps.config.publicUrl, number, code)
  const title = state === 'cancelled' ? 'Certificate of insurance: cancelled' : 'Certificate of insurance'
  const bytes = await renderPdfInThread({
    title: certificate.originals ? `${title} · ${copyWords[copy]}` : title,
    number,
    author: certificate.insurer,
    printedAt: issuedAt,
    lead: `${number}: ${formatMoney(usdOf(certificate.insured_value))} on ${certificate.description_of_goods}`,
    facts: [...whoAndWhat(certificate, copy), ...coverOf(certificate), ...claimsAndSeal(issued)],
    qr: url,
    note: `Verify this certificate and its seal at ${url} with the code ${printedCode(code)}. Claims: notify the surveyor and the carrier at once, in writing; ${noticeOf(certificate)}. This certificate is not changed after issue. The address above shows whether it is still valid.`,
    blanks: certificate.originals ? [endorsementOf(certificate)] : [],
  })
  return { bytes, content_type: 'application/pdf', file_name: `certificate-${number}-${copy}.pdf` }
}

const copyWords = { original: 'ORIGINAL', duplicate: 'DUPLICATE' } as const
type Fact = [label: string, value: string]

function whoAndWhat(certificate: Certificate, copy: CertificateCopy['copy']): Fact[] {
  const { insured, invoice_number, vessel, voyage, originals, shipped_on } = certificate
  const lines = [insured.company_address, insured.city, insured.country].filter(Boolean).join(', ')
  const aboard = [vessel, voyage].filter(Boolean).join(', voyage ')
  return [
    ['Certificate', `${certificate.certificate_number}, under policy ${certificate.policy_number}`],
    ...given(
      'Originals',
      originals && `${originals} issued; this is the ${copy}. One being accomplished, the other is void.`,
    ),
    [
      'Assured',
      originals ? `${insured.company_name} (${insured.company_id}) or order` : insured.company_name,
    ],
    ['', lines],
    ['Goods', `${certificate.category_of_goods}: ${certificate.description_of_goods}`],
    ['', certificate.volume_of_goods],
    ...given('Invoice', invoice_number),
    [
      'Voyage',
      `From ${certificate.place_of_origin} to ${certificate.place_of_destination}, by ${certificate.carriage}`,
    ],
    ...terminalFacts(certificate),
    ...given(vesselTerms[certificate.carriage], aboard),
    ...given('Shipped on', shipped_on && dayText(shipped_on)),
  ]
}

function terminalFacts({ terminals, carriage }: Certificate): Fact[] {
  if (!terminals) return []
  const labels =
    carriage === 'air'
      ? ['Airport of departure', 'Airport of arrival']
      : ['Port of loading', 'Port of discharge']
  return [
    [labels[0] ?? '', terminals.loading],
    [labels[1] ?? '', terminals.discharge],
  ]
}

function coverOf(certificate: Certificate): Fact[] {
  const { valuation, shipped_on, valid_from } = certificate
  const isBefore = shipped_on && valid_from <= shipped_on
  const begins = isBefore
    ? `not later than the shipment on ${dayText(shipped_on)}`
    : 'irrespective of the date of issue'
  return [
    ['Amount insured', formatMoney(usdOf(certificate.insured_value))],
    ...given('', valuation),
    ['Cover', `From ${dayText(valid_from)}, ${begins}, to ${dayText(certificate.valid_to)}, both included`],
    ['Risks covered', certificate.clauses.join('; ')],
    ...given('War areas', certificate.war_areas),
    ['Franchise', franchiseOf(certificate)],
  ]
}

function claimsAndSeal({ certificate, issuedAt, signature }: Issued): Fact[] {
  const { claims_payable_at: at, surveyor, signed_by, fee_version } = certificate
  return [
    [
      'Claims payable',
      at
        ? `At ${at}, in US dollars, to the assured or order, against one original`
        : 'To the insured, in US dollars',
    ],
    ...given('Survey and claims', surveyor),
    // The surveyor settles claims too, and the insurer is on the letterhead.
    ...(surveyor ? [] : ([['Claims agent', certificate.claims_agent]] as Fact[])),
    ['Issued', dayText(dayOf(issuedAt))],
    ...given('Service fee', fee_version && `By the insurance rate of Tradelane, version ${fee_version}`),
    ...given('Signed', signed_by && signature && `${signed_by}, by an electronic seal (Ed25519):`),
    ...given('', signed_by && signature),
  ]
}

const given = (label: string, value: string | 0 | null | undefined): Fact[] => (value ? [[label, value]] : [])

function franchiseOf({ deductible, insured_value }: Certificate): string {
  if (deductible === '0') return 'None: losses are paid irrespective of percentage'
  const amount = percentOf(
    usdOf(insured_value),
    { numerator: deductibleRates[deductible], denominator: 100_000n },
    'half-up',
  )
  // Clause 2 of the Institute Cargo Clauses insures general average and salvage as they are adjusted (decision 81).
  return `Excess of ${deductible} % of the amount insured, ${formatMoney(amount)}, once per loss; none on general average and salvage`
}

/** Signed by the assured alone, it makes the certificate payable to its bearer. */
const endorsementOf = ({ insured }: Certificate) => ({
  title: 'Endorsement in blank',
  text: `Claims under this certificate are payable to the bearer. Signed for ${insured.company_name}:`,
  lines: ['Name and signature', 'Place and date'],
})

/** By when the carrier must hear of damage that was not visible at delivery. */
function noticeOf({ carriage }: Certificate): string {
  const { days, rule } = noticeDays[carriage]
  return `damage that was not visible, within ${days} days of delivery (${rule})`
}

const usdOf = (text: string) => parseMoney(text, 'USD')
