-- The process that works on a request, as it is known in worker_processes: when that process is found dead, a repeated
-- request takes over the key at once.
alter table idempotency_keys add column process_id bigint;
create index idempotency_keys_running on idempotency_keys (process_id) where status is null;

-- The browser's key of the payment: the same request, sent again after its process died, finds what it has started.
alter table service_charges add column request_key text check (char_length(request_key) between 1 and 300);

-- The hash of the random name that a browser keeps: attempts from where a person has signed in before are counted apart.
alter table sessions add column device text;
create index sessions_ever_of_user on sessions (user_id);
create index sessions_ever_of_administrator on sessions (administrator_id);

-- An approved action that moves more than the company's limit out of its wallet waits here for a second person.
create table release_requests (
  release_request_id  uuid primary key default gen_random_uuid(),
  uid                 uuid not null references companies,
  -- The approved action, the record that it is about, and everything that its code was bound to.
  purpose             text not null,
  subject_id          uuid not null,
  binding             text not null,
  requested_by        uuid not null references users,
  requested_at        timestamptz not null,
  request_key         text,
  -- void: something of it has changed, or nobody decided in time.
  state               text not null check (state in ('waiting', 'released', 'refused', 'withdrawn', 'void')),
  decided_by          uuid references users,
  decided_at          timestamptz,
  constraint release_requests_decided_or_not check ((state = 'waiting') = (decided_at is null)),
  constraint release_requests_released_by_another check (state <> 'released' or decided_by <> requested_by)
);
create unique index release_requests_one_waiting on release_requests (uid, purpose, subject_id) where state = 'waiting';
