-- What the dashboard reads besides the features' own tables: a company's quotes, and the partners that finance buyers.

-- A company's quotes, newest first.
create index quotes_newest on quotes (uid, created_at desc, quote_id);

-- Who lends against invoices, and at what terms. The two that the specification knows by number.
create table finance_partners (
  finance_partner_id         integer primary key,
  finance_partner_name       text not null constraint finance_partners_name_once unique,
  annual_rate_basis_points   integer not null check (annual_rate_basis_points between 1 and 10000),
  most_advance_percent       integer not null check (most_advance_percent between 1 and 90)
);
insert into finance_partners values
  (1, 'Meridian Trade Capital', 1200, 90),
  (2, 'Quayside Receivables', 1050, 85);

-- The credit asked for with a partner as buyer. The amount asked for is the partner's limit_request; here is with whom,
-- and how far it has come: requested → in_review → documents_requested → term_sheet → signed → active.
create table credit_limits (
  uid                 uuid not null,
  beneficiary_id      uuid not null,
  finance_partner_id  integer not null references finance_partners,
  state               text not null constraint credit_limits_state_known check (state in (
                        'requested', 'in_review', 'documents_requested', 'term_sheet', 'signed', 'active',
                        'declined', 'reduced', 'withdrawn')),
  -- Cents of US dollars, once a partner has decided.
  approved_amount     bigint check (approved_amount >= 0),
  requested_at        timestamptz not null,
  updated_at          timestamptz not null,
  constraint credit_limits_one_for_each_buyer primary key (uid, beneficiary_id),
  constraint credit_limits_buyer foreign key (uid, beneficiary_id) references partners (uid, beneficiary_id)
);

-- An invoice put up for funding: draft → requested → approved → funded → collected → closed; denied, overdue.
create table invoice_factorings (
  invoice_factoring_id  uuid primary key default gen_random_uuid(),
  uid                   uuid not null references companies,
  beneficiary_id        uuid not null,
  finance_partner_id    integer not null references finance_partners,
  state                 text not null constraint invoice_factorings_state_known check (state in (
                          'draft', 'requested', 'approved', 'funded', 'collected', 'closed', 'denied', 'overdue')),
  shipment_date         date not null,
  -- Days.
  finance_term          integer not null constraint invoice_factorings_term_offered check (finance_term in (30, 60, 90, 120)),
  -- Cents of US dollars, the currency of the credit.
  invoice_amount        bigint not null check (invoice_amount > 0),
  -- Percent of the credit asked for.
  payment_request       integer not null check (payment_request between 1 and 90),
  invoice_file          text not null,
  purchase_order_file   text not null,
  created_at            timestamptz not null,
  updated_at            timestamptz not null,
  constraint invoice_factorings_of_company unique (uid, invoice_factoring_id),
  constraint invoice_factorings_buyer foreign key (uid, beneficiary_id) references partners (uid, beneficiary_id)
);
create index invoice_factorings_newest on invoice_factorings (uid, created_at desc, invoice_factoring_id);
create index invoice_factorings_of_buyer on invoice_factorings (uid, beneficiary_id, created_at desc);

-- The partners with a credit request, usually few among many.
create index partners_with_limit on partners (uid, lower(company_name), beneficiary_id) where limit_request > 0;
