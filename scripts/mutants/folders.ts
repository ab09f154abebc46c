import { globSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '../..')

/** Code that is mutated, and the tests that have to fail. */
export type MutatedFolder = {
  folder: string
  /** Names of files in the folder, without `.ts`; all of them where there are none. */
  files?: string[]
  /** Further tests, as globs from the root; the folder's own run in any case. */
  tests?: string[]
  /**
   * Tests of the folder that are left out, as globs: those that run the code in another process, without the mutants, and
   * those that take many seconds. Without them the score can only be lower.
   */
  without?: string[]
  /** Its tests take milliseconds: a mutant that takes seconds is an endless loop. */
  isQuick?: boolean
  /** Whether a mutant that acts while its module loads is tried too: each loads everything again and runs every test. */
  withStatic?: boolean
}

export const mutatedPackages: MutatedFolder[] = [
  { folder: 'packages/money/src', withStatic: true, isQuick: true },
  {
    folder: 'packages/ledger/src',
    without: ['packages/ledger/src/{random-walk,concurrency}.test.ts'],
  },
  { folder: 'packages/freight/src', isQuick: true },
  { folder: 'packages/sampling/src', withStatic: true, isQuick: true },
]

const features = 'apps/server/src/features'

/** On the server: what moves or prices money, decides who may, or changes a state. */
export const mutatedServer: MutatedFolder[] = [
  {
    folder: `${features}/charges`,
    files: ['charges', 'journals', 'pay-back', 'place-charge', 'settle-charge'],
    tests: [`${features}/shipments/pay-freight.test.ts`, `${features}/claims/decide-claim.test.ts`],
  },
  {
    folder: `${features}/simple-payment`,
    files: [
      'answer-request',
      'cancel-payment',
      'expire-releases',
      'hold-payment',
      'journals',
      'payment-amounts',
      'payment-approval',
      'payment-order',
      'payment-progress',
      'post-move',
      'price-order',
      'price-release',
      'record-payout',
      'refuse-payment',
      'release-approval',
      'release-payment',
      'release-rules',
      'request-release',
      'return-to-draft',
      'screen-payment',
      'send-simple-payment',
      'submit-payment',
      'waiting-payment',
      'watch-simple-payments',
    ],
    without: [`${features}/simple-payment/{crash-points,races}.test.ts`],
  },
  {
    folder: `${features}/wallet`,
    files: [
      'add-balance',
      'add-balance-approval',
      'conversions',
      'convert-currency',
      'entered-amount',
      'fundings',
      'journals',
      'lock-quote',
      'pricing',
      'quoted-rates',
      'quotes',
      'settle-conversion',
      'settle-funding',
    ],
  },
  {
    folder: `${features}/incoming-payments`,
    files: ['book-deposit', 'journals', 'read-deposits', 'release-held', 'watch-incoming-payments'],
  },
  {
    folder: `${features}/reconciliation`,
    files: ['reconcile-balances', 'reconcile-deposits', 'reconcile-payouts'],
  },
  {
    folder: `${features}/quality-assurance`,
    files: [
      'accept-quote',
      'cancel-order',
      'cost-lines',
      'decide-inspection',
      'estimate-price',
      'inspection-paid',
      'payment-approval',
      'save-order',
      'submit-order',
    ],
    without: [`${features}/quality-assurance/{crash-points,races}.test.ts`],
  },
  {
    folder: `${features}/insurance`,
    files: [
      'approve-insurance',
      'bind-insurance',
      'cancel-insurance',
      'cover-days',
      'decide-insurance',
      'expire-policies',
      'indicate-premium',
      'insurance-approval',
      'premium-paid',
      'price-premium',
    ],
  },
  {
    folder: `${features}/claims`,
    files: ['answer-claim', 'decide-claim', 'lifecycle', 'pay-claim', 'save-claim', 'submit-claim'],
  },
  {
    folder: `${features}/credit-limits`,
    files: [
      'decide-limit',
      'lifecycle',
      'limits',
      'offer-term-sheet',
      'request-limits',
      'sign-approval',
      'sign-term-sheet',
      'withdraw-limit',
    ],
  },
  { folder: `${features}/finance-partners`, files: ['save-terms'] },
  {
    folder: `${features}/invoice-factoring/engine`,
    files: ['accrued-interest', 'ageing', 'offer', 'position'],
  },
  {
    folder: `${features}/invoice-factoring`,
    files: [
      'close-funding',
      'collect',
      'decide-funding',
      'eligibility',
      'factored-before',
      'funding-approval',
      'journals',
      'make-step',
      'mark-overdue',
      'price-funding',
      'repay',
      'repay-approval',
      'retry-steps',
      'return-payment',
      'save-funding',
      'share-payment',
      'steps',
      'submit-funding',
      'sum-lent',
      'watch-steps',
    ],
    without: [`${features}/invoice-factoring/{crash-points,races,random-walk}.test.ts`],
  },
  {
    folder: `${features}/smart-escrow`,
    files: [
      '{amend,amended}-blocks',
      '{answer,end,propose,save}-amendment',
      'amendment-{approval,plan}',
      '{approve,cancel,expire,settle}-escrow{,s}',
      '{decide,escalate,open,split}-dispute',
      '{decide,release}-item{,s}',
      '{dispute-{offers,parties},document-terms}',
      'engine/*',
      'escrow-{approval,of-form}',
      '{examine,present,settle}-document',
      '{journals,steps,sellers-link}',
      '{make,record}-step',
      '{pay-again,refund-refused,release-records}',
      'watch-{agreements,presentations,steps}',
    ],
    without: [`${features}/smart-escrow/{crash-points,*races,random-walk}.test.ts`],
  },
  {
    folder: `${features}/shipments`,
    files: [
      'book-freight',
      'cancel-and-refund',
      'cancel-booking',
      'cancel-carriage',
      'carrier-progress',
      'confirm-booking',
      'deny-booking',
      'free-time',
      'freight-approval',
      'freight-charge',
      'freight-paid',
      'next-step',
      'pay-freight',
      'read-carrier-update',
      'release-shipment',
    ],
  },
  {
    folder: `${features}/logistics`,
    files: ['chosen-offer', 'price-again', 'rate-enquiry', 'save-rate-card'],
  },
  {
    folder: `${features}/accounts`,
    files: ['attempts', 'sessions', 'sign-in-with-password', 'two-factor', 'verify-code'],
    tests: ['apps/server/test/hardening/{code-purposes,ended-sessions}.test.ts'],
  },
  {
    folder: `${features}/onboarding`,
    files: ['decide-founder', 'decide-kyb', 'lifecycles', 'submit-registration'],
  },
  {
    folder: `${features}/team`,
    files: [
      'change-invitation',
      'change-member',
      'join-company',
      'require-still-owner',
      'settings',
      'settings-approval',
    ],
    tests: ['apps/server/test/hardening/company-roles.test.ts'],
  },
  {
    folder: `${features}/transactions`,
    files: ['add-up', 'check-trades', 'move-service', 'transactions'],
  },
  {
    folder: 'apps/server/src/lifecycle',
    files: ['begin', 'due-dates', 'lock-row', 'move', 'next-step', 'numbers'],
    tests: [
      `${features}/insurance/policy-races.test.ts`,
      `${features}/claims/decide-claim.test.ts`,
      `${features}/simple-payment/cancel-payment.test.ts`,
    ],
  },
  {
    folder: 'apps/server/src/approvals',
    files: [
      'binding',
      'bound-row',
      'check-password-and-code',
      'decide-release',
      'one-time-codes',
      'release-limit',
      'release-requests',
      'with-approval',
      'with-release',
    ],
    tests: [
      'apps/server/test/hardening/code-purposes.test.ts',
      `${features}/insurance/{bind-insurance,policy-races}.test.ts`,
      `${features}/shipments/{pay-freight,booking-races}.test.ts`,
      `${features}/simple-payment/{dynamic-linking,release-payment}.test.ts`,
    ],
  },
  {
    folder: 'apps/server/src/access',
    files: ['require-role', 'require-verified', 'scope', 'session-memory', 'session-tokens'],
    tests: ['apps/server/test/hardening/{roles,company-roles,ended-sessions,tenants}.test.ts'],
  },
  {
    folder: 'apps/server/src/http',
    files: ['authenticate', 'idempotency'],
    tests: ['apps/server/test/hardening/{roles,company-roles,ended-sessions}.test.ts'],
  },
]

/** The files to mutate, as paths from the root. A name that fits no file is an error: a moved file must not go missing. */
export function filesOf({ folder, files }: MutatedFolder): string[] {
  const patterns = files ? files.map((name) => `${folder}/${name}.ts`) : [`${folder}/**/*.ts`]
  return patterns.flatMap((pattern) => {
    const found = globSync(pattern, { cwd: root }).filter((path) => !path.endsWith('.test.ts'))
    if (found.length === 0) throw new Error(`${pattern}: no such file. Correct scripts/mutants/folders.ts.`)
    return found.sort()
  })
}

export function testsOf({ folder, tests = [], without = [] }: MutatedFolder): string[] {
  const left = new Set(globSync(without, { cwd: root }))
  return globSync([`${folder}/**/*.test.ts`, ...tests], { cwd: root }).filter((path) => !left.has(path))
}
