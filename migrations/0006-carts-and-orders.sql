create table carts (
  id bigint generated always as identity primary key,
  key text not null unique,
  user_id uuid references users on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index carts_user on carts (user_id) where user_id is not null;
create index carts_age on carts (updated_at);

create table cart_lines (
  cart_id bigint not null references carts on delete cascade,
  version_id int not null references versions on delete cascade,
  quantity int not null check (quantity > 0),
  added_price bigint not null,
  added_at timestamptz not null default now(),
  primary key (cart_id, version_id)
);

create table cart_deliveries (
  cart_id bigint not null references carts on delete cascade,
  company_id int not null references companies on delete cascade,
  method text not null,
  cash_on_delivery boolean not null default false,
  pickup_point text,
  shop_id int references shops on delete set null,
  primary key (cart_id, company_id)
);

-- What was bought in one go.
create table purchases (
  id bigint generated always as identity primary key,
  key text not null unique,
  cart_id bigint,
  -- A repeated request with the same key finds the purchase instead of placing it again.
  idempotency_key text unique,
  request_hash bytea,
  user_id uuid references users on delete set null,
  email text not null,
  phone text not null,
  first_name text not null,
  last_name text not null,
  shipping_address jsonb,
  invoice jsonb,
  locale text not null,
  currency text not null,
  total bigint not null,
  due_online bigint not null,
  -- Until when stock is held for the online payment.
  held_until timestamptz,
  placed_at timestamptz not null default now()
);
create index purchases_user on purchases (user_id, placed_at desc) where user_id is not null;

-- One seller's part of a purchase.
create table orders (
  id bigint generated always as identity primary key,
  purchase_id bigint not null references purchases,
  number text not null unique,
  company_id int not null references companies,
  status text not null check (status in ('pending', 'confirmed', 'shipped', 'delivered', 'cancelled', 'expired')),
  payment_status text not null check (payment_status in ('unpaid', 'paid', 'onDelivery', 'refundDue', 'refunded')),
  -- Seller as the buyer saw it when ordering.
  seller jsonb not null,
  method text not null,
  cash_on_delivery boolean not null,
  pickup jsonb,
  goods bigint not null,
  delivery bigint not null,
  total bigint not null,
  amount_paid bigint not null default 0,
  currency text not null,
  -- Frozen when placed: basis points, base, net commission and the VAT on it, in grosze.
  commission jsonb not null,
  held_until timestamptz,
  placed_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index orders_purchase on orders (purchase_id, id);
create index orders_company on orders (company_id, id desc);
create index orders_held on orders (held_until) where status = 'pending';

create table order_items (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders on delete cascade,
  product_id int not null,
  version_id int not null,
  title text not null,
  version_name text not null,
  state text not null,
  image_key text,
  vat_scheme text not null,
  quantity int not null check (quantity > 0),
  unit_price bigint not null,
  line_total bigint not null
);
create index order_items_order on order_items (order_id, id);

-- Append-only history of every order.
create table order_events (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders on delete cascade,
  from_status text,
  to_status text not null,
  note text,
  at timestamptz not null default now()
);
create index order_events_order on order_events (order_id, id);

create sequence order_numbers;
alter table payments add constraint payments_of_purchase foreign key (purchase_id) references purchases;
