-- Several people of one company, each with a role.

alter table users add column role text not null default 'owner'
  constraint users_role_known check (role in ('owner', 'preparer', 'approver', 'viewer'));

-- A role is remembered with the session: every process hears that what it remembers is no longer true.
create function users_tell_role() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_ended', session_id::text) from sessions
   where user_id = new.user_id and ended_at is null;
  return new;
end $$;
create trigger users_role_changed after update of role on users
  for each row when (old.role is distinct from new.role) execute function users_tell_role();
