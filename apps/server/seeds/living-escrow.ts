import { verification } from '@tradelane/contract/approvals/calls'
import { smartEscrows } from '@tradelane/contract/smart-escrow/calls'
import { uploadDemoDocument } from './demo-company.ts'
import type { DemoPayee } from './demo-payments.ts'
import { answerLink } from './living-links.ts'
import { approval } from './living-orders.ts'
import { arabianSea, goodsValue } from './living-people.ts'
import type { PastApp } from './past-app.ts'

const hourMs = 3_600_000
/** 2 % of the price. */
const fee = 192

/** The whole price: 30 % on the bill of lading, 70 % when the booking is delivered. The seller agrees by its link. */
export async function fundTowels(app: PastApp, token: string, payee: DemoPayee, bookingId: string) {
  const doument_file = await uploadDemoDocument(app, token, {
    folder: 'smart_escrow',
    name: 'bill-of-lading-sample.pdf',
    line: 'Sample of the bill of lading: bath towels, Nhava Sheva to New York',
  })
  const body = {
    condition_based_payment: 0 as const,
    beneficiary_id: payee.beneficiary_id,
    beneficiary_account_id: payee.beneficiary_account_id,
    amount_sent: goodsValue,
    amount_sent_currency: 'USD' as const,
    amount_received: goodsValue - fee,
    amount_received_currency: 'USD' as const,
    fees: fee,
    reference: 'PO 2214',
    payment_mode: 'SWIFT Payment (Slower)' as const,
    fees_payed_by: 'Beneficiary' as const,
    conditions: [
      {
        percent_of_money: 30,
        document_approval: [
          { approval_of_document: 'Bill of lading', doument_file, approver: 'Buyer' as const },
        ],
      },
      {
        percent_of_money: 70,
        condition_approval: [
          {
            condition: 'The goods are delivered',
            approval_of_document: 'Buyer' as const,
            released_by: { event: 'shipment_delivered' as const, subject_id: bookingId },
          },
        ],
      },
    ],
  }
  const { smart_escrow_id } = await app.call(smartEscrows.add, { body }, token)
  app.wait(hourMs)
  await app.call(verification.sendCode, { body: { type: 'smart escrow', smart_escrow_id } }, token)
  await app.call(smartEscrows.approve, { body: { smart_escrow_id, ...(await approval(app)) } }, token)
  await app.pass(20 * hourMs)
  await answerLink(app, arabianSea.email, '/escrow', { answer: 'agree', name: 'Rohan Deshpande' })
}
