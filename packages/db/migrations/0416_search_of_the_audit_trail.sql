-- What an entry of the audit trail is searched by is made when it is linked, and not while its writer waits: it was the larger part of what an entry cost.
-- It is no part of the trail: no hash covers it, as none covered the index that it replaces.

-- The sealer's: it would hold some of these tables and wait for others. Writers of the trail wait until this is done.
select pg_advisory_xact_lock(hashtext('audit sealer'));

create table audit_texts (
  entry_id  bigint primary key references audit_entries,
  searched  text not null
);

-- The check of the trail compares with it, too.
create function audit_text_of(entry audit_entries) returns text language sql immutable parallel safe as
$$ select search_text(
     entry.actor || ' ' || entry.action || ' ' || coalesce(entry.subject, '') || ' ' || coalesce(entry.subject_id, '') || ' '
     || coalesce(entry.company, '') || ' ' || coalesce(entry.reason, '') || ' ' || entry.request_id) $$;

create function audit_texts_of_links() returns trigger language plpgsql security definer set search_path from current as $$
begin
  insert into audit_texts (entry_id, searched)
  select entry_id, audit_text_of(entry) from audit_entries entry where entry_id in (select entry_id from linked)
  on conflict (entry_id) do nothing;
  return null;
end $$;
-- Here and not in the sealer: during an update a process of before links too.
create trigger audit_chain_is_searched after insert on audit_chain
  referencing new table as linked for each statement execute function audit_texts_of_links();

insert into audit_texts (entry_id, searched)
select entry_id, audit_text_of(entry) from audit_entries entry where entry_id in (select entry_id from audit_chain);
create index audit_texts_by_text on audit_texts using gin (searched gin_trgm_ops);
drop index audit_entries_by_text;

create trigger audit_texts_append_only before update or delete on audit_texts for each row execute function refuse_change();
create trigger audit_texts_never_truncated before truncate on audit_texts for each statement execute function refuse_change();
-- Triggers alone write it and what waits for a link: a row too many would stop the sealer, or a writer.
do $$
begin
  if exists (select from pg_roles where rolname = 'tradelane_app') then
    revoke insert, update, delete on audit_texts from tradelane_app;
    revoke insert, update on audit_pending from tradelane_app;
  end if;
end $$;
create or replace function audit_wait_for_link() returns trigger language plpgsql security definer set search_path from current as $$
begin
  insert into audit_pending (entry_id) values (new.entry_id) on conflict (entry_id) do nothing;
  return null;
end $$;

-- It is written in the statement that writes the entry: there is nothing to look up, nor to lock, for each.
alter table audit_pending drop constraint audit_pending_entry_id_fkey;
