-- Which vendor won a request, also one that was never asked by mail and gave its price by telephone.
alter table quote_cases add won_by uuid constraint quote_cases_won_by_vendor references vendors (vendor_id);
create index quote_cases_by_winner on quote_cases (won_by) where won_by is not null;
update quote_cases set won_by = asked.vendor_id
  from (select distinct on (case_id) case_id, vendor_id from vendor_asks where outcome = 'won' order by case_id, ended_at desc) as asked
 where asked.case_id = quote_cases.case_id;
-- Of freight an accepted offer has won at once. Of other services it is known by what was mailed alone.
update quote_cases set won_by = offer.vendor_id from quote_offers as offer
 where offer.case_id = quote_cases.case_id and offer.state = 'accepted' and quote_cases.service = 'freight' and quote_cases.won_by is null;
