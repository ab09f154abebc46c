-- A condition can be met by an event of a record of the escrow's trade: of one that it names, or of one that was added to the trade after
-- the condition was written.
alter table escrow_items
  add column release_event       text check (release_event in (
    'inspection_accepted', 'container_loaded', 'shipment_delivered', 'customs_cleared', 'certificate_issued')),
  add column release_subject_id  uuid,
  -- The record as people read it, which does not change: "Quality assurance QA-2026-000012".
  add column release_record      text,
  -- When the condition was written: records that were there already do not meet it.
  add column release_since       timestamptz,
  -- Set where an event met it.
  add column released_at         timestamptz,
  add constraint escrow_items_released_conditions check (
    (release_event is null or (kind = 'condition' and approver = 'Buyer'))
    and (release_event is null) = (release_since is null)
    and (release_subject_id is null) = (release_record is null)
    and (release_subject_id is null or release_event is not null)
    and (released_at is null or (release_subject_id is not null and decision = 'approved')));

-- What an event may meet.
create index escrow_items_waiting_for_events on escrow_items (uid, release_event)
  where release_event is not null and decision is null;
