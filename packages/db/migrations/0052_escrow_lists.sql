-- The lists of escrows by state, and of what waits for the back office, end early at any number of escrows.
create index smart_escrows_by_state on smart_escrows (uid, state, created_at desc, smart_escrow_id);
create index smart_escrows_funded on smart_escrows (approved_at desc, smart_escrow_id) where approved_at is not null;
create index smart_escrows_funded_by_state on smart_escrows (state, approved_at desc, smart_escrow_id) where approved_at is not null;

-- What Tradelane has to decide, to repeat, or to answer.
create index escrow_items_for_tradelane on escrow_items (block_id) where approver = 'Tradelane' and decision is null;
create index escrow_blocks_refused on escrow_blocks (smart_escrow_id) where state = 'refused';
create index escrow_steps_questioned on escrow_steps (smart_escrow_id) where state = 'action_required';
create index escrow_steps_fees_refused on escrow_steps (smart_escrow_id) where kind = 'fee' and state = 'rejected';
