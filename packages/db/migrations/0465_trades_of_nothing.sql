-- A company's first trade is made when it is first asked for, as by the dashboard. Until something is done in it, a trade that is started takes
-- its place: no trade of nothing stays behind.
create function trade_is_untouched(trade transactions) returns boolean language sql stable as $$
  select trade.name is null and trade.budget is null and trade.quote_request_id is null
    and not exists (select from events where subject = 'transaction' and subject_id = trade.transaction_id::text)
    and not exists (select from message_threads where uid = trade.uid
                     and subject = 'transaction' and subject_id = trade.transaction_id::text)
    and not exists (select from trade_documents where transaction_id = trade.transaction_id)
    and not exists (select from quote_cases where transaction_id = trade.transaction_id)
    and not exists (select from trades_at_desk where transaction_id = trade.transaction_id)
    and not exists (select from simple_payments where uid = trade.uid and transaction_id = trade.transaction_id)
    and not exists (select from freight_quotes where uid = trade.uid and transaction_id = trade.transaction_id)
    and not exists (select from freight_bookings where uid = trade.uid and transaction_id = trade.transaction_id)
    and not exists (select from insurance_policies where uid = trade.uid and transaction_id = trade.transaction_id)
    and not exists (select from quality_inspections where uid = trade.uid and transaction_id = trade.transaction_id)
    and not exists (select from smart_escrows where uid = trade.uid and transaction_id = trade.transaction_id)
    and not exists (select from invoice_factorings where uid = trade.uid and transaction_id = trade.transaction_id)
$$;

-- What stayed behind until now. A trade that is current may be read or filled by somebody at this moment.
delete from transactions trade where not trade.is_current and trade_is_untouched(trade);
