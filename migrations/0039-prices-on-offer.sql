-- When a product was published, and when its seller might sell: only prices of the time when both held were on offer, and only they
-- count for the lowest price of 30 days.
create table offer_periods (
  product_id int not null references products on delete cascade,
  began_at timestamptz not null,
  -- Null: it goes on.
  ended_at timestamptz check (ended_at >= began_at)
);
create index offer_periods_product on offer_periods (product_id, began_at);
create unique index offer_periods_open on offer_periods (product_id) where ended_at is null;

create table selling_periods (
  company_id int not null references companies on delete cascade,
  began_at timestamptz not null,
  ended_at timestamptz check (ended_at >= began_at)
);
create index selling_periods_company on selling_periods (company_id, began_at);
create unique index selling_periods_open on selling_periods (company_id) where ended_at is null;

-- What is known of the past: it was on offer since it was first published, a paused one until it was last changed.
insert into offer_periods (product_id, began_at, ended_at)
  select id, offered_since, case when status <> 'published' then greatest(updated_at, offered_since) end
  from products where offered_since is not null;
insert into selling_periods (company_id, began_at, ended_at)
  select id, '-infinity', case when not sells then now() end from companies where sells or status = 'suspended';

-- Whoever changes a status, by whatever way: what hangs on it follows.
drop trigger products_offered on products;
drop function product_offered();
alter table products drop column offered_since;
create function product_first_offered() returns trigger language plpgsql as $$
begin
  -- What comes with a history of prices was on offer with it.
  insert into offer_periods (product_id, began_at) select id, '-infinity' from added where status = 'published';
  return null;
end $$;
create trigger products_first_offered after insert on products
  referencing new table as added for each statement execute function product_first_offered();
create function product_offered() returns trigger language plpgsql as $$
begin
  if new.status = 'published' then
    insert into offer_periods (product_id, began_at) values (new.id, new.updated_at);
  else
    update offer_periods set ended_at = greatest(began_at, new.updated_at) where product_id = new.id and ended_at is null;
  end if;
  return null;
end $$;
create trigger products_offered after update of status on products
  for each row when ((old.status = 'published') <> (new.status = 'published')) execute function product_offered();

create function company_sells() returns trigger language plpgsql as $$
declare
  at timestamptz := now();
begin
  if tg_op = 'INSERT' then
    if new.sells then insert into selling_periods (company_id, began_at) values (new.id, '-infinity'); end if;
    return null;
  end if;
  if new.sells = old.sells then return null; end if;
  if new.decided_at is distinct from old.decided_at then at := coalesce(new.decided_at, at); end if;
  if new.sells then
    insert into selling_periods (company_id, began_at) values (new.id, at);
  else
    update selling_periods set ended_at = greatest(began_at, at) where company_id = new.id and ended_at is null;
  end if;
  return null;
end $$;
create trigger companies_sell after insert or update on companies for each row execute function company_sells();

-- Prices of versions that were deleted: who makes the same one again goes on from them.
create table former_prices (
  company_id int not null references companies on delete cascade,
  -- No reference: the product may be gone, too.
  product_id int not null,
  erp_code text,
  ean text,
  brand text not null,
  model text not null,
  condition text not null,
  version_name text not null,
  -- Of the version alone, and with those of its product.
  own_attributes jsonb not null,
  attributes jsonb not null,
  amount bigint not null,
  offered_from timestamptz not null,
  offered_until timestamptz not null,
  deleted_at timestamptz not null
);
create index former_prices_company on former_prices (company_id, offered_until);

-- What is struck is the lowest price of the 30 days before; what stands above the price by less was no reduction.
update versions set was_price = case when last_price > price then last_price end, last_price = case when last_price > price then last_price end
  where was_price is not null or last_price is not null;
alter table versions add constraint versions_reduction check (was_price = last_price);

with mended as (
  update listing_cards set card = (card::jsonb || case
      when (card::jsonb ->> 'lastPrice')::bigint > (card::jsonb ->> 'price')::bigint
        then jsonb_build_object('wasPrice', card::jsonb -> 'lastPrice')
      else '{"wasPrice": null, "lastPrice": null}' end)::text
  where card::jsonb -> 'wasPrice' <> card::jsonb -> 'lastPrice' returning product_id),
  risen as (update search_state set revision = revision + 1 where exists (select from mended) returning revision)
insert into listing_changes (revision, product_id) select revision, product_id from risen, mended;
