-- When the empty containers came back that the carrier has not reported, by the port's calendar, as the back office was informed.
alter table freight_bookings add column empties_returned_on date;
