-- The newest last, as 0590 says.
drop index quality_inspections_submitted;
create index quality_inspections_submitted on quality_inspections (submitted_at, quality_assurance_id desc) where submitted_at is not null;
