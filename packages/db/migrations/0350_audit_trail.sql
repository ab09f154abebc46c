-- The audit trail: who of the back office changed or saw what, and what customers approved. A row is written in the transaction of what it tells.
create table audit_entries (
  entry_id      bigint generated always as identity primary key,
  kind          text not null constraint audit_entries_kind_known check (kind in ('change', 'reveal', 'approval')),
  at            timestamptz not null,
  -- The email address at that time, and who that is.
  actor         text not null,
  actor_id      text not null,
  role          text not null,
  -- The path of the call.
  action        text not null,
  subject       text,
  subject_id    text,
  company       text,
  -- The very text that was hashed: jsonb would write it in another way.
  before        text constraint audit_entries_before_is_json check (before is null or before::json is not null),
  after         text constraint audit_entries_after_is_json check (after is null or after::json is not null),
  reason        text,
  request_id    text not null,
  content_hash  bytea not null constraint audit_entries_content_hash_length check (length(content_hash) = 32),
  -- Made with a key that the database does not have: a row that the product did not write has none.
  seal          bytea not null constraint audit_entries_seal_length check (length(seal) = 32)
);
create index audit_entries_newest_first on audit_entries (at desc, entry_id);
create index audit_entries_of_actor on audit_entries (actor, at desc, entry_id);
create index audit_entries_of_subject on audit_entries (subject_id, at desc, entry_id);
create index audit_entries_by_text on audit_entries using gin (search_text(
  actor || ' ' || action || ' ' || coalesce(subject, '') || ' ' || coalesce(subject_id, '') || ' ' || coalesce(company, '') || ' '
  || coalesce(reason, '') || ' ' || request_id) gin_trgm_ops);

-- What no link has yet. Writers only add to it; what commits later is numbered later.
create table audit_pending (
  entry_id  bigint primary key references audit_entries
);
create function audit_wait_for_link() returns trigger language plpgsql security definer set search_path from current as $$
begin
  insert into audit_pending (entry_id) values (new.entry_id);
  return null;
end $$;
create trigger audit_entries_wait_for_link after insert on audit_entries
  for each row execute function audit_wait_for_link();

-- One sealer numbers the entries and links each to the one before. Two links after one hash cannot be stored, so there is no fork.
create table audit_chain (
  number         bigint primary key constraint audit_chain_number_positive check (number > 0),
  entry_id       bigint not null constraint audit_chain_entry_once unique references audit_entries,
  previous_hash  bytea not null constraint audit_chain_no_fork unique,
  content_hash   bytea not null,
  hash           bytea not null constraint audit_chain_hash_length check (length(hash) = 32)
);

-- Signed: up to this number the chain had this tip. The same lines are in a file outside the database.
create table audit_checkpoints (
  number      bigint primary key,
  tip         bytea not null,
  at          timestamptz not null,
  public_key  bytea not null,
  signature   bytea not null
);

create trigger audit_entries_append_only before update or delete on audit_entries for each row execute function refuse_change();
create trigger audit_entries_never_truncated before truncate on audit_entries for each statement execute function refuse_change();
create trigger audit_chain_append_only before update or delete on audit_chain for each row execute function refuse_change();
create trigger audit_chain_never_truncated before truncate on audit_chain for each statement execute function refuse_change();
create trigger audit_checkpoints_append_only before update or delete on audit_checkpoints for each row execute function refuse_change();
create trigger audit_checkpoints_never_truncated before truncate on audit_checkpoints for each statement execute function refuse_change();

do $$
begin
  if exists (select from pg_roles where rolname = 'tradelane_app') then
    revoke update, delete on audit_entries, audit_chain, audit_checkpoints from tradelane_app;
  end if;
end $$;
