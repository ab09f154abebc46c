-- The latest times that the carrier named with its confirmation, each null where it has none: shipping instructions or the data of the
-- air waybill, verified gross mass, and the cargo at the terminal (by truck from door to door: its loading).
alter table freight_bookings
  add column documents_cut_off  timestamptz,
  add column vgm_cut_off        timestamptz,
  add column cargo_cut_off      timestamptz;

-- Corrections of the details after the carrier has confirmed. They become the booking's details once the carrier accepts them.
create table freight_corrections (
  uid           uuid not null,
  logistics_id  uuid not null,
  -- From 1 on; the carrier answers each number once.
  number        integer not null check (number > 0),
  -- All details as they shall be; see the contract's booking details.
  details       jsonb not null check (jsonb_typeof(details) = 'object'),
  -- In words: "consignee, Incoterm".
  changed       text not null check (changed <> ''),
  asked_at      timestamptz not null,
  answer        text check (answer in ('accepted', 'refused', 'withdrawn')),
  answered_at   timestamptz,
  primary key (uid, logistics_id, number),
  constraint freight_corrections_of_booking foreign key (uid, logistics_id)
    references freight_bookings (uid, logistics_id),
  constraint freight_corrections_answered_whole check (num_nulls(answer, answered_at) in (0, 2))
);
create unique index freight_corrections_one_at_a_time on freight_corrections (uid, logistics_id) where answer is null;
