-- What an entry of the audit trail is searched by is made when it is linked, and not while its writer waits: it was the larger part of what an entry cost.
-- It is no part of the trail: no hash covers it, as none covered the index that it replaces.
create table audit_texts (
  entry_id  bigint primary key references audit_entries,
  searched  text not null
);

create function audit_texts_of_links() returns trigger language plpgsql security definer set search_path from current as $$
begin
  insert into audit_texts (entry_id, searched)
  select entry_id, search_text(
      actor || ' ' || action || ' ' || coalesce(subject, '') || ' ' || coalesce(subject_id, '') || ' ' || coalesce(company, '') || ' '
      || coalesce(reason, '') || ' ' || request_id)
    from audit_entries where entry_id in (select entry_id from linked);
  return null;
end $$;
-- Here and not in the sealer: during an update a process of before links too.
create trigger audit_chain_is_searched after insert on audit_chain
  referencing new table as linked for each statement execute function audit_texts_of_links();

insert into audit_texts (entry_id, searched)
select entry_id, search_text(
    actor || ' ' || action || ' ' || coalesce(subject, '') || ' ' || coalesce(subject_id, '') || ' ' || coalesce(company, '') || ' '
    || coalesce(reason, '') || ' ' || request_id)
  from audit_entries where entry_id in (select entry_id from audit_chain);
create index audit_texts_by_text on audit_texts using gin (searched gin_trgm_ops);
drop index audit_entries_by_text;

create trigger audit_texts_append_only before update or delete on audit_texts for each row execute function refuse_change();
create trigger audit_texts_never_truncated before truncate on audit_texts for each statement execute function refuse_change();
do $$
begin
  if exists (select from pg_roles where rolname = 'tradelane_app') then
    revoke update, delete on audit_texts from tradelane_app;
  end if;
end $$;

-- The trigger alone writes it, in the statement that writes the entry: there is nothing to look up, nor to lock, for each.
alter table audit_pending drop constraint audit_pending_entry_id_fkey;
