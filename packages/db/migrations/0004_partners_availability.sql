-- The companies that a customer trades with, their bank accounts, and the route that the customer trades on.

create table partners (
  beneficiary_id               uuid primary key default gen_random_uuid(),
  uid                          uuid not null references companies,
  company_name                 text not null check (char_length(company_name) between 3 and 200),
  company_address              text not null check (char_length(company_address) between 3 and 300),
  company_registration_number  text not null check (char_length(company_registration_number) between 3 and 50),
  contact_person_name          text not null check (char_length(contact_person_name) between 3 and 100),
  email                        text not null,
  phone_number                 text not null,
  -- Credit asked for with this partner as buyer: cents of US dollars, the currency in which the product shows it.
  limit_request                bigint not null default 0 check (limit_request >= 0),
  -- Counts the changes of the company and its accounts, so that nobody overwrites what they have not seen.
  version                      integer not null default 1,
  created_at                   timestamptz not null,
  updated_at                   timestamptz not null,
  constraint partners_of_company unique (uid, beneficiary_id)
);
create index partners_by_name on partners (uid, lower(company_name), beneficiary_id);
create index partners_newest_first on partners (uid, created_at desc, beneficiary_id);

create table partner_accounts (
  beneficiary_account_id    uuid primary key default gen_random_uuid(),
  uid                       uuid not null,
  beneficiary_id            uuid not null,
  -- The position of the account in the partner's form.
  position                  integer not null,
  account_ref_name          text not null check (char_length(account_ref_name) between 3 and 100),
  account_holder_name       text not null check (char_length(account_holder_name) between 3 and 200),
  -- Stored as banks compare them: no spaces, capitals.
  account_no                text not null check (char_length(account_no) between 3 and 140),
  swift_ifsc                text not null constraint partner_accounts_bank_code_canonical
                            check (swift_ifsc ~ '^[^[:space:]]{3,34}$' and swift_ifsc = upper(swift_ifsc)),
  currency                  text not null check (currency ~ '^[A-Z]{3}$'),
  bank                      text not null check (char_length(bank) between 3 and 200),
  bank_address              text not null check (char_length(bank_address) between 3 and 300),
  bank_city                 text not null check (char_length(bank_city) between 1 and 100),
  beneficiary_account_type  text not null check (beneficiary_account_type in ('Corporate', 'Individual')),
  beneficiary_country_code  text not null check (beneficiary_country_code ~ '^[A-Z]{2}$'),
  payout_method             text not null check (payout_method in ('LOCAL', 'SWIFT', 'WALLET', 'CARD', 'PROXY')),
  -- The payee's name at the payments provider, where one gave it. Never taken from a browser.
  beneficiary_hash_id       text,
  created_at                timestamptz not null,
  updated_at                timestamptz not null,
  -- Taken off the list, and kept: payments that were made to it still say where they went.
  removed_at                timestamptz,
  constraint partner_accounts_of_partner unique (uid, beneficiary_id, beneficiary_account_id),
  constraint partner_accounts_have_a_partner foreign key (uid, beneficiary_id) references partners (uid, beneficiary_id)
);
create index partner_accounts_listed on partner_accounts (uid, beneficiary_id, position) where removed_at is null;

create table availability_settings (
  uid              uuid primary key references companies,
  -- 'City, CC'
  origin           text not null,
  origin_iso       text not null check (origin_iso ~ '^[A-Z]{3}$'),
  destination      text not null,
  destination_iso  text not null check (destination_iso ~ '^[A-Z]{3}$'),
  updated_at       timestamptz not null
);
