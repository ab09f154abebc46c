-- The newest last, as 0590 says.
drop index credit_limits_newest_of_all;
create index credit_limits_newest_of_all on credit_limits (requested_at, credit_limit_id desc);
