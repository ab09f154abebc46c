-- A presentation that was not decided ends with the dispute about its block.

alter table escrow_presentations
  drop constraint escrow_presentations_state_known,
  add constraint escrow_presentations_state_known check (state in (
    'presented', 'refused', 'approved', 'replaced', 'settled')),
  drop constraint escrow_presentations_decided_whole,
  add constraint escrow_presentations_decided_whole check (
    state = 'replaced' or (state in ('refused', 'approved', 'settled')) = (decided_at is not null));
