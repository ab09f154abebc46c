-- The job that ends answers looks also for those of orders that were accepted and not paid, asked again or not.
drop index vendor_asks_open_answers;
create index vendor_asks_open_answers on vendor_asks (ask_id) where ended_at is null and buy_amount is not null;
