import type { WireInput } from '@tradelane/contract'
import { verification } from '@tradelane/contract/approvals/calls'
import { smartEscrows } from '@tradelane/contract/smart-escrow/calls'
import { uploadDemoDocument } from './demo-company.ts'
import type { DemoPayee } from './demo-payments.ts'
import { demoCustomer, demoPassword } from './demo-people.ts'
import type { PastApp } from './past-app.ts'

/** In dollars. The demo's balance has it on top of what its payments need. */
export const demoEscrowAmount = 9_000

/** The rest of the price, in two blocks: 30 % on the bill of lading, 70 % when the booking is delivered. */
export async function fundDemoEscrow(
  app: PastApp,
  token: string,
  payee: DemoPayee,
  booking: string,
): Promise<void> {
  const doument_file = await uploadDemoDocument(app, token, {
    folder: 'smart_escrow',
    name: 'bill-of-lading.pdf',
    line: 'Bill of lading: pump housings, Shanghai to New York',
  })
  const body: WireInput<typeof smartEscrows.add>['body'] = {
    condition_based_payment: 0,
    beneficiary_id: payee.beneficiary_id,
    beneficiary_account_id: payee.beneficiary_account_id,
    amount_sent: demoEscrowAmount,
    amount_sent_currency: 'USD',
    amount_received: 8_820,
    amount_received_currency: 'USD',
    fees: 180,
    reference: 'PO 7781 balance',
    payment_mode: 'SWIFT Payment (Slower)',
    fees_payed_by: 'Beneficiary',
    conditions: [
      {
        percent_of_money: 30,
        document_approval: [{ approval_of_document: 'Bill of lading', doument_file, approver: 'Buyer' }],
      },
      {
        percent_of_money: 70,
        condition_approval: [
          {
            condition: 'The container is delivered',
            approval_of_document: 'Buyer',
            released_by: { event: 'shipment_delivered', subject_id: booking },
          },
        ],
      },
    ],
  }
  const { smart_escrow_id } = await app.call(smartEscrows.add, { body }, token)
  await app.call(verification.sendCode, { body: { type: 'smart escrow', smart_escrow_id } }, token)
  const verify_code = await app.newestCode(demoCustomer)
  await app.call(
    smartEscrows.approve,
    { body: { smart_escrow_id, password: demoPassword, verify_code } },
    token,
  )
}
