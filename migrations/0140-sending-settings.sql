-- Where a company's parcels come from. `shop_id`: the shop whose goods leave there; an address outlives it.
create table sender_addresses (
  id integer generated always as identity primary key,
  company_id integer not null references companies on delete cascade,
  shop_id integer references shops on delete set null,
  name text not null check (length(name) <= 100),
  contact text not null check (length(contact) <= 100),
  phone text not null,
  email text not null,
  street text not null,
  postal_code text not null,
  city text not null,
  country text not null,
  usual boolean not null default false,
  revision integer not null default 1
);
create index sender_addresses_company on sender_addresses (company_id);
create index sender_addresses_shop on sender_addresses (shop_id) where shop_id is not null;
create unique index sender_addresses_usual on sender_addresses (company_id) where usual;

-- How a company packs, prints and hands over, where it differs from what is usual.
create table sending_settings (
  company_id integer primary key references companies on delete cascade,
  revision integer not null default 0,
  -- Of its own boxes, by size: length, width, height in millimetres and weight in grams.
  boxes jsonb not null default '{}' check (jsonb_typeof(boxes) = 'object'),
  print text not null default 'a6' check (print in ('a6', 'a4', 'zpl')),
  -- By method of delivery.
  hand_overs jsonb not null default '{}' check (jsonb_typeof(hand_overs) = 'object'),
  -- When couriers may come: weekdays, from and to, the hour until which they are asked, and whether that happens by itself.
  collection jsonb check (jsonb_typeof(collection) = 'object')
);
