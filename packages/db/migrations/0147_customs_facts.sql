-- What customs asks beside documents, as the company gave it: origin, melt, CBAM declarant, due diligence statement. See the contract's customs-asks.ts
-- and decision 233.
alter table customs_clearances add column facts jsonb not null default '{}';
