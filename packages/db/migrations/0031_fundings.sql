-- Fundings: invoices that a finance partner advances money on, every step of their money, and what buyers paid. Nothing could write
-- the table before. Amounts are minor units of the funding's currency, which is its credit limit's.

alter table invoice_factorings
  add column number                       bigint generated always as identity,
  add column version                      integer not null default 1 check (version > 0),
  add column transaction_id               uuid not null,
  add column currency                     text not null default 'USD' references ledger_currencies,
  add column invoice_number               text check (char_length(invoice_number) between 1 and 60),
  -- What two writings of one number, and of one buyer's registration number, have in common.
  add column invoice_key                  text,
  add column buyer_key                    text,
  add column invoice_sha256               text,
  -- That the goods are on their way, where no booking of the trade says so.
  add column shipping_file                text,
  add column due_date                     date,
  -- The offer that the customer has accepted: by which version of the partner's terms, and until when it was valid.
  add column terms_version                integer,
  add column annual_rate_basis_points     integer check (annual_rate_basis_points between 0 and 10000),
  add column advance_amount               bigint check (advance_amount > 0 and advance_amount < invoice_amount),
  add column interest_amount              bigint check (interest_amount >= 0),
  add column fee_amount                   bigint check (fee_amount >= 0),
  add column offer_expires_at             timestamptz,
  add column requested_at                 timestamptz,
  -- Where the buyer pays, as the finance partner has opened it.
  add column collection_account           jsonb,
  -- The buyer's word that amount and due date are right.
  add column buyer_confirmed_at           timestamptz,
  -- When the buyer said last that they are not.
  add column buyer_disputed_at            timestamptz,
  add column respond_due_at               timestamptz,
  add column reason                       text check (char_length(reason) between 1 and 500),
  -- What is owed at the end of this day: the principal, its minor units × days since the advance, and what was paid.
  add column position_day                 date,
  add column principal_amount             bigint check (principal_amount >= 0),
  add column unit_days                    bigint check (unit_days >= 0),
  add column interest_paid                bigint check (interest_paid >= 0),
  add column fee_due                      bigint check (fee_due >= 0),
  add column buyer_paid                   bigint not null default 0 check (buyer_paid >= 0),
  add column customer_paid                bigint not null default 0 check (customer_paid >= 0),
  -- Since then the customer has to pay what its buyer did not.
  add column recourse_at                  timestamptz,
  -- When the back office asks the buyer again.
  add column next_contact_on              date,
  -- Supplier, buyer and credit limit as they were when it was submitted: what its application prints.
  add column submitted_as                 jsonb,
  drop constraint invoice_factorings_state_known,
  add constraint invoice_factorings_state_known check (state in (
    'draft', 'requested', 'approved', 'funded', 'overdue', 'collected', 'closed', 'denied', 'withdrawn')),
  add constraint invoice_factorings_transaction foreign key (uid, transaction_id)
    references transactions (uid, transaction_id),
  add constraint invoice_factorings_requested_whole check (state = 'draft' or
    (state = 'withdrawn' and requested_at is null) or num_nulls(buyer_key, invoice_sha256, due_date,
    terms_version, annual_rate_basis_points, advance_amount, interest_amount, fee_amount, requested_at) = 0),
  add constraint invoice_factorings_funded_has_position check (state not in ('funded', 'overdue', 'collected', 'closed') or
    num_nulls(position_day, principal_amount, unit_days, interest_paid, fee_due) = 0),
  add constraint invoice_factorings_settled_owes_nothing check (state not in ('collected', 'closed') or
    (principal_amount = 0 and fee_due = 0));

-- The same invoice number in two writings that differ only in separators and leading zeros; null without letters and digits. The collation
-- is named, so that it knows every script in any database.
create function plain_invoice_number(value text) returns text
  language sql immutable strict parallel safe as
$$ select nullif(regexp_replace(regexp_replace(upper(normalize(value, NFKC) collate "und-x-icu"), '[^[:alnum:]]', '', 'g'),
     '(?<![[:digit:]])0+(?=[[:digit:]])', '', 'g'), '') $$;

-- One invoice is sold once, on the whole platform: by its number and buyer, and by its file.
create unique index invoice_factorings_one_for_each_number on invoice_factorings (buyer_key, invoice_key)
  where invoice_key is not null and state not in ('draft', 'denied', 'withdrawn');
