-- The open invitation of a colleague. It is deleted once it is used, and when the colleague is removed.
create table staff_invitations (
  administrator_id  uuid primary key references administrators,
  invited_by        uuid not null references administrators,
  -- Of the link that was mailed last; none until the mail is sent.
  token_hash        text constraint staff_invitations_token_once unique,
  asked_at          timestamptz not null,
  expires_at        timestamptz not null
);

-- Work that a colleague could take in the moment of their removal would stay with nobody who works here. Who takes it waits for the removal.
create function owner_works_here() returns trigger language plpgsql as $$
declare
  next_owner uuid := (to_jsonb(new) ->> tg_argv[0])::uuid;
begin
  perform from administrators where administrator_id = next_owner and state = 'active' for key share;
  if not found then
    raise exception 'the owner does not work here' using errcode = '23514', constraint = 'owner_works_here';
  end if;
  return new;
end $$;
create trigger tasks_owner_works_here before update of administrator_id on tasks
  for each row when (new.administrator_id is not null and new.administrator_id is distinct from old.administrator_id)
  execute function owner_works_here('administrator_id');
create trigger quote_cases_owner_works_here before update of owner on quote_cases
  for each row when (new.owner is not null and new.owner is distinct from old.owner)
  execute function owner_works_here('owner');
