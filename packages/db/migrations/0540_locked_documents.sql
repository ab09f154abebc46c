-- A PDF that nobody can open without its password. It is kept in the vault of a trade; who examines papers is given none (decision 0448).
alter table documents add column needs_password boolean not null default false;