create unique index invoice_factorings_one_for_each_file on invoice_factorings (invoice_sha256)
  where invoice_sha256 is not null and state not in ('draft', 'denied', 'withdrawn');
-- Also under another writing of its number, or without a number, where the amount is the same.
create index invoice_factorings_by_plain_number on invoice_factorings
  (buyer_key, currency, invoice_amount, plain_invoice_number(invoice_number)) where state not in ('draft', 'denied', 'withdrawn');
create index invoice_factorings_by_shipment on invoice_factorings
  (buyer_key, currency, invoice_amount, shipment_date, invoice_key) where state not in ('draft', 'denied', 'withdrawn');
-- What is advanced, or promised, to a buyer and by a partner: what limits and caps are compared with.
create index invoice_factorings_outstanding_of_buyer on invoice_factorings (uid, beneficiary_id)
  where state in ('requested', 'approved', 'funded', 'overdue');
create index invoice_factorings_running on invoice_factorings (due_date) where state in ('funded', 'overdue');
create index invoice_factorings_of_transaction on invoice_factorings (uid, transaction_id);
create index invoice_factorings_requested on invoice_factorings (requested_at desc, invoice_factoring_id)
  where requested_at is not null;

-- What a buyer, or the customer itself, has paid for a funded invoice, and how it was shared out.
create table factoring_payments (
  payment_id            uuid primary key,
  uid                   uuid not null,
  invoice_factoring_id  uuid not null,
  payer                 text not null check (payer in ('buyer', 'customer')),
  state                 text not null constraint factoring_payments_state_known check (state in
                          ('held', 'shared', 'refused', 'unmatched', 'returning', 'returned')),
  -- The finance partner's own reference of a buyer's payment.
  provider_reference    text constraint factoring_payments_once_each unique,
  currency              text not null references ledger_currencies,
  amount                bigint not null check (amount > 0),
  paid_on               date not null,
  sender                text not null,
  sender_account        text,
  reference             text not null,
  interest_amount       bigint check (interest_amount >= 0),
  principal_amount      bigint check (principal_amount >= 0),
  fee_amount            bigint check (fee_amount >= 0),
  rest_amount           bigint check (rest_amount >= 0),
  reason                text,
  request_key           text,
  created_at            timestamptz not null,
  settled_at            timestamptz,
  constraint factoring_payments_of_company unique (uid, payment_id),
  constraint factoring_payments_funding foreign key (uid, invoice_factoring_id)
    references invoice_factorings (uid, invoice_factoring_id),
  constraint factoring_payments_shared_whole check ((state = 'shared') = (interest_amount is not null) and
    num_nulls(interest_amount, principal_amount, fee_amount, rest_amount) in (0, 4)),
  constraint factoring_payments_shares_add_up check
    (interest_amount + principal_amount + fee_amount + rest_amount = amount)
);
-- One at a time is collected from the customer's wallet: the next depends on what it leaves.
create unique index factoring_payments_one_held on factoring_payments (invoice_factoring_id) where state = 'held';
create index factoring_payments_open on factoring_payments (created_at) where state in ('held', 'unmatched');
-- From when on buyers' payments are read again.
create index factoring_payments_newest on factoring_payments (created_at) where payer = 'buyer';
create index factoring_payments_of_funding on factoring_payments (uid, invoice_factoring_id, created_at);
create unique index factoring_payments_one_request on factoring_payments (uid, request_key) where request_key is not null;

-- Each movement of a funding's money at an outside party, once: asked for, then done or rejected.
create table factoring_steps (
  step_id               uuid primary key,
  uid                   uuid not null,
  invoice_factoring_id  uuid not null,
  -- The payment that it passes on.
  payment_id            uuid,
  kind                  text not null check (kind in ('transfer', 'advance', 'repayment', 'remainder')),
  state                 text not null constraint factoring_steps_state_known check (state in ('asked', 'done', 'rejected')),
  currency              text not null references ledger_currencies,
  amount                bigint not null check (amount > 0),
  provider_reference    text,
  reason                text,
  asked_at              timestamptz not null,
  -- When the back office was asked to look into it: it was not confirmed in time.
  late_at               timestamptz,
  settled_at            timestamptz,
  constraint factoring_steps_of_company unique (uid, step_id),
  constraint factoring_steps_funding foreign key (uid, invoice_factoring_id)
    references invoice_factorings (uid, invoice_factoring_id),
  constraint factoring_steps_payment foreign key (uid, payment_id) references factoring_payments (uid, payment_id),
  constraint factoring_steps_settled_or_not check ((state = 'asked') = (settled_at is null)),
  constraint factoring_steps_pass_on_a_payment check ((kind in ('repayment', 'remainder')) = (payment_id is not null))
);
-- One advance for each invoice, and each payment is passed on once.
create unique index factoring_steps_one_advance on factoring_steps (invoice_factoring_id, kind)
  where payment_id is null and state <> 'rejected';
