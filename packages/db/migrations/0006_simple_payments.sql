-- Payments to partners, and what the payments provider tells us about them. The money itself is in the ledger, under the
-- subject 'simple_payment:<id>'; its hold has the payment's own id.
--
--   draft → submitted → processing → sent → paid        (the moves: states.ts)
--   rejected, action_required, cancelled, returned

create table simple_payments (
  simple_payment_id         uuid primary key default gen_random_uuid(),
  -- Read by people as PY-2026-000123, with the year of creation.
  number                    bigint generated always as identity constraint simple_payments_number unique,
  uid                       uuid not null references companies,
  state                     text not null constraint simple_payments_state_known check (state in (
                              'draft', 'submitted', 'processing', 'action_required', 'sent', 'paid',
                              'rejected', 'cancelled', 'returned')),
  -- Where the wizard goes on with a draft.
  step                      integer not null check (step between 1 and 4),

  beneficiary_id            uuid,
  beneficiary_account_id    uuid,
  amount_sent               bigint check (amount_sent > 0),
  amount_sent_currency      text check (amount_sent_currency ~ '^[A-Z]{3}$'),
  amount_received           bigint check (amount_received > 0),
  amount_received_currency  text check (amount_received_currency ~ '^[A-Z]{3}$'),
  -- Inside the amount sent, in its currency.
  fees                      bigint check (fees >= 0),
  quote_id                  uuid,
  reference                 text check (char_length(reference) between 1 and 140),
  reason                    text check (char_length(reason) between 1 and 200),
  paid_from                 text,
  purpose_code              text check (purpose_code ~ '^IR0\d{2}(\d{2})?$'),
  source_of_funds           text,
  exemption_code            text check (exemption_code in ('01', '03', '04')),

  -- From submission on: the payee and the account as approved, regardless of later changes of the partner.
  payee                     jsonb,
  rate                      text,
  -- What the markup earns, inside the amount sent.
  spread                    bigint check (spread >= 0),
  submitted_by              uuid,
  submitted_at              timestamptz,
  -- The Idempotency-Key of the submission: a retry after a lost answer gets the payment's state.
  submit_key                text,
  -- Set before the provider is called for the first time: from then on only the provider knows the payment's state.
  called_at                 timestamptz,
  provider_reference        text,
  -- The number of the provider's statuses we have seen: an answer with fewer is old and is ignored.
  updates_seen                 integer not null default 0,
  state_reason              text,
  asked_at                  timestamptz,

  created_at                timestamptz not null,
  updated_at                timestamptz not null,

  constraint simple_payments_of_company unique (uid, simple_payment_id),
  -- The company is part of each key: nothing here can point at what another company owns.
  constraint simple_payments_partner foreign key (uid, beneficiary_id) references partners (uid, beneficiary_id),
  constraint simple_payments_account foreign key (uid, beneficiary_id, beneficiary_account_id)
    references partner_accounts (uid, beneficiary_id, beneficiary_account_id),
  constraint simple_payments_quote foreign key (uid, quote_id) references quotes (uid, quote_id),
  constraint simple_payments_submitted_by foreign key (uid, submitted_by) references users (uid, user_id),
  -- A foreign key with an empty half is not checked: an account must name its partner.
  constraint simple_payments_account_has_partner check (beneficiary_account_id is null or beneficiary_id is not null),
  constraint simple_payments_amount_has_currency check (
    (amount_sent is null or amount_sent_currency is not null)
    and (amount_received is null or amount_received_currency is not null)
    and (fees is null or amount_sent_currency is not null)),
  constraint simple_payments_fee_inside check (fees < amount_sent),
  -- A cancelled one may be a discarded draft; every other state but draft has been submitted.
  constraint simple_payments_submitted_or_draft check (
    case state when 'draft' then submitted_at is null when 'cancelled' then true else submitted_at is not null end),
  constraint simple_payments_complete_once_submitted check (submitted_at is null or num_nulls(
    beneficiary_id, beneficiary_account_id, amount_sent, amount_received, fees, quote_id, reference, reason, paid_from,
    purpose_code, source_of_funds, exemption_code, payee, rate, spread, submitted_by) = 0)
);
-- Drafts remember the quote they were priced with; only one payment is ever made of it.
create unique index simple_payments_quote_used_once on simple_payments (quote_id) where submitted_at is not null;
create index simple_payments_of_quote on simple_payments (quote_id) where quote_id is not null;
create index simple_payments_newest on simple_payments (uid, created_at desc, simple_payment_id);
create index simple_payments_drafts on simple_payments (uid, created_at desc, simple_payment_id) where state = 'draft';
create index simple_payments_history on simple_payments (uid, submitted_at desc, simple_payment_id)
  where submitted_at is not null;
create index simple_payments_of_partner on simple_payments (uid, beneficiary_id, created_at desc);
create index simple_payments_in_flight on simple_payments (coalesce(asked_at, submitted_at))
  where state in ('submitted', 'processing', 'action_required', 'sent');

-- The provider's webhooks, as received: a reason to query the provider, never the source of truth. Unknown references are kept.
create table provider_webhooks (
  event_id           text primary key,
  -- The payment it claims to be about, if it names one; it may not exist.
  simple_payment_id  uuid,
  body               text not null check (char_length(body) <= 100000),
  received_at        timestamptz not null,
  read_at            timestamptz
);
create index provider_webhooks_unread on provider_webhooks (simple_payment_id) where read_at is null;
create index provider_webhooks_by_age on provider_webhooks (received_at);
