-- Who may do what. The application may sign in as the owner of these tables, whom the triggers still stop from changing
-- history; better is a login of its own that is a member of tradelane_app, who can move money only by the posting
-- functions. A role belongs to the whole server, so another database may have made it already.
do $$
begin
  create role tradelane_app nologin;
exception
  when duplicate_object or unique_violation then null;
  when insufficient_privilege then
    raise notice 'This user may not make the role tradelane_app; the ledger is protected by its triggers alone.';
end $$;

-- They run with their owner's rights, so not everybody may call them.
revoke execute on function
  ledger_post_journal, ledger_post_journals, ledger_open_accounts, ledger_place_hold, ledger_resolve_hold,
  ledger_take_snapshots from public;

do $$
begin
  if not exists (select from pg_roles where rolname = 'tradelane_app') then
    return;
  end if;
  grant usage on schema public to tradelane_app;
  grant select, insert, update, delete on all tables in schema public to tradelane_app;
  grant usage on all sequences in schema public to tradelane_app;
  alter default privileges in schema public grant select, insert, update, delete on tables to tradelane_app;
  alter default privileges in schema public grant usage on sequences to tradelane_app;

  revoke insert, update, delete on schema_migrations, ledger_currencies, ledger_accounts, ledger_journals,
    ledger_entries, ledger_holds, ledger_snapshots, ledger_snapshot_mark from tradelane_app;
  grant execute on function
    ledger_post_journal, ledger_post_journals, ledger_open_accounts, ledger_place_hold, ledger_resolve_hold,
    ledger_take_snapshots to tradelane_app;
end $$;
