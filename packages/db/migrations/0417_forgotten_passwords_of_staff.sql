-- A link for a new password is of a customer's user or of a colleague of the back office.
alter table password_resets
  alter column user_id drop not null,
  add column administrator_id uuid references administrators,
  add constraint password_resets_of_one_person check (num_nonnulls(user_id, administrator_id) = 1);
create index password_resets_of_administrator on password_resets (administrator_id) where used_at is null;

-- The password was set by a mailed link, and nobody has shown the app since: until then a mailed code does not do instead of it.
alter table administrators add column reset_by_mail boolean not null default false;
