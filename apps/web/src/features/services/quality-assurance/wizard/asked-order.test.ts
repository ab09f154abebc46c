import type { WirePartner } from '@tradelane/contract/partners/calls'
import type { WireQuoteRequest } from '@tradelane/contract/quote-requests/calls'
import { describe, expect, it } from 'vitest'
import { askedOrder } from './asked-order.ts'
import { emptyOrder } from './order-values.ts'

const partners = [
  { beneficiary_id: 'hanse', company_name: 'Hanse Teile GmbH', email: 'office@hanse.example' },
] as unknown as WirePartner[]
const request = {
  role: 'buyer',
  currency: 'USD',
  total: 12_345,
  from: { name: 'Pune', countryCode: 'IN', lat: 18.5, lng: 73.9 },
  goods: [{ description: 'Ball valves', quantity: 1000, unit: 'pcs' }],
  counterparty: { beneficiary_id: 'hanse' },
  cargo: { container_size: 'ST20', quantity: 2 },
} as unknown as WireQuoteRequest

describe('an inspection that a request asked for', () => {
  it('begins with the supplier, the goods, their number and the containers', () => {
    expect(askedOrder(request, partners)).toMatchObject({
      beneficiary_id: 'hanse',
      company_name: 'Hanse Teile GmbH',
      inspection_country: 'IN',
      quality_assurance: true,
      goods_specifications: '1000 pcs Ball valves',
      qa_consignment_value: '12345',
      lot_size: '1000',
      loading_inspection: true,
      no_of_containers: '2',
      loading_consignment_value: '12345',
    })
  })

  it('does not inspect the buyer of a seller', () => {
    expect(askedOrder({ ...request, role: 'seller' }, partners).beneficiary_id).toBe('')
  })

  it('takes no lot size of goods that are not counted, and no value in another currency', () => {
    const goods = [{ ...request.goods[0], unit: 'kg' }] as WireQuoteRequest['goods']
    expect(
      askedOrder({ ...request, goods, currency: 'EUR', cargo: null, from: null }, partners),
    ).toMatchObject({
      lot_size: emptyOrder.lot_size,
      qa_consignment_value: '',
      loading_inspection: false,
      no_of_containers: '',
      inspection_country: '',
    })
  })
})
