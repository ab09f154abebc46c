-- What a company plans for a trade: amounts by kind of cost, a sales value and how many units are sold, in the words of the contract, with
-- the currency that they were written in. The version counts each change: of two people who edit one budget, the second is refused.
alter table transactions
  add column budget jsonb check (jsonb_typeof(budget) = 'object'),
  add column budget_version integer not null default 0 check (budget_version >= 0),
  add constraint transactions_budget_written check (budget is null or budget_version > 0);
