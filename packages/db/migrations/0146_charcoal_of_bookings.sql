-- Days and temperatures of charcoal (UN 1361), which its declaration has since the IMDG Code's amendment 42-24; and the shipper's answer that goods
-- whose description may mean charcoal are none. See the contract's charcoal.ts and decision 232.
alter table freight_booking_details
  add column charcoal jsonb,
  add column not_charcoal boolean not null default false;