create unique index factoring_steps_once_for_each_payment on factoring_steps (payment_id, kind)
  where payment_id is not null and state <> 'rejected';
create index factoring_steps_open on factoring_steps (asked_at) where state = 'asked';
create index factoring_steps_of_funding on factoring_steps (uid, invoice_factoring_id);

-- What each finance partner has lent or promised now, to all companies together: on one buyer's invoices, and on all. Its caps are compared
-- with these sums, so that an offer costs the same for any number of fundings.
create table finance_partner_buyer_totals (
  finance_partner_id  integer not null references finance_partners,
  currency            text not null references ledger_currencies,
  buyer_key           text not null,
  lent                bigint not null default 0 check (lent >= 0),
  constraint finance_partner_buyer_totals_one_for_each_buyer primary key (finance_partner_id, currency, buyer_key)
) with (fillfactor = 70);
-- In sixteen rows, so that fundings of different buyers rarely wait for each other.
create table finance_partner_totals (
  finance_partner_id  integer not null references finance_partners,
  currency            text not null references ledger_currencies,
  slot                integer not null check (slot between 0 and 15),
  lent                bigint not null default 0 check (lent >= 0),
  constraint finance_partner_totals_one_for_each_slot primary key (finance_partner_id, currency, slot)
) with (fillfactor = 70);

-- Keeps both in the transaction that writes the fundings: each row counts as it is, and no longer as it was.
create function add_finance_partner_totals() returns trigger language plpgsql as $$
declare
  changed constant text := case tg_op
    when 'INSERT' then 'select 1 as sign, * from rows_after'
    when 'DELETE' then 'select -1 as sign, * from rows_before'
    else 'select 1 as sign, * from rows_after union all select -1, * from rows_before' end;
  delta record;
begin
  for delta in execute '
    select finance_partner_id, currency, buyer_key, abs(hashtext(buyer_key)::bigint) % 16 as slot,
           sum(sign * case when state in (''requested'', ''approved'') then advance_amount else principal_amount end) as lent
      from (' || changed || ') as funding
     where state in (''requested'', ''approved'', ''funded'', ''overdue'')
     group by finance_partner_id, currency, buyer_key
     order by finance_partner_id, currency, buyer_key'
  loop
    continue when delta.lent = 0;
    insert into finance_partner_buyer_totals (finance_partner_id, currency, buyer_key)
      values (delta.finance_partner_id, delta.currency, delta.buyer_key) on conflict do nothing;
    update finance_partner_buyer_totals as known set lent = known.lent + delta.lent
     where known.finance_partner_id = delta.finance_partner_id and known.currency = delta.currency
       and known.buyer_key = delta.buyer_key;
    insert into finance_partner_totals (finance_partner_id, currency, slot)
      values (delta.finance_partner_id, delta.currency, delta.slot) on conflict do nothing;
    update finance_partner_totals as known set lent = known.lent + delta.lent
     where known.finance_partner_id = delta.finance_partner_id and known.currency = delta.currency
       and known.slot = delta.slot;
  end loop;
  return null;
end $$;

create trigger invoice_factorings_lent_of_new after insert on invoice_factorings
  referencing new table as rows_after for each statement execute function add_finance_partner_totals();
create trigger invoice_factorings_lent_of_changed after update on invoice_factorings
  referencing old table as rows_before new table as rows_after
  for each statement execute function add_finance_partner_totals();
create trigger invoice_factorings_lent_of_removed after delete on invoice_factorings
  referencing old table as rows_before for each statement execute function add_finance_partner_totals();
