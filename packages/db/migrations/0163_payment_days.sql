-- Payment terms of a trading record as a number of days, beside the buyer's own words: null where it was not said. See decision 242.
alter table trading_records add column payment_days integer check (payment_days between 0 and 365);
