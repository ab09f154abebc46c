import { noticeDays } from '@tradelane/contract/claims/calls'
import { formatMoney, parseMoney } from '@tradelane/money'
import type { Scope } from '../../access/scope.ts'
import type { Deps } from '../../boot/deps.ts'
import { dayText } from '../../lifecycle/day-text.ts'
import { renderPdfInThread } from '../../pdf/render-pdf-in-thread.ts'
import { printedCode } from '../../pdf/verification-code.ts'
import { getCertificate } from './certificates.ts'
import type { Certificate } from './issue-certificate.ts'
import { dayOf, getPolicy, verificationUrl } from './policies.ts'

/** The certificate as paper, always the same but for the mark of one that was cancelled. */
export async function certificateFile(deps: Deps, scope: Scope, insuranceId: string) {
  const { state } = await getPolicy(deps.db, scope, insuranceId)
  const { certificate, code, issuedAt } = await getCertificate(deps.db, scope, insuranceId)
  const { certificate_number: number } = certificate
  const url = verificationUrl(deps.config.publicUrl, number, code)
  const bytes = await renderPdfInThread({
    title: state === 'cancelled' ? 'Certificate of insurance: cancelled' : 'Certificate of insurance',
    number,
    author: certificate.insurer,
    printedAt: issuedAt,
    lead: `${number}: ${formatMoney(usdOf(certificate.insured_value))} on ${certificate.description_of_goods}`,
    facts: factsOf(certificate, issuedAt),
    qr: url,
    note: `Verify this certificate at ${url} with the code ${printedCode(code)}. Claims: notify the claims agent and the carrier at once, in writing; ${noticeOf(certificate)}. Issued through Tradelane. This certificate is not changed after issue. The address above shows whether it is still valid.`,
  })
  return { bytes, content_type: 'application/pdf', file_name: `certificate-${number}.pdf` }
}

function factsOf(certificate: Certificate, issuedAt: Date): [string, string][] {
  const { insured } = certificate
  const value = usdOf(certificate.insured_value)
  const lines = [insured.company_address, insured.city, insured.country].filter(Boolean).join(', ')
  return [
    ['Certificate', certificate.certificate_number],
    ['Policy', certificate.policy_number],
    ['Issued', dayText(dayOf(issuedAt))],
    ['Insured', `${insured.company_name} (${insured.company_id})`],
    ['', lines],
    ['Goods', `${certificate.category_of_goods}: ${certificate.description_of_goods}`],
    ['Volume', certificate.volume_of_goods],
    [
      'Voyage',
      `${certificate.place_of_origin} to ${certificate.place_of_destination}, by ${certificate.carriage}`,
    ],
    ['Cover', `From ${dayText(certificate.valid_from)} to ${dayText(certificate.valid_to)}, both included`],
    ['Insured value', formatMoney(value)],
    ['Clauses', certificate.clauses.join('; ')],
    [
      'Deductible',
      certificate.deductible === '0' ? 'None' : `${certificate.deductible} % of the insured value, each loss`,
    ],
    ['Insurer', certificate.insurer],
    ['Claims agent', certificate.claims_agent],
    ['Claims payable', 'To the insured, in US dollars'],
  ]
}

/** By when the carrier must hear of damage that was not visible at delivery. */
function noticeOf({ carriage }: Certificate): string {
  const { days, rule } = noticeDays[carriage]
  return `damage that was not visible, within ${days} days of delivery (${rule})`
}

const usdOf = (text: string) => parseMoney(text, 'USD')
