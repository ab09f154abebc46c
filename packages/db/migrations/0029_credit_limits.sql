-- Who lends against invoices, at which terms, and how much credit a company has with each of its buyers.

-- Every version of a partner's terms is kept, since term sheets and offers name the one they were made by; the newest is in force.
create table finance_partner_terms (
  finance_partner_id         integer not null references finance_partners,
  version                    integer not null check (version > 0),
  -- Simple interest on the advance, by actual days / 360.
  annual_rate_basis_points   integer not null check (annual_rate_basis_points between 1 and 10000),
  -- Of the whole invoice, once.
  fee_basis_points           integer not null check (fee_basis_points between 0 and 2000),
  most_advance_percent       integer not null check (most_advance_percent between 1 and 90),
  -- Days from the shipment.
  finance_terms              integer[] not null constraint finance_partner_terms_days_known check
                               (cardinality(finance_terms) > 0 and finance_terms <@ array[30, 60, 90, 120]),
  -- How long an offer can be accepted.
  offer_hours                integer not null check (offer_hours between 1 and 720),
  created_by                 text not null,
  created_at                 timestamptz not null,
  constraint finance_partner_terms_one_of_each_version primary key (finance_partner_id, version)
);

-- The currencies that a version lends in, in minor units.
create table finance_partner_currencies (
  finance_partner_id  integer not null,
  version             integer not null,
  currency            text not null check (currency ~ '^[A-Z]{3}$'),
  -- The fee is never less.
  least_fee           bigint not null check (least_fee >= 0),
  -- At most this much credit with one buyer, and lent to all companies together.
  buyer_cap           bigint not null check (buyer_cap > 0),
  total_cap           bigint not null,
  primary key (finance_partner_id, version, currency),
  constraint finance_partner_currencies_terms foreign key (finance_partner_id, version) references finance_partner_terms,
  constraint finance_partner_currencies_caps_in_order check (total_cap >= buyer_cap)
);

create trigger finance_partner_terms_append_only before update or delete on finance_partner_terms
  for each row execute function refuse_change();
create trigger finance_partner_terms_never_truncated before truncate on finance_partner_terms
  for each statement execute function refuse_change();
create trigger finance_partner_currencies_append_only before update or delete on finance_partner_currencies
  for each row execute function refuse_change();
create trigger finance_partner_currencies_never_truncated before truncate on finance_partner_currencies
  for each statement execute function refuse_change();

insert into finance_partner_terms
  select finance_partner_id, 1, annual_rate_basis_points, case finance_partner_id when 1 then 100 else 150 end,
         most_advance_percent, case finance_partner_id when 1 then array[30, 60, 90, 120] else array[30, 60, 90] end,
         case finance_partner_id when 1 then 48 else 24 end, 'system', '2026-01-01T00:00:00Z'
    from finance_partners;
insert into finance_partner_currencies values
  (1, 1, 'USD', 5000, 5000000000, 50000000000),
  (1, 1, 'EUR', 5000, 5000000000, 50000000000),
  (1, 1, 'INR', 400000, 400000000000, 4000000000000),
  (2, 1, 'USD', 10000, 2000000000, 20000000000),
  (2, 1, 'EUR', 10000, 2000000000, 20000000000),
  (2, 1, 'GBP', 8000, 1500000000, 15000000000),
  (2, 1, 'JPY', 15000, 3000000000, 30000000000);

alter table finance_partners drop column annual_rate_basis_points, drop column most_advance_percent;

