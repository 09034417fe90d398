-- What buyers say of what they received: once a line of an order. Who it was is the name shown, made when it was written.
create table reviews (
  id bigint generated always as identity primary key,
  order_item_id bigint not null unique references order_items on delete cascade,
  order_id bigint not null references orders,
  company_id int not null references companies,
  product_id int not null,
  -- Where it was collected; null: it was sent.
  shop_id int,
  -- What was bought, as the order says it.
  title text not null,
  score smallint not null check (score between 1 and 5),
  comment text not null check (octet_length(comment) <= 1240),
  pictures text[] not null default '{}' check (cardinality(pictures) <= 4),
  author text not null,
  -- The language it was written in.
  locale text not null,
  written_at timestamptz not null,
  changed_at timestamptz,
  withdrawn_at timestamptz,
  hidden_at timestamptz,
  hidden_reason text,
  reply text,
  replied_at timestamptz,
  -- Of the oldest report nobody has settled.
  reported_at timestamptz,
  check ((hidden_at is null) = (hidden_reason is null)),
  check ((reply is null) = (replied_at is null))
);
create index reviews_order on reviews (order_id);
-- What is public, by product, shop and company: the newest first, and by score.
create index reviews_product on reviews (product_id, id) where withdrawn_at is null and hidden_at is null;
create index reviews_product_score on reviews (product_id, score, id) where withdrawn_at is null and hidden_at is null;
create index reviews_shop on reviews (shop_id, id) where withdrawn_at is null and hidden_at is null;
create index reviews_shop_score on reviews (shop_id, score, id) where withdrawn_at is null and hidden_at is null;
create index reviews_company on reviews (company_id, id) where withdrawn_at is null and hidden_at is null;
create index reviews_company_score on reviews (company_id, score, id) where withdrawn_at is null and hidden_at is null;
-- What the seller sees, and has not answered; what the operator looks at.
create index reviews_received on reviews (company_id, id) where withdrawn_at is null;
create index reviews_unanswered on reviews (company_id, id) where withdrawn_at is null and reply is null;
create index reviews_reported on reviews (reported_at, id) where reported_at is not null;
create index reviews_hidden on reviews (id) where hidden_at is not null;

-- How many reviews of each score are public.
create table review_totals (
  kind text not null check (kind in ('product', 'shop', 'company')),
  subject_id int not null,
  s1 int not null default 0,
  s2 int not null default 0,
  s3 int not null default 0,
  s4 int not null default 0,
  s5 int not null default 0,
  primary key (kind, subject_id)
);

-- Who asks the operator to look at a review: once each.
create table review_reports (
  review_id bigint not null references reviews on delete cascade,
  user_id uuid not null references users on delete cascade,
  reason text not null,
  words text not null,
  at timestamptz not null,
  settled_at timestamptz,
  primary key (review_id, user_id)
);
create index review_reports_user on review_reports (user_id);
