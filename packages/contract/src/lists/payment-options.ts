/** What a payment is for, in the provider's codes (its documentation's words), each with its meaning for a person. */
export const purposeCodes = {
  IR001: 'Transfer to own account',
  IR002: 'Family maintenance',
  IR003: 'Education-related student expenses',
  IR004: 'Medical treatment',
  IR005: 'Hotel accommodation',
  IR006: 'Travel',
  IR007: 'Utility bills',
  IR008: 'Repayment of loans',
  IR009: 'Tax payment',
  IR010: 'Purchase of residential property',
  IR011: 'Property rental',
  IR012: 'Insurance premium',
  IR013: 'Product indemnity insurance',
  IR014: 'Insurance claims payment',
  IR015: 'Mutual fund investment',
  IR016: 'Investment in shares',
  IR017: 'Donations',
  IR01801: 'Information service charges',
  IR01802: 'Advertising and public relations expenses',
  IR01803: 'Royalty, trademark, patent and copyright fees',
  IR01804: 'Broker, front-end, commitment, guarantee and custodian fees',
  IR01805: 'Advisors, technical assistance, academic knowledge and specialists',
  IR01806: 'Representative office expenses',
  IR01807: 'Construction costs',
  IR01808: 'Transportation fees for goods',
  IR01809: 'Payment of exported goods',
  IR01810: 'Delivery fees for goods',
  IR01811: 'General goods trades, offline trade',
} as const
export type PurposeCode = keyof typeof purposeCodes

/** The provider takes exactly these texts. */
export const sourcesOfFunds = [
  'Salary',
  'Personal Savings',
  'Personal Wealth',
  'Retirement Funds',
  'Business Owner/Shareholder',
  'Loan Facility',
  'Personal Account',
  'Corporate Account',
] as const

/** Passed on to the payments provider. Here every payment is confirmed with password and code. */
export const exemptionCodes = {
  '01': 'Trusted Beneficiary',
  '03': 'Recurring Transactions',
  '04': 'Payment to Self',
} as const
export type ExemptionCode = keyof typeof exemptionCodes

/** The specification's list. Only the balance is taken: no account of a customer elsewhere can be debited (decision 115). */
export const paidFromOptions = ['External Account', 'Account Balance', 'Both Combined'] as const
export const paidFrom = 'Account Balance' satisfies (typeof paidFromOptions)[number]

/** The specification's reasons are placeholders; any line of text is taken, these are offered. */
export const paymentReasons = [
  'Goods bought',
  'Services received',
  'Deposit or advance payment',
  'Settlement of an invoice',
] as const
