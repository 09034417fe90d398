-- The operator's rates apart from the default (settings 'commission'): for a category and what is below it, for a company, for both.
create table commission_rules (
  id int generated always as identity primary key,
  company_id int references companies on delete cascade,
  category_id int references categories on delete cascade,
  -- Basis points of the goods' gross value.
  rate int not null check (rate between 0 and 3000),
  set_at timestamptz not null default now(),
  check (company_id is not null or category_id is not null),
  unique nulls not distinct (company_id, category_id)
);
create index commission_rules_category on commission_rules (category_id) where category_id is not null;

-- A courier that is switched off keeps what was entered; its price may be missing.
alter table delivery_prices alter column price drop not null;
alter table delivery_prices add constraint delivery_prices_on_needs_price check (price is not null or not enabled);
-- Prices of parcels by size, grosze, where they differ from `price`: {"small": 1299}.
alter table delivery_prices add column size_prices jsonb not null default '{}';
-- Checked when a statement ends: two couriers may swap their ids.
drop index delivery_prices_external;
alter table delivery_prices add constraint delivery_prices_external unique (company_id, external_id) deferrable initially immediate;

create table company_logistics (
  company_id int primary key references companies on delete cascade,
  -- Grows with every save of the delivery prices.
  revision int not null default 0,
  inpost_organization text,
  inpost_key_sealed bytea,
  inpost_key_last4 text,
  inpost_key_set_at timestamptz,
  check ((inpost_organization is null) = (inpost_key_sealed is null)),
  check ((inpost_key_last4 is null) = (inpost_key_sealed is null)),
  check ((inpost_key_set_at is null) = (inpost_key_sealed is null))
);

-- The parcel that one piece fits in; the largest of an order decides what its delivery costs.
alter table products add column parcel_size text not null default 'medium' check (parcel_size in ('small', 'medium', 'large'));
