-- The newest last, as 0590 says.
drop index insurance_policies_submitted;
create index insurance_policies_submitted on insurance_policies (submitted_at, insurance_id desc) where submitted_at is not null;
