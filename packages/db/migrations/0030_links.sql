-- Links for parties without an account.

create table links (
  link_id     uuid primary key default gen_random_uuid(),
  uid         uuid not null references companies,
  purpose     text not null,
  -- The record that it is about.
  subject     text not null,
  subject_id  uuid not null,
  -- What the recipient is asked for, in the sender's words.
  asked       text not null check (char_length(asked) between 1 and 300),
  recipient   text not null check (char_length(recipient) <= 200),
  email       text not null check (char_length(email) between 3 and 254),
  state       text not null constraint links_state_known
              check (state in ('sent', 'opened', 'done', 'expired', 'revoked')),
  max_uses    integer not null check (max_uses between 1 and 20),
  uses        integer not null default 0,
  -- How often it was mailed.
  mails       integer not null default 1,
  -- Of the newest mail's token, the only one that is good; null until it is mailed, and once the link is dead.
  token_hash  text unique,
  -- The person or the administrator: only they, or another administrator, send it again or revoke it.
  sent_by     text not null,
  made_at     timestamptz not null,
  -- When the newest mail was asked for.
  asked_at    timestamptz not null,
  expires_at  timestamptz not null,
  constraint links_of_company unique (uid, link_id),
  constraint links_done_when_used_up check (uses between 0 and max_uses and (state = 'done') = (uses = max_uses)),
  constraint links_dead_without_token check (state in ('sent', 'opened') or token_hash is null)
);
create index links_of_subject on links (uid, subject, subject_id, made_at desc);
create index links_made_by_age on links (uid, made_at);
create index links_to_expire on links (expires_at) where state in ('sent', 'opened');

-- A code belongs to a person who has an account, or to a link.
alter table one_time_codes
  alter column user_id drop not null,
  add column link_id uuid references links,
  add constraint one_time_codes_of_one_holder check (num_nonnulls(user_id, link_id) = 1);
create index one_time_codes_newest_of_link on one_time_codes (link_id, purpose, sent_at desc) where link_id is not null;
