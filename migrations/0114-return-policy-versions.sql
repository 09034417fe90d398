-- What companies promise beyond the law, as it stood from each moment on: an order keeps what was promised when it was placed. Takes the place of
-- `return_policies`, which stays while servers of before still write it.
create table if not exists return_policy_versions (
  company_id int not null references companies on delete cascade,
  since timestamptz not null,
  -- Days from delivery; null: nothing beyond the law.
  return_days int check (return_days between 15 and 365),
  exchange_days int check (exchange_days between 1 and 365),
  warranty_months int check (warranty_months between 1 and 120),
  -- Who pays for the way back where the law leaves it to the buyer.
  return_paid_by text not null default 'buyer' check (return_paid_by in ('buyer', 'seller')),
  -- Where goods are sent; null: the company's own address.
  return_address text,
  primary key (company_id, since)
);
insert into return_policy_versions (company_id, since, return_days, exchange_days, warranty_months)
  select company_id, '1970-01-01', return_days, exchange_days, warranty_months from return_policies
  on conflict do nothing;
