-- Smart escrows: money set aside for a beneficiary, paid out in blocks as their documents and conditions are approved. Amounts are minor
-- units of the escrow's currency.

create table smart_escrows (
  smart_escrow_id          uuid primary key,
  -- Read by people as SE-2026-000123, with the year of creation.
  number                   bigint generated always as identity constraint smart_escrows_number unique,
  version                  integer not null default 1 check (version > 0),
  uid                      uuid not null references companies,
  transaction_id           uuid not null,
  state                    text not null constraint smart_escrows_state_known check (state in (
                             'draft', 'approved', 'partly_released', 'released', 'expired', 'refunded')),
  condition_based_payment  boolean not null,
  beneficiary_id           uuid not null,
  beneficiary_account_id   uuid not null,
  currency                 text not null references ledger_currencies,
  -- Leaves the wallet at the approval. The fee is inside it: the rest is the beneficiary's.
  amount_sent              bigint not null check (amount_sent > 0),
  fee_amount               bigint not null check (fee_amount >= 0),
  amount_received          bigint not null check (amount_received > 0),
  -- The price of the trade-finance form; the amounts follow from it and from who pays the fee.
  transation_amount        bigint check (transation_amount > 0),
  fees_payed_by            text not null check (fees_payed_by in ('Sender', 'Beneficiary', 'Equal Split')),
  payment_mode             text not null,
  reference                text check (char_length(reference) between 1 and 140),
  request_fx_hedging       boolean not null,
  reason                   text check (char_length(reason) between 1 and 200),
  purpose_code             text not null check (purpose_code ~ '^IR0\d{2}(\d{2})?$'),
  source_of_funds          text not null,
  exemption_code           text not null check (exemption_code in ('01', '03', '04')),
  -- The last day on which documents and conditions can be approved.
  expiry_date              date not null,
  -- The other fields of the trade-finance form.
  terms                    jsonb,
  -- The blocks of the draft; from the approval on they are escrow_blocks.
  conditions               jsonb not null,
  -- The payee and the account as approved: what is paid to.
  payee                    jsonb,
  -- When they were found to be changed: payouts wait until they are approved again.
  payee_changed_at         timestamptz,
  approved_by              uuid,
  approved_at              timestamptz,
  created_at               timestamptz not null,
  updated_at               timestamptz not null,
  constraint smart_escrows_of_company unique (uid, smart_escrow_id),
  constraint smart_escrows_transaction foreign key (uid, transaction_id) references transactions (uid, transaction_id),
  constraint smart_escrows_account foreign key (uid, beneficiary_id, beneficiary_account_id)
    references partner_accounts (uid, beneficiary_id, beneficiary_account_id),
  constraint smart_escrows_approved_by foreign key (uid, approved_by) references users (uid, user_id),
  constraint smart_escrows_fee_inside check (amount_sent = fee_amount + amount_received),
  constraint smart_escrows_terms_of_trade_form check (condition_based_payment = (terms is not null)),
  constraint smart_escrows_approved_whole check ((state = 'draft') = (approved_at is null) and
    num_nulls(payee, approved_by, approved_at) in (0, 3))
);
create index smart_escrows_newest on smart_escrows (uid, created_at desc, smart_escrow_id);
create index smart_escrows_of_transaction on smart_escrows (uid, transaction_id);
create index smart_escrows_of_account on smart_escrows (uid, beneficiary_id, beneficiary_account_id);
create index smart_escrows_running on smart_escrows (expiry_date) where state in ('approved', 'partly_released');

create table escrow_blocks (
  block_id         uuid primary key,
  uid              uuid not null,
  smart_escrow_id  uuid not null,
  position         integer not null check (position > 0),
  percent          integer not null check (percent between 1 and 100),
  currency         text not null references ledger_currencies,
  amount           bigint not null check (amount >= 0),
  state            text not null constraint escrow_blocks_state_known check (state in (
                     'pending', 'fulfilled', 'paid', 'refused', 'refunded')),
  -- Why a payout was refused.
  reason           text,
  constraint escrow_blocks_of_company unique (uid, block_id),
  constraint escrow_blocks_once_for_each_position unique (smart_escrow_id, position),
  constraint escrow_blocks_escrow foreign key (uid, smart_escrow_id) references smart_escrows (uid, smart_escrow_id)
);

-- A document or a condition that must be approved before its block is paid out.
create table escrow_items (
  item_id      uuid primary key,
  uid          uuid not null,
  block_id     uuid not null,
  kind         text not null check (kind in ('document', 'condition')),
  position     integer not null check (position > 0),
  title        text not null check (char_length(title) between 1 and 500),
  file         text,
  approver     text not null check (approver in ('Buyer', 'Tradelane')),
  decision     text check (decision in ('approved', 'refused')),
  decided_at   timestamptz,
  reason       text check (char_length(reason) between 1 and 500),
  constraint escrow_items_of_company unique (uid, item_id),
  constraint escrow_items_once_for_each_position unique (block_id, kind, position),
  constraint escrow_items_block foreign key (uid, block_id) references escrow_blocks (uid, block_id),
  constraint escrow_items_documents_have_files check ((kind = 'document') = (file is not null)),
  constraint escrow_items_decided_whole check ((decision is null) = (decided_at is null))
);

-- Each movement of an escrow's money at the payments provider, which knows it by this id: the fee, and the payout of each block.
create table escrow_steps (
  step_id             uuid primary key,
  uid                 uuid not null,
  smart_escrow_id     uuid not null,
  -- Of the fee: none.
  block_id            uuid,
  kind                text not null check (kind in ('fee', 'release')),
  state               text not null constraint escrow_steps_state_known check (state in (
                        'submitted', 'processing', 'action_required', 'sent', 'paid', 'rejected', 'cancelled', 'returned')),
  currency            text not null references ledger_currencies,
  amount              bigint not null check (amount > 0),
  -- Set before the provider is called for the first time: from then on only the provider knows the state.
  called_at           timestamptz,
  asked_at            timestamptz not null,
  updates_seen        integer not null default 0,
  provider_reference  text,
  reason              text,
  created_at          timestamptz not null,
  constraint escrow_steps_of_company unique (uid, step_id),
  constraint escrow_steps_escrow foreign key (uid, smart_escrow_id) references smart_escrows (uid, smart_escrow_id),
  constraint escrow_steps_block foreign key (uid, block_id) references escrow_blocks (uid, block_id),
  constraint escrow_steps_release_a_block check ((kind = 'release') = (block_id is not null))
);
-- The fee is collected once, and each block is paid out once.
create unique index escrow_steps_one_fee on escrow_steps (smart_escrow_id) where kind = 'fee' and state <> 'rejected';
create unique index escrow_steps_one_payout on escrow_steps (block_id)
  where kind = 'release' and state not in ('rejected', 'cancelled', 'returned');
create index escrow_steps_open on escrow_steps (asked_at) where state in ('submitted', 'processing', 'action_required', 'sent');
create index escrow_steps_of_escrow on escrow_steps (uid, smart_escrow_id);
create index escrow_steps_by_company on escrow_steps (uid, created_at) where kind = 'release';
