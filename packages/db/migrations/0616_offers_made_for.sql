-- What an offer was made for, where that may change at its record before it is accepted: the HS codes of a customs clearance. Offers of before have none, and stay
-- acceptable.
alter table quote_offers add column made_for text[];
