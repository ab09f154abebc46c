-- The day of an inspection is agreed with the supplier by a link: what was proposed, and its answer.
create table inspection_appointments (
  quality_assurance_id uuid primary key,
  uid                  uuid not null,
  -- YYYY-MM-DD, in order.
  proposed_days        text[] not null check (cardinality(proposed_days) between 1 and 5),
  -- The last one that the quote allows.
  last_day             date not null,
  asked_at             timestamptz not null,
  answer_due_at        timestamptz not null,
  -- When the back office was notified that there is no answer.
  late_at              timestamptz,
  answered_at          timestamptz,
  day                  date,
  -- Who lets the inspector in, and where.
  receiver_name        text check (char_length(receiver_name) between 1 and 100),
  receiver_phone       text check (char_length(receiver_phone) between 1 and 16),
  address              text check (char_length(address) between 1 and 300),
  comment              text check (char_length(comment) between 1 and 500),
  constraint inspection_appointments_answered_whole check
    (num_nulls(answered_at, day, receiver_name, receiver_phone, address) in (0, 5)),
  constraint inspection_appointments_inspection foreign key (uid, quality_assurance_id) references quality_inspections (uid, quality_assurance_id)
);
create index inspection_appointments_unanswered on inspection_appointments (answer_due_at)
  where answered_at is null and late_at is null;

-- The plan of a sample: AQLs of major and minor defects, null where the usual ones (2.5 and 4) hold, and the severity of ISO 2859-1 that
-- the supplier's record asks for, fixed when the order is submitted.
alter table quality_inspections
  add column aql_major double precision,
  add column aql_minor double precision,
  add column severity_major text not null default 'normal' check (severity_major in ('normal', 'tightened', 'reduced')),
  add column severity_minor text not null default 'normal' check (severity_minor in ('normal', 'tightened', 'reduced')),
  -- Why the plan is not that of normal inspection.
  add column severity_reason text check (char_length(severity_reason) between 1 and 500),
  add constraint quality_inspections_aqls_known check
    (aql_major in (0.01, 0.015, 0.025, 0.04, 0.065, 0.1, 0.15, 0.25, 0.4, 0.65, 1, 1.5, 2.5, 4, 6.5, 10)
     and aql_minor in (0.01, 0.015, 0.025, 0.04, 0.065, 0.1, 0.15, 0.25, 0.4, 0.65, 1, 1.5, 2.5, 4, 6.5, 10)),
  add constraint quality_inspections_aqls_of_testing check (quality_assurance or num_nonnulls(aql_major, aql_minor) = 0);

-- What a company knows of a supplier by its inspections: one row, changed with every report that is answered.
create table supplier_records (
  uid                  uuid not null,
  beneficiary_id       uuid not null,
  lots                 integer not null check (lots >= 0),
  passed               integer not null check (passed between 0 and lots),
  -- Inspected pieces, and those with a defect of each class.
  pieces               bigint not null check (pieces >= 0),
  critical_found       bigint not null check (critical_found >= 0),
  major_found          bigint not null check (major_found >= 0),
  minor_found          bigint not null check (minor_found >= 0),
  -- Production is steady, and the customer wants reduced inspection.
  is_reduction_allowed boolean not null,
  -- Where the switching rules stand for each class: {severity, since, why, score, results …}.
  major                jsonb not null check (jsonb_typeof(major) = 'object'),
  minor                jsonb not null check (jsonb_typeof(minor) = 'object'),
  updated_at           timestamptz not null,
  primary key (uid, beneficiary_id),
  constraint supplier_records_supplier foreign key (uid, beneficiary_id) references partners (uid, beneficiary_id)
);

-- Each lot of that record, in the order in which its reports were answered.
create table supplier_lots (
  quality_assurance_id uuid primary key,
  uid                  uuid not null,
  beneficiary_id       uuid not null,
  place                integer not null check (place > 0),
  verdict              text not null check (verdict in ('passed', 'rejected')),
  is_reinspection      boolean not null,
  pieces               integer not null check (pieces >= 0),
  critical_found       integer not null check (critical_found >= 0),
  major_found          integer not null check (major_found >= 0),
  minor_found          integer not null check (minor_found >= 0),
  inspected_on         date not null,
  counted_at           timestamptz not null,
  constraint supplier_lots_in_order unique (uid, beneficiary_id, place),
  constraint supplier_lots_inspection foreign key (uid, quality_assurance_id) references quality_inspections (uid, quality_assurance_id),
  constraint supplier_lots_supplier foreign key (uid, beneficiary_id) references partners (uid, beneficiary_id)
);
create trigger supplier_lots_append_only before update or delete on supplier_lots
  for each row execute function refuse_change();

-- The audits of a supplier, newest first.
alter table supplier_audits add column beneficiary_id uuid;
update supplier_audits a
   set beneficiary_id = (select i.beneficiary_id from quality_inspections i where i.quality_assurance_id = a.quality_assurance_id);
alter table supplier_audits alter column beneficiary_id set not null;
create index supplier_audits_of_supplier on supplier_audits (uid, beneficiary_id, audited_on desc, quality_assurance_id);

-- The same photo is not taken twice for the same place. Those of before have no hash.
alter table inspection_photos add column sha256 text;

-- Specifications of quality may be Word documents.
alter table documents
  drop constraint documents_content_type_check,
  add constraint documents_content_type_check check (content_type in
    ('image/png', 'image/jpeg', 'application/pdf', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'));

-- Where the inspector goes. In some countries an inspection is promised within 48 hours of its payment: by then it takes place.
alter table quality_inspections
  add column inspection_country text check (inspection_country ~ '^[A-Z]{2}$'),
  add column inspect_by timestamptz;
