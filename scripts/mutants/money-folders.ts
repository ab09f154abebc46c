import type { MutatedFolder } from './folders.ts'

const features = 'apps/server/src/features'

/** The wing `money`: balances, bills, money from outside, and how all of it moves at outside parties. */
export const mutatedMoney: MutatedFolder[] = [
  {
    folder: `${features}/money/charges`,
    files: ['charge-step', 'charges', 'journals', 'pay-back', 'pay-service', 'place-charge'],
    tests: [
      `${features}/services/shipments/payment/pay-freight.test.ts`,
      `${features}/services/claims/decide-claim.test.ts`,
      // What a service answers while its payment is refused, repeated or on its way.
      `${features}/services/insurance/bind-insurance.test.ts`,
      `${features}/services/quality-assurance/payment.test.ts`,
      `${features}/services/shipments/booking/settle-freight.test.ts`,
      `${features}/services/quality-assurance/inspection-quote.test.ts`,
    ],
  },
  {
    folder: `${features}/money/steps`,
    // What differs from kind to kind is tested where the kind is.
    tests: [
      `${features}/money/charges/charges.test.ts`,
      `${features}/money/incoming-payments/refused-return.test.ts`,
      `${features}/money/wallet/settle-{later,twice}.test.ts`,
      `${features}/services/invoice-factoring/**/{late-transfer,refused-repayment,retry-steps}.test.ts`,
      `${features}/services/simple-payment/sending/*.test.ts`,
      `${features}/services/simple-payment/{cancel-payment,outcomes}.test.ts`,
      `${features}/services/smart-escrow/provider-answers.test.ts`,
      `${features}/services/smart-escrow/payouts/{escrow-fee,two-escrows}.test.ts`,
      `${features}/books/reconciliation/*.test.ts`,
    ],
  },
  {
    folder: `${features}/money/wallet`,
    files: [
      'add-balance',
      'add-balance-approval',
      'conversion-step',
      'conversions',
      'convert-currency',
      'entered-amount',
      'funding-step',
      'fundings',
      'journals',
      'lock-quote',
      'pricing',
      'quoted-rates',
      'quotes',
    ],
  },
  {
    folder: `${features}/money/incoming-payments`,
    files: [
      'book-deposit',
      'end-refused-return',
      'journals',
      'lifecycle',
      'read-deposits',
      'release-held',
      'return-payment',
      'return-step',
      'watch-incoming-payments',
    ],
  },
  {
    folder: `${features}/money/price-rates`,
    files: [
      'agreed-fee',
      'charge-again',
      'outcome-of-rate',
      'price-rate',
      'propose-rate',
      'proposed-charge',
      'rates-in-time',
      'replaced-versions',
      'replay-rate',
      'store-version',
      'total-of-charges',
    ],
    tests: [
      `${features}/services/insurance/fee-by-rate.test.ts`,
      `${features}/services/shipments/payment/freight-by-rate.test.ts`,
      `${features}/services/smart-escrow/{fee-by-rate,fee-of-drafts}.test.ts`,
    ],
  },
  {
    folder: `${features}/money/invoices`,
    files: [
      'billed-journals',
      'check-invoices',
      'due-bills',
      'invoice-{content,mark,months}',
      'month-file',
      'write-invoice{,s}',
    ],
  },
  {
    folder: `${features}/books/statements`,
    files: ['calculate-statement', 'period', 'statement-order'],
    without: [
      `${features}/books/statements/{camt-readers,factoring-*,other-sides,statement-details}.test.ts`,
    ],
  },
]
