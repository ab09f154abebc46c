-- What the way of a policy was last compared with, and what was found on it after the policy was agreed: each once.
create table insurance_way_reviews (
  insurance_id uuid primary key references insurance_policies,
  uid          uuid not null references companies,
  -- The number of the list of war areas, and the closures of passages that lasted then.
  as_of        text not null,
  -- As the referrals of a policy.
  found        jsonb not null default '[]' check (jsonb_typeof(found) = 'array')
);
