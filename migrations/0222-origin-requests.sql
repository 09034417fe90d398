-- Who bought asks who stands behind a product: whoever sold it answers within one month (Directive 2024/2853, art. 8). Of the one who asks
-- nothing is kept but the order.
create table if not exists origin_requests (
  id int generated always as identity primary key,
  order_id bigint not null references orders on delete cascade,
  company_id int not null references companies on delete cascade,
  product_id int not null,
  -- As it was called when it was ordered.
  title text not null,
  asked_at timestamptz not null,
  -- The last day on which it can be answered.
  due_on date not null,
  -- Name, addresses and what they are to the product: maker, importer or supplier; words of who answers.
  answer jsonb,
  answered_at timestamptz,
  answered_by uuid,
  -- A reminder has left before it is due; the operator was told that it is late.
  reminded_at timestamptz,
  late_told_at timestamptz,
  unique (order_id, product_id)
);
create index if not exists origin_requests_company on origin_requests (company_id, id desc);
create index if not exists origin_requests_open on origin_requests (due_on) where answered_at is null;
