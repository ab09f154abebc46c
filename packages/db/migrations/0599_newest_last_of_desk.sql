-- The newest last, as 0590 says.
drop index trades_at_desk_newest;
create index trades_at_desk_newest on trades_at_desk (requested_at, transaction_id desc);
