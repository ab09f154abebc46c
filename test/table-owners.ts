/**
 * The folders below apps/server/src that read and write these tables. Others ask them through their index.ts. Who somebody is concerns
 * several: people and companies are read in `access`, and changed where they sign up, are verified and work together.
 */
export const tableOwners: Readonly<Record<string, readonly string[]>> = {
  access: ['companies', 'users', 'administrators', 'sessions'],
  approvals: ['one_time_codes'],
  http: ['idempotency_keys', 'sessions', 'users', 'password_resets'],
  lifecycle: ['events'],
  boot: ['business_clock'],
  work: ['worker_processes', 'business_clock'],
  'features/accounts': [
    'users',
    'companies',
    'sessions',
    'password_resets',
    'failed_attempts',
    'security_questions',
  ],
  'features/administrators': ['administrators'],
  'features/availability': ['availability_settings'],
  'features/booking-persons': ['booking_persons'],
  'features/charges': ['service_charges', 'service_charge_lines'],
  'features/claims': ['insurance_claims', 'insurance_claim_documents', 'insurance_claim_questions'],
  'features/documents': ['documents'],
  'features/financing': ['finance_partners', 'credit_limits', 'invoice_factorings'],
  'features/incoming-payments': ['incoming_payments'],
  'features/insurance': [
    'insured_details',
    'insurance_policies',
    'insurance_certificates',
    'insurance_excluded_countries',
  ],
  'features/logistics': ['rate_cards', 'freight_quotes'],
  'features/messages': ['message_threads', 'messages', 'message_documents', 'message_reads'],
  'features/notifications': ['unprocessed_events', 'notifications', 'notification_settings'],
  'features/onboarding': [
    'companies',
    'registrations',
    'business_documents',
    'founders',
    'founder_documents',
  ],
  'features/partners': ['partners', 'partner_accounts'],
  'features/provider-webhooks': ['provider_webhooks'],
  'features/shipments': [
    'freight_bookings',
    'freight_booking_details',
    'freight_containers',
    'tracking_events',
    'freight_documents',
    'tracking_links',
  ],
  'features/simple-payment': ['simple_payments'],
  'features/statements': ['statements'],
  'features/tasks': ['tasks', 'notes'],
  'features/team': ['users', 'sessions', 'password_resets', 'invitations'],
  'features/transactions': ['transactions'],
  'features/wallet': ['wallets', 'wallet_account_details', 'quotes', 'fundings', 'conversions'],
}

/** The ledger package's own tables: the server calls the package and names none of them. */
export const ledgerTables = /^ledger_/
