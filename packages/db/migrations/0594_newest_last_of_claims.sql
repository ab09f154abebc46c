-- The newest last, as 0590 says.
drop index insurance_claims_submitted;
create index insurance_claims_submitted on insurance_claims (submitted_at, claim_id desc) where submitted_at is not null;
