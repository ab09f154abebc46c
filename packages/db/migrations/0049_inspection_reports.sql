-- The report of an inspection, the customer's answer to it, and the next inspection.

alter table quality_inspections
  -- The earlier inspection of the same goods, after whose report this one was asked for.
  add column reinspects uuid,
  -- Whether the lot was accepted although its report rejects it.
  add column accepted_rejected boolean not null default false,
  add constraint quality_inspections_reinspects foreign key (uid, reinspects) references quality_inspections (uid, quality_assurance_id),
  drop constraint quality_inspections_state_known,
  add constraint quality_inspections_state_known check (state in
    ('draft', 'submitted', 'quoted', 'confirmed', 'scheduled', 'reported', 'accepted', 'reinspection', 'denied', 'cancelled', 'aborted')),
  drop constraint quality_inspections_quoted_has_offer,
  add constraint quality_inspections_quoted_has_offer check
    (state in ('draft', 'submitted', 'denied', 'cancelled') or price_amount is not null),
  drop constraint quality_inspections_ordered_is_paid,
  add constraint quality_inspections_ordered_is_paid check
    (state in ('draft', 'submitted', 'quoted', 'denied', 'cancelled') or payment = 'collected'),
  drop constraint quality_inspections_scheduled_has_day,
  add constraint quality_inspections_scheduled_has_day check
    (state not in ('scheduled', 'reported', 'accepted', 'reinspection') or scheduled_for is not null);
-- One at a time.
create unique index quality_inspections_reinspected_once on quality_inspections (uid, reinspects)
  where reinspects is not null and state not in ('denied', 'cancelled', 'aborted');

-- A report on the way, as its inspector has typed it.
create table inspection_drafts (
  quality_assurance_id uuid primary key,
  uid                  uuid not null,
  report               jsonb not null check (jsonb_typeof(report) = 'object'),
  saved_at             timestamptz not null,
  constraint inspection_drafts_inspection foreign key (uid, quality_assurance_id) references quality_inspections (uid, quality_assurance_id)
);

create table inspection_photos (
  photo_id             uuid primary key default gen_random_uuid(),
  uid                  uuid not null,
  quality_assurance_id uuid not null,
  document_id          uuid not null,
  -- What it shows: 'goods', 'packing', 'container', or the key of a defect.
  place                text not null check (place ~ '^[a-z0-9]{4,12}$'),
  taken_at             timestamptz not null,
  -- Taken out of the report by its inspector. It still counts: a link must not fill the company's space.
  removed_at           timestamptz,
  constraint inspection_photos_document foreign key (uid, document_id) references documents (uid, document_id),
  constraint inspection_photos_inspection foreign key (uid, quality_assurance_id) references quality_inspections (uid, quality_assurance_id)
);
create index inspection_photos_of_inspection on inspection_photos (uid, quality_assurance_id, taken_at);

-- What the inspector has sent, with the plan and the verdict of that moment: never changed.
create table inspection_reports (
  quality_assurance_id uuid primary key,
  uid                  uuid not null,
  report_number        text not null unique,
  -- Who holds the document proves it by this code.
  code                 text not null check (char_length(code) = 20),
  verdict              text not null check (verdict in ('passed', 'rejected')),
  report               jsonb not null check (jsonb_typeof(report) = 'object'),
  reported_at          timestamptz not null,
  constraint inspection_reports_inspection foreign key (uid, quality_assurance_id) references quality_inspections (uid, quality_assurance_id)
);
create trigger inspection_reports_append_only before update or delete on inspection_reports
  for each row execute function refuse_change();
create trigger inspection_reports_never_truncated before truncate on inspection_reports
  for each statement execute function refuse_change();
