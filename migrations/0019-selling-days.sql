-- What a company sold, added up by day, so that its dashboard reads days and not orders. Kept with every change of an order, in the
-- same transaction, by triggers: a new step of an order cannot forget it. An order counts while it is accepted and its money stays,
-- on the day in Poland when it was placed.
create table selling_days (
  company_id int not null references companies,
  day date not null,
  currency text not null,
  orders int not null,
  -- Grosze, without delivery.
  goods bigint not null,
  -- What the seller receives of what was paid online, grosze.
  share bigint not null,
  primary key (company_id, day, currency)
);

-- The same by version. An order with several versions of a product counts as an order at one of them only, so that adding up a
-- product's versions says in how many orders it was.
create table selling_versions (
  company_id int not null references companies,
  day date not null,
  version_id int not null,
  product_id int not null,
  orders int not null,
  pieces int not null,
  primary key (company_id, day, version_id, product_id) include (pieces)
);
create index selling_versions_product on selling_versions (company_id, product_id, day) include (orders);

create function is_sold(orders) returns boolean language sql immutable parallel safe as $$
  select $1.status in ('confirmed', 'shipped', 'delivered') and $1.payment_status not in ('refundDue', 'refunded')
$$;
create function paid_share(orders) returns bigint language sql immutable parallel safe as $$
  select case when $1.payment_status = 'paid' and not $1.cash_on_delivery then $1.seller_amount else 0 end
$$;

-- Rows are added to in the order of their keys: two purchases of several sellers never wait for each other in a circle.
create function count_sold() returns trigger language plpgsql as $$
declare
  added orders[] := '{}';
  gone orders[] := '{}';
begin
  if tg_op = 'INSERT' then
    added := array(select o from now_rows o where is_sold(o));
  else
    -- Most steps change nothing here: a parcel that leaves was sold before.
    select coalesce(array_agg(n) filter (where is_sold(n)), '{}'), coalesce(array_agg(o) filter (where is_sold(o)), '{}')
    into added, gone from now_rows n join old_rows o on o.id = n.id
    where (is_sold(n), paid_share(n), n.goods, n.company_id, n.currency, n.placed_at)
      is distinct from (is_sold(o), paid_share(o), o.goods, o.company_id, o.currency, o.placed_at);
  end if;
  if cardinality(added) + cardinality(gone) = 0 then return null; end if;

  insert into selling_days as known (company_id, day, currency, orders, goods, share)
  select company_id, (placed_at at time zone 'Europe/Warsaw')::date, currency, sum(sign), sum(sign * goods), sum(sign * share)
  from (
    select company_id, placed_at, currency, goods, paid_share(o) as share, 1 as sign from unnest(added) as o
    union all
    select company_id, placed_at, currency, goods, paid_share(o), -1 from unnest(gone) as o) as change
  group by 1, 2, 3 order by 1, 2, 3
  on conflict (company_id, day, currency) do update set
    orders = known.orders + excluded.orders, goods = known.goods + excluded.goods, share = known.share + excluded.share;

  insert into selling_versions as known (company_id, day, version_id, product_id, orders, pieces)
  select company_id, day, version_id, product_id, sum(sign * first), sum(sign * quantity)
  from (
    select o.company_id, (o.placed_at at time zone 'Europe/Warsaw')::date as day, o.sign, i.version_id, i.product_id, i.quantity,
      (row_number() over (partition by o.sign, o.id, i.product_id order by i.version_id, i.id) = 1)::int as first
    from (
      select id, company_id, placed_at, 1 as sign from unnest(added)
      union all
      select id, company_id, placed_at, -1 from unnest(gone)) as o
      join order_items i on i.order_id = o.id) as change
  group by 1, 2, 3, 4 having sum(sign * first) <> 0 or sum(sign * quantity) <> 0 order by 1, 2, 3, 4
  on conflict (company_id, day, version_id, product_id) do update set
    orders = known.orders + excluded.orders, pieces = known.pieces + excluded.pieces;
  return null;
end $$;
create trigger orders_sold_added after insert on orders referencing new table as now_rows
  for each statement execute function count_sold();
create trigger orders_sold_changed after update on orders referencing old table as old_rows new table as now_rows
  for each statement execute function count_sold();

-- Counts everything again; nobody's order changes meanwhile. `select recount_sold()` is all that is ever needed to mend the sums.
create function recount_sold() returns void language plpgsql as $$
begin
  lock table orders in share row exclusive mode;
  delete from selling_days;
  delete from selling_versions;
  insert into selling_days (company_id, day, currency, orders, goods, share)
  select o.company_id, (o.placed_at at time zone 'Europe/Warsaw')::date, o.currency, count(*), sum(o.goods), sum(paid_share(o))
  from orders o where is_sold(o) group by 1, 2, 3;
  insert into selling_versions (company_id, day, version_id, product_id, orders, pieces)
  select company_id, day, version_id, product_id, sum(first), sum(quantity)
  from (
    select o.company_id, (o.placed_at at time zone 'Europe/Warsaw')::date as day, i.version_id, i.product_id, i.quantity,
      (row_number() over (partition by o.id, i.product_id order by i.version_id, i.id) = 1)::int as first
    from orders o join order_items i on i.order_id = o.id where is_sold(o)) as sold
  group by 1, 2, 3, 4;
end $$;
select recount_sold();

-- Looks at a company's products by day, and what a day's most looked at ones are found by: both however many products there are.
create table company_views (
  company_id int not null references companies,
  day date not null,
  views bigint not null,
  primary key (company_id, day)
);
insert into company_views select company_id, day, sum(views) from product_views group by 1, 2;
create index product_views_most on product_views (company_id, day, views desc, product_id);
drop index product_views_product;
create index product_views_product on product_views (product_id, day) include (views);
-- What is old is forgotten by these few rows.
create index company_views_day on company_views (day, company_id);

-- A customer's orders whatever became of them.
drop index orders_customer;
create index orders_customer on orders (company_id, buyer_email, placed_at desc, id desc)
  include (status, total, currency, payment_status);
