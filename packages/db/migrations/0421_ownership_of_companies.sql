-- How much of the company a person owns, in percent; null as long as nobody has said it.
alter table founders
  add column ownership_percent numeric(5, 2)
    constraint founders_ownership_percent check (ownership_percent between 0 and 100);

-- The company says that no person who is not listed owns 25 % or more of it.
alter table registrations
  add column no_other_owner boolean not null default false;
