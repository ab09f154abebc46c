import type { MutatedFolder } from './folders.ts'

const shipments = 'apps/server/src/features/services/shipments'
const restricted = 'apps/server/src/features/world/restricted-countries/restricted-countries.test.ts'

/** Each of its folders alone, with its own tests: every test of a shipment books one, and would run for each mutant of a booking. */
export const mutatedShipments: MutatedFolder[] = [
  {
    folder: `${shipments}/booking`,
    files: [
      'book-freight',
      'cancel-booking',
      'cancel-carriage',
      'confirm-booking',
      'deny-booking',
      'release-shipment',
      'save-details',
    ],
    tests: [`${shipments}/{booking-races,details-at-request,screened-booking}.test.ts`, restricted],
  },
  {
    folder: `${shipments}/payment`,
    files: ['cancel-and-refund', 'freight-approval', 'freight-charge', 'freight-paid', 'pay-freight'],
    tests: [
      `${shipments}/release-freight.test.ts`,
      `${shipments}/booking/settle-freight.test.ts`,
      `${shipments}/tracking/cancelled-on-the-way.test.ts`,
      restricted,
    ],
  },
  {
    folder: `${shipments}/tracking`,
    files: [
      'carrier-progress',
      'eta-history',
      'exceptions',
      'milestones',
      'read-carrier-update',
      'stage-reached',
    ],
    tests: [`${shipments}/booking-races.test.ts`],
  },
  {
    folder: `${shipments}/container-charges`,
    files: [
      'container-charge-approval',
      'container-charges',
      'container-time',
      'count-container-days',
      'pay-container-charges',
      'record-return',
      'waive-container-charges',
    ],
  },
  {
    folder: `${shipments}/corrections`,
    files: ['amend-carriage', 'correct-details', 'correct-late', 'corrections', 'cut-offs', 'move-cut-offs'],
  },
  {
    folder: `${shipments}/ordered-clearance`,
    files: [
      'clearance-by-desk',
      'clearance-costs',
      'ordered-clearance',
      'pay-clearance',
      'request-clearance',
      'require-clearable',
    ],
    tests: [restricted],
  },
  {
    folder: shipments,
    files: ['next-step'],
    without: [`${shipments}/*/*.test.ts`, `${shipments}/!(next-step).test.ts`],
  },
]
