import type { WirePartner } from '@tradelane/contract/partners/calls'
import type { WireQuoteRequest } from '@tradelane/contract/quote-requests/calls'
import { goodsText, valueIn } from '../../../../lib/format/request-text.ts'
import { emptyOrder, type OrderValues, supplierData } from './order-values.ts'

/** What an order begins with that a request asked for: a quality check of its goods at its supplier. */
export function askedOrder(request: WireQuoteRequest, partners: readonly WirePartner[]): OrderValues {
  const { role, goods, cargo, from } = request
  const partner = partners.find((one) => one.beneficiary_id === request.counterparty?.beneficiary_id)
  const [line] = goods
  const isCounted = goods.length === 1 && line?.unit === 'pcs' && Number.isInteger(line.quantity)
  const value = valueIn(request, 'USD')
  return {
    ...emptyOrder,
    // A seller's partner is the buyer, who is not inspected.
    ...(partner && role !== 'seller' && { beneficiary_id: partner.beneficiary_id, ...supplierData(partner) }),
    inspection_country: from?.countryCode ?? '',
    quality_assurance: true,
    goods_specifications: goodsText(request, 2000),
    qa_consignment_value: value,
    lot_size: isCounted ? String(line?.quantity) : '',
    loading_inspection: Boolean(cargo?.container_size),
    no_of_containers: cargo?.container_size ? String(cargo.quantity ?? 1) : '',
    loading_consignment_value: cargo?.container_size ? value : '',
  }
}
