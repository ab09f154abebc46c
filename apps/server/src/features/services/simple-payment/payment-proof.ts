import { createHmac } from 'node:crypto'
import { type PurposeCode, purposeCodes } from '@tradelane/contract/lists/payment-options'
import { paymentActions } from '@tradelane/contract/simple-payment/actions'
import { paymentStateTable } from '@tradelane/contract/simple-payment/states'
import { formatMoney, type Money } from '@tradelane/money'
import { getCompany } from '../../../access/company.ts'
import type { Deps } from '../../../deps/deps.ts'
import { instantText } from '../../../lifecycle/day-text.ts'
import { requireOpen } from '../../../lifecycle/require-open.ts'
import { renderPdfInThread } from '../../../pdf/render-pdf-in-thread.ts'
import { rateOriginText } from '../../world/rates/index.ts'
import { feeRateFacts } from './fee-rate.ts'
import { lastFour } from './payee.ts'
import { paymentNumber } from './payment-number.ts'
import { getPayment, type PaymentKey, type PaymentRow, toSubmitted } from './payments.ts'

/** The proof of payment as a file. Refuses with NOT_FOUND, and with ILLEGAL_STATE what was never submitted. */
export async function provePayment(deps: Deps, which: PaymentKey, { showsFees }: { showsFees: boolean }) {
  const row = await getPayment(deps.db, which)
  requireOpen(paymentActions.proof, { state: row.state })
  const company = await getCompany(deps.db, which.scope)
  const feeRate = showsFees ? await feeRateFacts(deps.db, which.scope, row) : []
  const printedAt = deps.clock.now()
  const bytes = await renderPdfInThread({
    title: 'Proof of payment',
    author: 'Tradelane',
    printedAt,
    lead: leadOf(row),
    facts: factsOf(row, company, showsFees ? [feeFact(row), ...feeRate] : []),
    note: verificationOf(deps, row),
  })
  return {
    bytes,
    content_type: 'application/pdf',
    file_name: `proof-of-payment-${paymentNumber(row)}.pdf`,
  }
}

function leadOf(row: PaymentRow): string {
  const { target, payee } = toSubmitted(row)
  return `${formatMoney(target)} to ${payee.partner.company_name}: ${paymentStateTable[row.state].label.toLowerCase()}`
}

type Company = { company_name: string; company_reg_number: string }

type Facts = [string, string][]

const feeFact = (row: PaymentRow): Facts[number] => ['Fee (included)', formatMoney(toSubmitted(row).fee)]

function factsOf(row: PaymentRow, company: Company, feeFacts: Facts): Facts {
  const { source, target, payee, reference, purposeCode } = toSubmitted(row)
  const { label, explanation } = paymentStateTable[row.state]
  return [
    ['Payment', paymentNumber(row)],
    ['Status', `${label} on ${instantText(row.updated_at)}`],
    ['', row.state_reason ? `${explanation} ${row.state_reason}` : explanation],
    ['Submitted', row.submitted_at ? instantText(row.submitted_at) : ''],
    ['From', `${company.company_name} (registration number ${company.company_reg_number})`],
    ['To', payee.partner.company_name],
    ['Account holder', payee.account.account_holder_name],
    ['Account', `•••• ${lastFour(payee.account.account_no)}`],
    ['Bank', `${payee.account.bank}, ${payee.account.bank_city}, ${payee.account.beneficiaryCountryCode}`],
    ['Reference', reference],
    ['Purpose', `${purposeCode} ${purposeCodes[purposeCode as PurposeCode]}`],
    ['Amount sent', formatMoney(source)],
    ...feeFacts,
    ...rateFacts(row, source, target),
    ['Amount received', formatMoney(target)],
    ['Provider reference', row.provider_reference ?? 'none yet'],
  ]
}

/** The rate with the date and origin of the mid rate behind it. */
function rateFacts({ rate, rate_source, rate_as_of }: PaymentRow, source: Money, target: Money): Facts {
  if (!rate || source.currency === target.currency) return []
  const line = `1 ${source.currency} = ${rate} ${target.currency}`
  const origin =
    rate_source && rate_as_of ? ` (${rateOriginText({ source: rate_source, asOf: rate_as_of })})` : ''
  return [['Rate', `${line}${origin}`]]
}

/** A check code (HMAC) over the document's content. Only we can make it, so a changed document is detected. */
function verificationOf({ config }: Deps, row: PaymentRow): string {
  const said = [
    row.simple_payment_id,
    row.state,
    row.updated_at.toISOString(),
    row.amount_sent,
    row.amount_received,
  ]
  const digest = createHmac('sha256', `proof:${config.secret}`).update(said.join('|')).digest('hex')
  const code = digest
    .slice(0, 16)
    .toUpperCase()
    .replace(/(.{4})(?=.)/g, '$1-')
  return `To verify this document, write to us at ${config.publicUrl}/help-and-support with the payment's number and the check code ${code}. We confirm date, amount, payee and status. The status is as of the moment of printing and may have changed since.`
}
