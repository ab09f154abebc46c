import { tradingCalls } from '@tradelane/contract/trading-info/calls'
import type { TestApp } from './test-app.ts'

/** As a buyer in Hamburg fills it in, who buys from Okafor Imports Inc. */
export const tradingForm = {
  buyer_name: 'Hafenhandel Nord GmbH',
  buyer_reg_no: 'HRB 90412',
  buyer_country: 'DE',
  buyer_address: 'Am Sandtorkai 30, 20457 Hamburg',
  supplier_name: 'Okafor Imports Inc.',
  supplier_reg_no: 'NY4471',
  supplier_address: '350 Fifth Avenue, New York',
  trading_history: '3 years',
  buyer_trading_history: '20 years',
  supplier_trading_history: '5 years',
  underlying_goods: 'Ball bearings',
  turnover_previous_year: '1200000',
  turnover_current_year: '1500000',
  limit_amount: '250000',
  currency: 'EUR',
  incoterms: 'CIF Hamburg',
  payment_terms: '60 days after delivery',
  transaction_tenor: '60 days',
  advance_ratio: '85 %',
  expected_shipment_date: '2099-01-15',
  expected_shipment_value: '40000',
  contact_person_name: 'Jette Brandt',
  contact_persion_email: 'jette.brandt@hafenhandel.example',
  contact_persion_phone: '+49 40 30091245',
}

/** A record that came by the public form. */
export async function givenTradingInfo(
  app: TestApp,
  changes: Partial<typeof tradingForm> = {},
): Promise<{ tradingId: string; receipt: string }> {
  const { body } = await app.call(tradingCalls.add, { body: { ...tradingForm, ...changes } })
  const number = BigInt(body.receipt_number.slice(-6))
  const row = app.db.selectFrom('trading_records').select('trading_id').where('number', '=', number)
  return { tradingId: (await row.executeTakeFirstOrThrow()).trading_id, receipt: body.receipt_number }
}
