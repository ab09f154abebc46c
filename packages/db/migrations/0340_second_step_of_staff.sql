-- A code belongs to a person who has an account, to a link, or to an administrator.
alter table one_time_codes
  drop constraint one_time_codes_of_one_holder,
  add column administrator_id uuid references administrators,
  add constraint one_time_codes_of_one_holder check (num_nonnulls(user_id, link_id, administrator_id) = 1);
create index one_time_codes_newest_of_administrator on one_time_codes (administrator_id, purpose, sent_at desc)
  where administrator_id is not null;

-- Sign-ins whose password was right and whose code is awaited: by the browser or the address from which the password came.
create table waiting_sign_ins (
  sign_in_id        uuid primary key default gen_random_uuid(),
  administrator_id  uuid not null references administrators,
  -- The hash of the password that was right: another password makes it void.
  binding           text not null,
  -- The hash of the browser's random name.
  device            text,
  ip                text not null,
  -- Codes that were tried.
  tries             integer not null default 0 check (tries between 0 and 5),
  created_at        timestamptz not null,
  expires_at        timestamptz not null,
  used_at           timestamptz
);
create index waiting_sign_ins_newest on waiting_sign_ins (administrator_id, created_at desc);

-- Who has a second factor may change it, and not be without one again while they work here.
create function administrators_keep_second_factor() returns trigger language plpgsql as $$
begin
  raise exception 'the second factor of an administrator is changed, and not given up'
    using errcode = 'check_violation', constraint = 'administrators_keep_second_factor';
end $$;
create trigger administrators_keep_second_factor before update of second_factor on administrators
  for each row when (old.second_factor <> 'none' and new.second_factor = 'none' and new.state <> 'removed')
  execute function administrators_keep_second_factor();
