-- The payee's name is checked at its bank, where the provider can ask it (decision 237). `name_check_of` says what was asked: of an account
-- that was changed since, nothing is known.
alter table partner_accounts
  add column name_check           text constraint partner_accounts_name_check
    check (name_check in ('match', 'close_match', 'no_match', 'not_possible')),
  add column name_check_bank_name text,
  add column name_check_reason    text,
  add column name_checked_at      timestamptz,
  add column name_check_of        text,
  add constraint partner_accounts_name_check_whole check (
    (name_check is null) = (name_checked_at is null) and (name_check is null) = (name_check_of is null));

-- Who confirmed the payee although its bank has another name, and for exactly which payee and answer.
alter table simple_payments
  add column payee_confirmation text,
  add column payee_confirmed_by uuid;