-- The credit of a company with one of its buyers. A limit that was declined or withdrawn, or that has run out, may be requested again.
-- requested → in_review → documents_requested → term_sheet → signed → active; declined, reduced, withdrawn.
drop table credit_limits;
create table credit_limits (
  credit_limit_id      uuid primary key,
  number               bigint generated always as identity,
  uid                  uuid not null references companies,
  beneficiary_id       uuid not null,
  state                text not null constraint credit_limits_state_known check (state in (
                         'requested', 'in_review', 'documents_requested', 'term_sheet', 'signed', 'active',
                         'declined', 'reduced', 'withdrawn')),
  version              integer not null check (version > 0),
  currency             text not null check (currency ~ '^[A-Z]{3}$'),
  requested_amount     bigint not null check (requested_amount > 0),
  -- Years of trading with the buyer.
  trading_history      integer not null check (trading_history between 0 and 200),
  description_goods    text not null,
  inco_terms           text not null,
  -- [{ days, percentage }]: prepayment first, at most 100 percent together; the rest is due on delivery.
  payment_terms        jsonb not null,
  -- The term sheet, once there is one.
  finance_partner_id   integer,
  terms_version        integer,
  term_sheet_number    text,
  approved_amount      bigint check (approved_amount >= 0),
  -- The last day on which the limit can be used.
  valid_until          date,
  offer_expires_at     timestamptz,
  signed_at            timestamptz,
  -- Why it was declined or reduced, or what was asked for.
  reason               text,
  respond_due_at       timestamptz,
  requested_at         timestamptz not null,
  created_at           timestamptz not null,
  updated_at           timestamptz not null,
  -- Supplier and buyer as they were when it was requested: what its application prints.
  requested_as         jsonb,
  constraint credit_limits_of_company unique (uid, credit_limit_id),
  constraint credit_limits_one_for_each_buyer unique (uid, beneficiary_id),
  constraint credit_limits_buyer foreign key (uid, beneficiary_id) references partners (uid, beneficiary_id),
  constraint credit_limits_terms foreign key (finance_partner_id, terms_version) references finance_partner_terms,
  constraint credit_limits_term_sheet_whole check
    (num_nulls(finance_partner_id, terms_version, term_sheet_number, approved_amount, valid_until, offer_expires_at) in (0, 6)),
  constraint credit_limits_offered_has_term_sheet check
    (state not in ('term_sheet', 'signed', 'active', 'reduced') or term_sheet_number is not null),
  constraint credit_limits_active_is_signed check (state not in ('signed', 'active', 'reduced') or signed_at is not null),
  constraint credit_limits_approved_within_request check (approved_amount <= requested_amount)
);
create index credit_limits_newest on credit_limits (uid, requested_at desc, credit_limit_id);
create index credit_limits_newest_of_all on credit_limits (requested_at desc, credit_limit_id);

-- A signature must keep its document: a term sheet is written once. Whether it still counts is its limit's state.
create table term_sheets (
  term_sheet_number  text primary key,
  -- First, second … of its limit.
  round              integer not null check (round > 0),
  uid                uuid not null,
  credit_limit_id    uuid not null,
  -- Everything that is printed on it.
  term_sheet         jsonb not null,
  issued_at          timestamptz not null,
  constraint term_sheets_one_of_each_round unique (uid, credit_limit_id, round),
  constraint term_sheets_limit foreign key (uid, credit_limit_id) references credit_limits (uid, credit_limit_id)
);
create trigger term_sheets_append_only before update or delete on term_sheets
  for each row execute function refuse_change();
create trigger term_sheets_never_truncated before truncate on term_sheets
  for each statement execute function refuse_change();

-- What the back office asked for, and what the customer answered.
create table credit_limit_questions (
  question_id      bigint generated always as identity primary key,
  uid              uuid not null,
  credit_limit_id  uuid not null,
  question         text not null,
  asked_by         text not null,
  asked_at         timestamptz not null,
  answer           text,
  answered_at      timestamptz,
  constraint credit_limit_questions_limit foreign key (uid, credit_limit_id)
    references credit_limits (uid, credit_limit_id),
  constraint credit_limit_questions_answer_has_time check (answer is null or answered_at is not null)
);
-- One question at a time: which of two was answered would be unclear.
create unique index credit_limit_questions_one_open on credit_limit_questions (uid, credit_limit_id) where answered_at is null;

create table credit_limit_documents (
  uid              uuid not null,
  credit_limit_id  uuid not null,
  document_id      uuid not null,
  added_at         timestamptz not null,
  primary key (credit_limit_id, document_id),
  constraint credit_limit_documents_limit foreign key (uid, credit_limit_id)
    references credit_limits (uid, credit_limit_id),
  constraint credit_limit_documents_document foreign key (uid, document_id) references documents (uid, document_id)
);
