-- A bank's notice that the account was written wrongly (decision 238): what somebody says about where money goes, shown and never applied.
-- `bank_correction_of` says which account it is about: of one that was changed since, it is out of date.
alter table partner_accounts
  add column bank_correction    jsonb,
  add column bank_corrected_at  timestamptz,
  add column bank_correction_of text,
  add constraint partner_accounts_bank_correction_whole check (
    (bank_correction is null) = (bank_corrected_at is null) and (bank_correction is null) = (bank_correction_of is null));
