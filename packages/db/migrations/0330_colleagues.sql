-- A colleague is invited, works, and is removed; who was invited has no password yet. The row stays: records name who did what.
alter table administrators
  alter column password_hash drop not null,
  add column state text not null default 'active'
    constraint administrators_state_known check (state in ('invited', 'active', 'removed')),
  add column second_factor text not null default 'none'
    constraint administrators_second_factor_known check (second_factor in ('none', 'mail', 'app')),
  add constraint administrators_active_have_password check (state <> 'active' or password_hash is not null);
