-- A search over everything reads requests by their title: without an index it computed the text of every one.
create index quote_cases_by_text on quote_cases using gin (search_text(title) gin_trgm_ops);
create unique index quote_cases_number on quote_cases (number);
