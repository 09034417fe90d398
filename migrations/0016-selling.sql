-- What a seller finds its orders by, copied from the purchase: one row tells all that a list of orders needs.
alter table orders
  add column buyer_email text not null default '',
  -- Words of the number, the buyer and the goods, each with the company before it: a search touches the seller's own orders alone.
  add column words tsvector not null default '',
  -- What the seller receives after the frozen commission, grosze.
  add column seller_amount bigint not null generated always as
    (total - coalesce((commission ->> 'net')::bigint, 0) - coalesce((commission ->> 'vat')::bigint, 0)) stored;

update orders set buyer_email = lower(p.email), words = array_to_tsvector(array(
  select distinct orders.company_id || found.kind || '/' || left(word, 40)
  from (values
      ('n', orders.number || ' ' || ltrim(split_part(orders.number, '-', 3), '0')),
      ('b', concat_ws(' ', p.first_name, p.last_name, p.email, regexp_replace(p.phone, '\D', '', 'g'),
        right(regexp_replace(p.phone, '\D', '', 'g'), 9))),
      ('g', (select string_agg(i.title || ' ' || i.version_name, ' ') from order_items i where i.order_id = orders.id))
    ) as found(kind, content),
    regexp_split_to_table(translate(lower(found.content), 'ąćęłńóśźżäöü', 'acelnoszzaou'), '[^[:alnum:]]+') as word
  where word <> ''))
from purchases p where p.id = orders.purchase_id;

drop index orders_company;
create index orders_company_placed on orders (company_id, placed_at desc, id desc)
  include (status, payment_status, cash_on_delivery, goods, seller_amount, currency);
create index orders_company_status on orders (company_id, status, placed_at desc, id desc);
create index orders_company_method on orders (company_id, method, placed_at desc, id desc);
-- Few of many: without it the list would be looked for among all others.
create index orders_company_ended on orders (company_id, placed_at desc, id desc) where status in ('cancelled', 'expired');
create index orders_customer on orders (company_id, buyer_email, placed_at desc, id desc)
  include (total, payment_status) where status in ('confirmed', 'shipped', 'delivered');
create index orders_words on orders using gin (words);
create index products_seller_status on products (company_id, status);
create index order_items_product on order_items (product_id, order_id);

-- How an order left: one parcel. A pick-up in a shop has none.
create table shipments (
  order_id bigint primary key references orders on delete cascade,
  carrier text not null,
  -- Null where the seller drives itself.
  tracking_number text,
  shipped_at timestamptz not null,
  updated_at timestamptz not null
);

-- Who did it, and what was before.
alter table order_events add column by_user uuid;
alter table order_events add column detail jsonb;

-- How often a product's page was looked at, by day in Poland; nothing about who did.
create table product_views (
  product_id int not null references products on delete cascade,
  day date not null,
  company_id int not null references companies,
  views int not null check (views > 0),
  primary key (company_id, day, product_id)
);
create index product_views_product on product_views (product_id);
