-- Companies, the people who sign in, their sessions and codes, and what every request and state change leaves behind.

create table companies (
  uid                    uuid primary key default gen_random_uuid(),
  company_name           text not null check (char_length(company_name) between 2 and 200),
  company_reg_number     text not null check (char_length(company_reg_number) = 6),
  company_region         text not null,
  -- null: business information not completed yet (the specification's word for it).
  kyb_status             text constraint companies_kyb_status_known
                         check (kyb_status in ('IN_PROGRESS', 'RFI_REQUESTED', 'Clear', 'Refused')),
  -- Why it was refused, or what is asked for.
  kyb_reason             text,
  -- When the review is promised by: while it is IN_PROGRESS, and no longer.
  kyb_due_at             timestamptz,
  -- The company's identity at the payments provider, once it has one.
  provider_customer_id   text unique,
  provider_wallet_id     text,
  created_at             timestamptz not null default now()
);
create index companies_newest_first on companies (created_at desc, uid);
create index companies_by_name on companies (lower(company_name) text_pattern_ops);

create table users (
  user_id               uuid primary key default gen_random_uuid(),
  uid                   uuid not null references companies,
  first_name            text not null,
  middle_name           text not null default '',
  last_name             text not null,
  work_email            text not null,
  country_code          text not null,
  company_phone_number  text not null,
  job_title             text,
  password_hash         text not null,
  two_fa                boolean not null default false,
  email_verified_at     timestamptz,
  created_at            timestamptz not null default now(),
  constraint users_of_company unique (uid, user_id)
);
-- An address is one person, ignoring case.
create unique index users_work_email_once on users (lower(work_email));

create table administrators (
  administrator_id  uuid primary key default gen_random_uuid(),
  email             text not null,
  name              text not null,
  password_hash     text not null,
  created_at        timestamptz not null default now()
);
create unique index administrators_email_once on administrators (lower(email));

create table sessions (
  session_id        uuid primary key default gen_random_uuid(),
  user_id           uuid references users,
  administrator_id  uuid references administrators,
  user_agent        text not null,
  ip                text not null,
  created_at        timestamptz not null,
  expires_at        timestamptz not null,
  ended_at          timestamptz,
  constraint sessions_of_one_person check (num_nonnulls(user_id, administrator_id) = 1)
);
create index sessions_of_user on sessions (user_id) where ended_at is null;
create index sessions_of_administrator on sessions (administrator_id) where ended_at is null;

-- All processes are notified when a session has ended, so that none keeps serving it from its cache.
create function sessions_tell_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_ended', new.session_id::text);
  return new;
end $$;
create trigger sessions_ended after update of ended_at on sessions
  for each row when (old.ended_at is null and new.ended_at is not null) execute function sessions_tell_ended();

create table one_time_codes (
  code_id     uuid primary key default gen_random_uuid(),
  user_id     uuid not null references users,
  purpose     text not null,
  -- What the code approves (a hash of payment, amount, currency and payee); empty where nothing is moved.
  binding     text not null,
  code_hash   text not null,
  tries       integer not null default 0 check (tries between 0 and 5),
  sent_at     timestamptz not null,
  expires_at  timestamptz not null,
  used_at     timestamptz
);
create index one_time_codes_newest on one_time_codes (user_id, purpose, sent_at desc);

create table password_resets (
  token_hash  text primary key,
  user_id     uuid not null references users,
  created_at  timestamptz not null,
  expires_at  timestamptz not null,
  used_at     timestamptz
);
create index password_resets_of_user on password_resets (user_id) where used_at is null;

-- Wrong passwords and codes, counted by account and not by the address of the caller.
create table failed_attempts (
  account    text not null,
  kind       text not null,
  failed_at  timestamptz not null
);
create index failed_attempts_recent on failed_attempts (account, kind, failed_at desc);

create table idempotency_keys (
  owner         uuid not null,
  key           text not null check (char_length(key) between 1 and 255),
  request_hash  text not null,
  status        integer,
  answer        jsonb,
  started_at    timestamptz not null,
  constraint idempotency_keys_once primary key (owner, key)
);
create index idempotency_keys_by_age on idempotency_keys (started_at);

-- One row per change of state: the source of time lines, notifications, tasks and the audit trail.
create table events (
  event_id    bigint generated always as identity primary key,
  uid         uuid references companies,
  subject     text not null,
  subject_id  text not null,
  from_state  text,
  to_state    text not null,
  actor       text not null,
  at          timestamptz not null,
  before      jsonb,
  after       jsonb
);
create index events_of_subject on events (subject, subject_id, event_id);
create index events_of_company on events (uid, event_id desc);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end $$;
create trigger events_append_only before update or delete on events
  for each row execute function refuse_change();
create trigger events_never_truncated before truncate on events
  for each statement execute function refuse_change();

-- Live worker processes: each holds the advisory lock of its number while it lives. A process that gets that lock knows
-- that the owner is dead, and may unlock its jobs.
create table worker_processes (
  process_id  bigint generated always as identity primary key,
  worker_ids  text[] not null default '{}'
);

-- The back office finds people and companies by any part of a name, email or number. A full-text parser is made for prose: it takes
-- "8e7b80f5" for a number and "Smith/Jones" for a path. Trigrams know no words.
create extension if not exists pg_trgm;

-- What a search compares: small letters, one space before each word, no other signs. Queries must use this very expression.
create function search_text(value text) returns text
  language sql immutable strict parallel safe as
$$ select ' ' || regexp_replace(lower(value), '[^[:alnum:]]+', ' ', 'g') $$;
-- What two writings of one company's registration number have in common: letters and digits, in capitals; its zeros count. The only place
-- of this rule: it says which companies are the same. The collation is named, so that it knows every script in any database.
create function registration_key(value text) returns text
  language sql immutable strict parallel safe as
$$ select regexp_replace(upper(normalize(value, NFKC) collate "und-x-icu"), '[^[:alnum:]]', '', 'g') $$;
create index companies_by_text on companies
  using gin (search_text(company_name || ' ' || company_reg_number) gin_trgm_ops);
create index users_by_text on users
  using gin (search_text(first_name || ' ' || last_name || ' ' || work_email || ' ' || company_phone_number) gin_trgm_ops);
