-- The seller of an escrow agrees to it, without an account.

alter table smart_escrows
  add column agreement              text not null default 'waiting'
    constraint smart_escrows_agreement_known check (agreement in ('waiting', 'agreed', 'declined')),
  -- By when the seller was asked to answer: from the approval on.
  add column agreement_due_at       timestamptz,
  -- When the buyer was notified that no answer had come.
  add column agreement_late_at      timestamptz,
  add column agreement_answered_at  timestamptz,
  -- As typed by the person who answered.
  add column agreement_by           text check (char_length(agreement_by) between 1 and 100),
  add column agreement_reason       text check (char_length(agreement_reason) between 1 and 500),
  add constraint smart_escrows_agreement_whole check (
    (agreement = 'waiting') = (agreement_answered_at is null) and (agreement = 'waiting') = (agreement_by is null) and
    (agreement = 'declined') = (agreement_reason is not null));
create index smart_escrows_unanswered on smart_escrows (agreement_due_at, smart_escrow_id)
  where agreement = 'waiting' and agreement_late_at is null and state in ('approved', 'partly_released');

-- A link that is used again and again, until this moment: not for seven days, and not used up by an answer.
alter table links
  add column lasts_until timestamptz;
