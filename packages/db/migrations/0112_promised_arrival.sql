-- The day by which a payment was promised to arrive at the payee's bank, when it was submitted. A later calendar of banks or another cut-off does
-- not change what was promised (decision 206). Payments from before have no promise.
alter table simple_payments add column promised_arrival date;
