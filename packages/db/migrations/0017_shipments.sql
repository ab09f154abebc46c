-- From the request for freight to the door: what the shipper says of the goods, what the carrier has booked and what it tells of
-- the way, its documents, and the links by which others follow it.

alter table freight_bookings
  -- Why it was denied or cancelled.
  add column state_reason            text,
  -- Set before the carrier is asked for the first time: from then on nobody but the carrier knows what it has booked.
  add column carrier_asked_at        timestamptz,
  add column confirmed_at            timestamptz,
  add column carrier_booking_number  text,
  add column document_name           text,
  add column document_number         text,
  add column vessel                  text,
  add column imo                     text check (imo ~ '^[0-9]{7}$'),
  add column voyage                  text,
  -- The carrier's clock when its messages were last read.
  add column tracked_at              timestamptz,
  -- When that was, by our own clock.
  add column read_at                 timestamptz,
  -- Arrival of the main carriage: by the newest message, and as the customer was last notified of it.
  add column eta                     timestamptz,
  add column eta_notified            timestamptz,
  add column paid_at                 timestamptz,
  add column refunded_at             timestamptz,
  -- The carrier knows that the goods may be handed out.
  add column released_at             timestamptz,
  add column delivered_at            timestamptz,
  -- The carrier reported a cancellation when it had the goods already: the state stays, and the back office clears it up.
  add column carrier_cancelled_at    timestamptz,
  add constraint freight_bookings_confirmed_with_a_number
    check (confirmed_at is null or (carrier_booking_number is not null and document_number is not null)),
  add constraint freight_bookings_on_the_way_are_confirmed
    check (state not in ('confirmed', 'in_transit', 'arrived', 'delivered', 'closed') or confirmed_at is not null),
  add constraint freight_bookings_handed_out_when_paid check (released_at is null or paid_at is not null),
  add constraint freight_bookings_refunded_what_was_paid check (refunded_at is null or paid_at is not null);
-- The back office's list: those that wait, the next due first, then the newest.
create index freight_bookings_as_listed on freight_bookings (
  (state <> 'requested'), (case when state = 'requested' then confirm_due_at end), requested_at desc, logistics_id);
create index freight_bookings_by_state on freight_bookings (state, requested_at desc, logistics_id);
create index freight_bookings_on_the_way on freight_bookings (read_at)
  where state in ('confirmed', 'in_transit', 'arrived', 'delivered');
create index freight_bookings_of_carrier on freight_bookings (carrier_booking_number);
create index freight_bookings_by_carrier_text on freight_bookings using gin (carrier_booking_number gin_trgm_ops);
-- Ignores case and spaces; queries must use this very expression.
create index freight_bookings_of_document on freight_bookings
  ((regexp_replace(document_number, '[^A-Z0-9]', '', 'g')));
create unique index freight_bookings_by_number on freight_bookings (number);

create table freight_booking_details (
  uid                 uuid not null,
  logistics_id        uuid not null,
  incoterm            text check (incoterm ~ '^[A-Z]{3}$'),
  goods_description   text not null,
  customer_reference  text not null,
  hs_codes            text[] not null,
  dangerous_goods     boolean not null,
  un_number           text not null,
  -- The company's name and address and whom to ask, of each; see the contract's booking-details.
  shipper             jsonb not null,
  consignee           jsonb not null,
  notify_party        jsonb not null,
  saved_at            timestamptz not null,
  primary key (uid, logistics_id),
  constraint freight_booking_details_of_booking foreign key (uid, logistics_id)
    references freight_bookings (uid, logistics_id)
);

create table freight_containers (
  uid               uuid not null,
  logistics_id      uuid not null,
  position          integer not null,
  container_number  text not null constraint freight_containers_number_is_iso_6346
                    check (container_number ~ '^[A-Z]{3}[UJZ][0-9]{7}$'),
  primary key (uid, logistics_id, position),
  constraint freight_containers_each_once unique (uid, logistics_id, container_number),
  constraint freight_containers_of_booking foreign key (uid, logistics_id)
    references freight_bookings (uid, logistics_id)
);
create index freight_containers_by_number on freight_containers (container_number);
create index freight_containers_by_text on freight_containers using gin (container_number gin_trgm_ops);

-- Every message of the carrier as it came, once: what was planned and expected stays beside what happened.
create table tracking_events (
  uid           uuid not null,
  logistics_id  uuid not null,
  event_id      text not null,
  event_type    text not null check (event_type in ('SHIPMENT', 'TRANSPORT', 'EQUIPMENT')),
  code          text not null check (code ~ '^[A-Z]{4}$'),
  classifier    text not null check (classifier in ('PLN', 'EST', 'ACT')),
  date_time     timestamptz not null,
  -- When the carrier wrote it: tells the newer of two estimates, whichever came first.
  reported_at       timestamptz not null,
  -- Counted along the way from 0; null for what happens on paper.
  stop          integer check (stop >= 0),
  location      jsonb,
  is_empty      boolean not null,
  vessel        text,
  imo           text,
  voyage        text,
  containers    text[] not null,
  remark        text,
  received_at   timestamptz not null,
  constraint tracking_events_each_once primary key (uid, logistics_id, event_id),
  constraint tracking_events_of_booking foreign key (uid, logistics_id)
    references freight_bookings (uid, logistics_id)
);
create trigger tracking_events_append_only before update or delete on tracking_events
  for each row execute function refuse_change();

create table freight_documents (
  uid            uuid not null,
  logistics_id   uuid not null,
  document_id    uuid not null,
  document_type  text not null check (document_type ~ '^[a-z_]{1,40}$'),
  added_by       text not null check (added_by in ('company', 'tradelane')),
  added_at       timestamptz not null,
  primary key (uid, logistics_id, document_id),
  constraint freight_documents_own foreign key (uid, document_id) references documents (uid, document_id),
  constraint freight_documents_of_booking foreign key (uid, logistics_id)
    references freight_bookings (uid, logistics_id)
);

-- Links for people without an account. Only a token's hash is stored: a reader of this table can follow nothing.
create table tracking_links (
  link_id       uuid primary key,
  uid           uuid not null,
  logistics_id  uuid not null,
  token_hash    text not null constraint tracking_links_token_once unique,
  made_at       timestamptz not null,
  revoked_at    timestamptz,
  constraint tracking_links_of_booking foreign key (uid, logistics_id)
    references freight_bookings (uid, logistics_id)
);
create unique index tracking_links_one_for_each_booking on tracking_links (uid, logistics_id) where revoked_at is null;
