import type { DocumentKind } from '@tradelane/contract/smart-escrow/document-kinds'
import type { Currency } from '@tradelane/money'
import type { TypedTransportForm } from '../../../../ui/forms/transport-form-fields.tsx'

/** The form as typed; '' is not given. */
export type Stated = {
  kind: DocumentKind | ''
  document_number: string
  document_date: string
  amount: string
  currency: Currency
  port_of_loading: string
  port_of_discharge: string
  shipment_date: string
  transhipment: 'yes' | 'no' | ''
  partial_shipment: 'yes' | 'no' | ''
} & TypedTransportForm
export type Faults = Readonly<Record<string, string>>
