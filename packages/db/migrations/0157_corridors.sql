-- What the payments provider asks for in each corridor, kept for a day (decision 239). One that is older is used while the provider does not
-- answer. Shared by all companies: it is the platform's contract that they follow from.
create table corridors (
  currency       text not null,
  country        text not null constraint corridors_country check (country ~ '^[A-Z]{2}$'),
  payout_method  text not null,
  account_type   text not null,
  purpose_codes  text[] not null,
  fields         jsonb not null,
  fetched_at     timestamptz not null,
  primary key (currency, country, payout_method, account_type)
);

-- What some corridors ask for beside the one code of the bank.
alter table partner_accounts
  add column second_bank_code text constraint partner_accounts_second_code_short check (char_length(second_bank_code) between 1 and 34),
  add column owner_id_number  text constraint partner_accounts_owner_id_short check (char_length(owner_id_number) between 1 and 34);
