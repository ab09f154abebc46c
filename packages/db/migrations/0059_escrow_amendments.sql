-- Changes of a running escrow, which the buyer proposes and the seller agrees to. Amounts are minor units of the escrow's currency.

create table escrow_amendments (
  amendment_id     uuid primary key,
  uid              uuid not null,
  smart_escrow_id  uuid not null,
  -- Counts the proposed ones of an escrow, as people read it.
  position         integer check (position > 0),
  state            text not null constraint escrow_amendments_state_known check (state in (
                     'draft', 'open', 'accepted', 'declined', 'withdrawn', 'lapsed')),
  -- What is changed; and each change as both sides read it, with what was agreed before.
  changes          jsonb not null,
  differences      jsonb not null,
  -- The buyer's words to the seller.
  note             text check (char_length(note) between 1 and 1000),
  currency         text not null references ledger_currencies,
  -- Set aside by the proposal, with the fee inside it; and what the acceptance gives back.
  held_amount      bigint not null check (held_amount >= 0),
  fee_amount       bigint not null check (fee_amount between 0 and held_amount),
  back_amount      bigint not null check (back_amount >= 0),
  -- Who answered for the seller, and why it declined.
  answered_by      text check (char_length(answered_by) between 1 and 100),
  reason           text check (char_length(reason) between 1 and 500),
  created_at       timestamptz not null,
  proposed_at      timestamptz,
  closed_at        timestamptz,
  constraint escrow_amendments_of_company unique (uid, amendment_id),
  constraint escrow_amendments_once_for_each_position unique (smart_escrow_id, position),
  constraint escrow_amendments_escrow foreign key (uid, smart_escrow_id) references smart_escrows (uid, smart_escrow_id),
  constraint escrow_amendments_proposed_whole check ((position is null) = (proposed_at is null)
    and (state not in ('open', 'accepted', 'declined') or proposed_at is not null)),
  constraint escrow_amendments_closed_whole check ((state in ('draft', 'open')) = (closed_at is null)),
  constraint escrow_amendments_one_direction check (held_amount = 0 or back_amount = 0)
);
create index escrow_amendments_of_escrow on escrow_amendments (uid, smart_escrow_id);
create unique index escrow_amendments_one_open on escrow_amendments (smart_escrow_id) where state in ('draft', 'open');

-- The block's part of the agreed price, once an amendment has changed an amount; before, the percentage of the price.
alter table escrow_blocks
  add column price bigint check (price >= 0);

-- The fee of the money that an amendment added is a step of its own, and collected once too.
alter table escrow_steps
  add column amendment_id uuid,
  add constraint escrow_steps_amendment foreign key (uid, amendment_id) references escrow_amendments (uid, amendment_id),
  add constraint escrow_steps_amendments_have_fees check (amendment_id is null or kind = 'fee');
drop index escrow_steps_one_fee;
create unique index escrow_steps_one_fee on escrow_steps (smart_escrow_id, coalesce(amendment_id, smart_escrow_id))
  where kind = 'fee' and state <> 'rejected';
