-- The back office counts by week what each service did. The words are those of `counts` in the services' entries: a test compares them.
create index events_of_business on events (subject, to_state, at)
  where to_state in ('sent', 'approved', 'funded', 'confirmed', 'bound');
