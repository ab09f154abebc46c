-- The place behind the Incoterm, how many packages of which kind, and what is marked on them. A process of before leaves them empty.
alter table freight_booking_details
  add column named_place text not null default '',
  add column packages text not null default '',
  add column marks text not null default '';
