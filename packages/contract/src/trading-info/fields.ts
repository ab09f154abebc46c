// Without the schema, so that the public page shows its form before the rules are loaded.

/** The fields of the form by their names in the specification, its spelling included, with what they are called. */
export const tradingLabels = {
  buyer_name: 'Buyer name',
  buyer_reg_no: 'Buyer registration number',
  buyer_country: 'Buyer country',
  buyer_address: 'Buyer address',
  supplier_name: 'Supplier name',
  supplier_reg_no: 'Supplier registration number',
  supplier_address: 'Supplier address',
  trading_history: 'Trading history',
  buyer_trading_history: 'Buyer trading history',
  supplier_trading_history: 'Supplier trading history',
  underlying_goods: 'Underlying goods',
  turnover_previous_year: 'Turnover of the previous year',
  turnover_current_year: 'Turnover of the current year',
  limit_amount: 'Limit amount',
  currency: 'Currency',
  incoterms: 'Incoterms',
  payment_terms: 'Payment terms',
  payment_days: 'Payment terms in days',
  transaction_tenor: 'Transaction tenor',
  advance_ratio: 'Advance ratio',
  expected_shipment_date: 'Expected shipment date',
  expected_shipment_value: 'Expected shipment value',
  contact_person_name: 'Contact person name',
  contact_persion_email: 'Contact person email',
  contact_persion_phone: 'Contact person phone',
} as const
export type TradingField = keyof typeof tradingLabels
export const tradingFields = Object.keys(tradingLabels) as TradingField[]

/** The parts of the form, in the order in which a person fills it in. */
export const tradingGroups = {
  Buyer: ['buyer_name', 'buyer_country', 'buyer_reg_no', 'buyer_address'],
  Supplier: ['supplier_name', 'supplier_reg_no', 'supplier_address'],
  Trade: ['trading_history', 'buyer_trading_history', 'supplier_trading_history', 'underlying_goods'],
  Amounts: ['currency', 'turnover_previous_year', 'turnover_current_year', 'limit_amount'],
  Terms: [
    'incoterms',
    'payment_terms',
    'payment_days',
    'transaction_tenor',
    'advance_ratio',
    'expected_shipment_date',
    'expected_shipment_value',
  ],
  Contact: ['contact_person_name', 'contact_persion_email', 'contact_persion_phone'],
} as const satisfies Record<string, readonly TradingField[]>

/** In whole units of the form's currency. */
export const tradingAmounts = [
  'turnover_previous_year',
  'turnover_current_year',
  'limit_amount',
  'expected_shipment_value',
] as const satisfies TradingField[]
