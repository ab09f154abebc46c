-- The authenticator app of an administrator: one in use, and at most one that is being set up and has not shown a right code.
create table authenticators (
  authenticator_id  uuid primary key default gen_random_uuid(),
  administrator_id  uuid not null references administrators,
  -- Encrypted: the table alone makes no codes.
  sealed_secret     text not null,
  -- The session that asked for it; only there is it confirmed.
  session_id        uuid not null,
  created_at        timestamptz not null,
  confirmed_at      timestamptz,
  -- The step of the newest code that was used: neither it nor an older one is taken again.
  last_step         integer
);
create unique index authenticators_one_in_use on authenticators (administrator_id) where confirmed_at is not null;
create unique index authenticators_one_asked_for on authenticators (administrator_id) where confirmed_at is null;

-- For the day on which the phone is lost: hashes, each used once.
create table recovery_codes (
  administrator_id  uuid not null references administrators,
  code_hash         text not null,
  made_at           timestamptz not null,
  used_at           timestamptz,
  constraint recovery_codes_once primary key (administrator_id, code_hash)
);
