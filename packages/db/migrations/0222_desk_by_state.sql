-- The desk lists requests by state, and counts those that nobody has taken.
create index quote_cases_by_state on quote_cases (state, offers_until);
create index quote_cases_without_owner on quote_cases (state) where owner is null;
