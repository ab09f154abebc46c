-- The newest last, as 0590 says.
drop index smart_escrows_funded;
create index smart_escrows_funded on smart_escrows (approved_at, smart_escrow_id desc) where approved_at is not null;
