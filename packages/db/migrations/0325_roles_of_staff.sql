-- Staff of the back office have a role: what it may do is in the contract, at each call.
alter table administrators add column role text not null default 'administrator'
  constraint administrators_role_known check (role in ('administrator', 'compliance', 'finance', 'trade', 'support'));

-- A role is remembered with the session: every process hears that what it remembers is no longer true.
create function administrators_tell_role() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_ended', session_id::text) from sessions
   where administrator_id = new.administrator_id and ended_at is null;
  return new;
end $$;
create trigger administrators_role_changed after update of role on administrators
  for each row when (old.role is distinct from new.role) execute function administrators_tell_role();
