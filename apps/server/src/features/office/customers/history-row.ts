import { payoutWord } from '@tradelane/contract/partners/payout-words'
import { counted } from '@tradelane/contract/primitives/counted'
import { dayText } from '@tradelane/contract/primitives/day-text'
import type { ServiceData, ServiceGroup } from '@tradelane/contract/transactions/service-data'
import type { Currency } from '@tradelane/money'

type HistoryRow = {
  from: string | null
  to: string | null
  currency: Currency | null
  amount: string | null
  fee: string | null
  interest: string | null
  value: string | null
  terms: string | null
}
const nothing = {
  from: null,
  to: null,
  currency: null,
  amount: null,
  fee: null,
  interest: null,
  value: null,
  terms: null,
}

/** What the row of a service says, in the specification's columns. What a record does not have stays empty. */
export function historyRow(data: ServiceData[ServiceGroup][number]): HistoryRow {
  if ('simple_payment_id' in data)
    return {
      ...nothing,
      from: data.sender.company_name,
      to: data.beneficiary_details?.company_name ?? null,
      currency: data.amount_sent_currency as Currency | null,
      ...{ amount: data.amount_sent, fee: data.fees, terms: payoutWord(data.payment_mode) },
    }
  if ('invoice_factoring_id' in data)
    return {
      ...{ from: data.supplier.company_name, to: data.buyer.company_name, currency: data.currency },
      ...{ amount: data.offer?.advance ?? null, fee: data.offer?.fee ?? null, value: data.invoice_amount },
      interest: data.offer?.interest ?? null,
      terms: `${data.payment_request} % for ${data.finance_term} days`,
    }
  if ('logistics_id' in data) {
    const freight = data.freights[0]
    return {
      ...nothing,
      ...(freight && {
        ...{ from: freight.from_city, to: freight.to_city, currency: freight.currency, amount: freight.cost },
        terms: `${freight.name}, ${counted(freight.days, 'day')}`,
      }),
    }
  }
  if ('insurance_id' in data)
    return {
      ...nothing,
      ...{ from: data.place_of_origin, to: data.place_of_destination, currency: data.currency },
      ...{ amount: data.premium, value: data.insured_value },
      terms: `${data.type_of_insurance_cover}, ${dayText(data.valid_from)} to ${dayText(data.valid_to)}`,
    }
  if ('smart_escrow_id' in data)
    return {
      ...nothing,
      ...{ to: data.company_name, currency: data.currency, amount: data.amount_sent, fee: data.fees },
      ...{ value: data.amount_received, terms: `Until ${dayText(data.expiry_date)}` },
    }
  return {
    ...nothing,
    ...{ to: data.supplier_data?.company_name ?? null, currency: data.currency },
    value: data.qa_consignment_value ?? data.loading_consignment_value,
    terms: data.scheduled_for && `On ${dayText(data.scheduled_for)}`,
  }
}
