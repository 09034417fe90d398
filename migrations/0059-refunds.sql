-- Money that goes back to buyers by decision: of a paid order wholly or in part, or because it was called off.
-- What of an order was decided to go back, all in all; grosze.
alter table orders add column if not exists given_back bigint not null default 0;
alter table orders drop constraint if exists orders_given_back_check;
alter table orders add constraint orders_given_back_check check (given_back between 0 and total) not valid;
alter table orders validate constraint orders_given_back_check;

-- By whom the money goes: the provider, or a bank transfer made by people; and how often the provider was asked for it anew.
alter table payment_refunds add column if not exists way text not null default 'provider' check (way in ('provider', 'transfer'));
alter table payment_refunds add column if not exists attempt int not null default 1;
create index if not exists payment_refunds_open on payment_refunds (id) where status <> 'done';

create table if not exists refunds (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  company_id int not null references companies,
  kind text not null check (kind in ('whole', 'amount', 'line', 'delivery', 'cancel')),
  -- What of the order had gone back before: two refunds never begin at the same grosz.
  given_before bigint not null check (given_before >= 0),
  amount bigint not null check (amount > 0),
  currency text not null,
  -- By item (null: the delivery): pieces and grosze.
  parts jsonb not null,
  reason text not null,
  words text,
  by_kind text not null check (by_kind in ('buyer', 'seller', 'operator')),
  by_user uuid references users on delete set null,
  -- How it goes: the attempt of the provider that counts now; null where the seller holds the money itself.
  payment_refund_id bigint references payment_refunds,
  created_at timestamptz not null,
  unique (order_id, given_before)
);
create index if not exists refunds_payment_refund on refunds (payment_refund_id) where payment_refund_id is not null;

-- What goes back by bank transfer, because the provider cannot or will not.
create table if not exists refund_transfers (
  id bigint generated always as identity primary key,
  -- The attempt it stands for; null where the seller holds the money.
  payment_refund_id bigint unique references payment_refunds,
  refund_id bigint unique references refunds,
  -- Whose money it is; of what came too late, an order of that purchase.
  order_id bigint not null references orders,
  payer text not null check (payer in ('market', 'seller')),
  amount bigint not null check (amount > 0),
  currency text not null,
  status text not null check (status in ('wanted', 'due', 'done')),
  iban text,
  holder text,
  created_at timestamptz not null,
  done_at timestamptz,
  done_by uuid references users on delete set null,
  check (refund_id is not null or payment_refund_id is not null),
  check ((iban is null) = (status = 'wanted'))
);
create index if not exists refund_transfers_open on refund_transfers (id) where status <> 'done';
create index if not exists refund_transfers_order on refund_transfers (order_id);

-- What a company says its people may give back of an order, by role; grosze, null: without limit.
create table if not exists refund_limits (
  company_id int primary key references companies on delete cascade,
  limits jsonb not null,
  revision int not null default 1,
  updated_at timestamptz not null
);
